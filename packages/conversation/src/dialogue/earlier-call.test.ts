import { describe, expect, it } from 'vitest';
import { advance, newConversation, outcomeOf } from '../advance.ts';
import type { Effect, Input } from '../conversation.ts';
import { shops } from '../model/recordings/shops.ts';
import { summarise } from '../summary/summarise.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';

/** Tuesday, March 10, 2026, 2 PM in Halifax. */
const answeredAt = 1_773_162_000_000;
const earlier = {
  at: answeredAt - 3 * 60 * 60_000,
  name: 'Ottilie Crane',
  reason: 'book Drain Cleaning; kitchen sink',
  preferredTime: 'Fri Mar 13, 9 AM',
};

function callAgain(languageModel: boolean) {
  const receptionist = receptionistOf(shops.plumber, { languageModel });
  let conversation = newConversation();
  let now = answeredAt;
  const give = (input: Input): readonly Effect[] => {
    now += 2_000;
    const step = advance(receptionist, conversation, input, now);
    conversation = step.conversation;
    return step.effects;
  };
  give({ type: 'answered', callId: 'CA1', channel: 'phone', from: '+19025550144', earlier });
  return {
    say: (text: string) => {
      give({ type: 'speechPlayed' });
      return give({ type: 'callerSpoke', text });
    },
    sms: () => summarise(receptionist, outcomeOf(conversation), null).sms,
  };
}

const spoken = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === 'say' ? effect.text : [])).join(' ');

describe('an earlier call from the same number', () => {
  it('gives the name of who moves the visit noted then, and tells the owner which it was', () => {
    const call = callAgain(false);
    expect(spoken(call.say('I have to move my appointment to next Monday at ten'))).not.toMatch(
      /your name|what name/i,
    );
    expect(call.sms()).toMatch(/Ottilie Crane.*earlier call Tue Mar 10: .*Drain Cleaning/);
  });

  it('names nobody who asks something else', () => {
    const call = callAgain(false);
    const answer = spoken(call.say('how much is a drain cleaning for a bathroom'));
    expect(answer).not.toContain('Ottilie');
    expect(call.sms()).not.toContain('Ottilie');
  });

  it('gives way to the name that is said', () => {
    const call = callAgain(false);
    call.say("it's Basil Crane, I have to move my appointment to next Monday at ten");
    expect(call.sms()).toMatch(/^Basil Crane/);
  });

  it('is told to a model that leads', () => {
    const call = callAgain(true);
    const [asked] = call
      .say('about that visit on Friday')
      .flatMap((effect) =>
        effect.type === 'request' && effect.request.kind === 'askModel'
          ? effect.request.prompt.messages.at(-1)?.content
          : [],
      );
    expect(asked).toMatch(/EARLIER CALL .* by Ottilie Crane: book Drain Cleaning/);
  });
});
