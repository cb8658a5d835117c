import { describe, expect, it } from 'vitest';
import { advance, newConversation, nextDeadline, outcomeOf } from '../advance.ts';
import type { Input } from '../conversation.ts';
import { explained, priced, week, withOptions } from '../testing/business-parts.ts';
import { animalClinic } from '../testing/more-trades.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';

/** A trade that goes to its callers. */
const cleaners = {
  ...animalClinic,
  name: 'Bright Pane Cleaning',
  hours: week('09:00-17:00', '09:00-13:00', 'closed'),
  services: [
    priced('gutter', 'Gutter Cleaning', '90', 'at your house'),
    withOptions('panes', 'Window Cleaning', { Bungalow: '120', 'Two storey': '180' }),
  ],
  commonQuestions: [explained('area', 'Where do you go?', 'We come to you in Perth and Lanark.')],
  operationalNotes: [],
};

/** A call in which every entry is what a caller says, or null for nothing until we speak again. */
function afterAll(...lines: (string | null)[]) {
  const receptionist = receptionistOf(cleaners);
  let conversation = newConversation();
  let now = 1_773_165_600_000;
  const give = (input: Input, after: number): string => {
    now += after;
    const step = advance(receptionist, conversation, input, now);
    conversation = step.conversation;
    return step.effects.flatMap((one) => (one.type === 'say' ? [one.text] : [])).join(' ');
  };
  give({ type: 'answered', callId: 'CA1', channel: 'phone', from: '+16135550142' }, 0);
  const said = lines.map((line) => {
    give({ type: 'speechPlayed' }, 3_000);
    return line === null
      ? give({ type: 'deadlineReached' }, (nextDeadline(conversation) ?? now) - now)
      : give({ type: 'callerSpoke', text: line }, 3_000);
  });
  return { said, conversation, receptionist, now };
}

const booking = ['could I book gutter cleaning thursday at ten', 'Joan Pell'];

describe('an open question', () => {
  it.each([1, 2])('outlives %i silences, whichever detail is asked for', (silences) => {
    const quiet = Array.from({ length: silences }, () => null);
    const { said, conversation } = afterAll(...booking, ...quiet);
    expect(conversation.open?.question.kind).toBe('address');
    expect(said.at(-1)).toMatch(/address/);
    const answered = afterAll(...booking, ...quiet, '14 Gore Street in Perth');
    expect(answered.conversation.caller.address?.value).toContain('14 Gore Street');
    expect(answered.said.at(-1)).toEqual(
      afterAll(...booking, '14 Gore Street in Perth').said.at(-1),
    );
  });

  it('is asked again where a choice was put', () => {
    const { said, conversation } = afterAll('how much is window cleaning', null, null);
    expect(conversation.open?.question.kind).toBe('whichOption');
    expect(said.at(-1)).toMatch(/which/i);
  });
});

describe('a silence', () => {
  it('in which nobody ever spoke leaves no message behind', () => {
    const { conversation } = afterAll(null, null, null, null);
    expect(conversation.phase).not.toBe('talking');
    expect(outcomeOf(conversation).lead?.reason ?? null).toBeNull();
  });

  it.each([
    'how much is gutter cleaning',
    'how much is window cleaning',
    'are you open on sunday',
    'where do you go',
    'hello',
  ])('after %j, which was answered, leaves no message behind', (asked) => {
    const { conversation } = afterAll(asked, null, null, null, null);
    expect(conversation.phase).not.toBe('talking');
    expect(outcomeOf(conversation).lead).toBeNull();
  });

  it.each(['my window is leaking', 'do you clean chimneys', 'I have a message for the owner'])(
    'after %j, which waits, leaves a message behind',
    (said) => {
      const { conversation } = afterAll(said, null, null, null, null);
      expect(outcomeOf(conversation).lead?.reason).toMatch(/^message/);
    },
  );

  it('that is broken by the name we asked for leaves a message after all', () => {
    const quiet = [null, null, null];
    const { said, conversation } = afterAll('are you open on sunday', ...quiet, "it's Joan Pell");
    expect(said.at(-1)).not.toMatch(/anything else/i);
    expect(outcomeOf(conversation).lead).toMatchObject({ name: 'Joan Pell', reason: 'message' });
  });

  it('is met later each time, and a call is let go after more than a minute of it', () => {
    const { receptionist, now, conversation: priced } = afterAll('how much is window cleaning');
    let conversation = priced;
    let at = now;
    const waited: number[] = [];
    while (conversation.phase === 'talking') {
      conversation = advance(receptionist, conversation, { type: 'speechPlayed' }, at).conversation;
      const due = nextDeadline(conversation) ?? Number.NaN;
      waited.push(due - at);
      at = due;
      conversation = advance(
        receptionist,
        conversation,
        { type: 'deadlineReached' },
        at,
      ).conversation;
    }
    expect(waited).toEqual([7_000, 15_000, 25_000, 40_000]);
  });
});
