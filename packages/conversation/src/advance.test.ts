import { describe, expect, it } from 'vitest';
import { advance, type Conversation, newConversation, nextDeadline, outcomeOf } from './advance.ts';
import type { Effect, Input, ReceptionistProfile } from './conversation.ts';
import { prepareReceptionist } from './receptionist.ts';
import { tintShop } from './testing/businesses.ts';
import { profileOf } from './testing/receptionist-of.ts';

const profile: ReceptionistProfile = profileOf(tintShop);

/** A call in progress, driven by hand with a clock of its own. */
function call(changes: Partial<ReceptionistProfile> = {}) {
  const receptionist = prepareReceptionist({ ...profile, ...changes });
  const held: {
    conversation: Conversation;
    now: number;
    effects: Effect[];
    ignored: string | null;
  } = { conversation: newConversation(), now: 1_773_165_600_000, effects: [], ignored: null };
  const give = (input: Input, after = 1_000): string => {
    held.now += after;
    const step = advance(receptionist, held.conversation, input, held.now);
    held.conversation = step.conversation;
    held.effects = step.effects;
    held.ignored = step.ignored;
    return step.effects.flatMap((effect) => (effect.type === 'say' ? [effect.text] : [])).join(' ');
  };
  const say = (text: string) => give({ type: 'callerSpoke', text });
  const wait = () => {
    held.now = nextDeadline(held.conversation) ?? held.now;
    return give({ type: 'deadlineReached' }, 0);
  };
  const greeting = give({ type: 'answered', callId: 'CA7', channel: 'phone', from: null });
  return { held, give, say, wait, greeting, outcome: () => outcomeOf(held.conversation) };
}

describe('the greeting', () => {
  it('says that an AI is speaking', () => {
    expect(call().greeting).toMatch(/AI assistant/);
  });

  it("keeps the owner's words and adds what they leave out before their question", () => {
    const { greeting } = call({
      firstMessage: 'Harbourview Tint, good day! What can we do for you?',
    });
    expect(greeting).toMatch(/^Harbourview Tint, good day! .*AI.* What can we do for you\?$/);
  });

  it('leaves a greeting alone that already discloses it', () => {
    const firstMessage = 'Hello, this is the virtual receptionist of Harbourview. How may I help?';
    expect(call({ firstMessage }).greeting).toBe(firstMessage);
  });
});

describe('what is told', () => {
  it('is told once where one sentence answers two things asked', () => {
    const told = call().say('do I need to pay a deposit?');
    expect(told.match(/50% deposit/g)).toHaveLength(1);
  });

  it('names a town as a town where the shop gives no street', () => {
    const at = (address: string) =>
      call({ knowledge: { ...tintShop, address } }).say('where are you located?');
    expect(at('Halifax, NS')).toContain("We're in Halifax.");
    expect(at('12 Duke Street, Halifax, NS')).toContain("We're at 12 Duke Street, Halifax.");
  });
});

describe('ids and order', () => {
  it('effects are numbered within the call', () => {
    const { held, say } = call();
    expect(held.effects.map(({ id }) => id)).toEqual(['CA7:1']);
    say('are you open on Saturday?');
    expect(held.effects.map(({ id }) => id)).toEqual(['CA7:2']);
  });

  it('a second answer to the same call is ignored with a reason', () => {
    const { held, give } = call();
    give({ type: 'answered', callId: 'CA8', channel: 'phone', from: null });
    expect(held.effects).toEqual([]);
    expect(held.ignored).toMatch(/answered already/);
  });

  it('nothing is said after the caller hung up', () => {
    const { held, give, say } = call();
    give({ type: 'hungUp' });
    expect(say('hello?')).toBe('');
    expect(held.ignored).toMatch(/ended/);
    expect(outcomeOf(held.conversation).endReason).toBe('caller-hung-up');
  });

  it('an answer to a request nobody made is ignored', () => {
    const { held, give } = call();
    give({ type: 'requestSucceeded', effectId: 'CA7:9', result: { kind: 'acknowledged' } });
    expect(held.effects).toEqual([]);
    expect(held.ignored).not.toBeNull();
  });
});

describe('silence', () => {
  it('is met with a question, then a simpler one, then an offer to take a message, then goodbye', () => {
    const { wait, held } = call();
    const lines = [wait(), wait(), wait(), wait()];
    expect(lines[0]).toMatch(/there|hear/);
    expect(lines[1]).toMatch(/message/);
    expect(lines[2]).toMatch(/name and number/);
    expect(lines[3]).toMatch(/Goodbye/);
    wait();
    expect(held.conversation.phase).toBe('ended');
    expect(held.conversation.endReason).toBe('silence');
  });

  it('is counted from the end of our own speech', () => {
    const { held, give } = call();
    give({ type: 'speechPlayed' }, 2_000);
    expect(nextDeadline(held.conversation)).toBe(held.now + 7_000);
  });

  it('is longer after the caller asked us to wait', () => {
    const { held, say } = call();
    say('hold on one second');
    expect((nextDeadline(held.conversation) ?? 0) - held.now).toBeGreaterThan(40_000);
  });

  it('a deadline that comes early changes nothing', () => {
    const { held, give } = call();
    give({ type: 'deadlineReached' }, 10);
    expect(held.effects).toEqual([]);
    expect(held.ignored).toMatch(/not due/);
  });
});

describe('barge-in', () => {
  it('history keeps what the caller heard and nothing more', () => {
    const { give, say, outcome } = call();
    say('how much is an SUV window tint?');
    give({ type: 'callerInterrupted', heard: 'Full Window Tint' });
    const last = outcome().transcript.at(-1);
    expect(last).toMatchObject({ content: 'Full Window Tint', interrupted: true });
  });

  it('a price that was not heard was not quoted', () => {
    const { give, say, outcome } = call();
    say('how much is an SUV window tint?');
    expect(outcome().quotes).toHaveLength(1);
    give({ type: 'callerInterrupted', heard: 'Full Window Tint for' });
    expect(outcome().quotes).toHaveLength(0);
  });

  it('a price that was heard stays quoted', () => {
    const { give, say, outcome } = call();
    say('how much is an SUV window tint?');
    give({ type: 'callerInterrupted', heard: 'Full Window Tint for an SUV is $399. Would' });
    expect(outcome().quotes).toHaveLength(1);
  });

  it('an answer to a line that was played whole leaves it whole', () => {
    const { give, say, held } = call();
    say('how much is an SUV window tint?');
    give({ type: 'speechPlayed' });
    const before = held.conversation.transcript;
    give({ type: 'callerInterrupted', heard: '' });
    expect(held.conversation.transcript).toEqual(before);
  });
});

describe('what makes a turn', () => {
  it('a back-channel while we speak is no turn, but its words are kept', () => {
    const { say, outcome, held } = call();
    say('how much is ceramic coating?');
    expect(say('mm-hm')).toBe('');
    expect(held.ignored).toMatch(/back-channel/);
    expect(outcome().transcript.at(-1)).toMatchObject({ role: 'user', content: 'mm-hm' });
  });

  it('a sentence cut in two is answered once, whole', () => {
    const { say } = call();
    expect(say('how much is the')).toBe('');
    expect(say('ceramic coating')).toMatch(/\$899/);
  });

  it('a sentence whose rest never comes is answered as it is', () => {
    const { say, wait } = call();
    expect(say('how much is the')).toBe('');
    expect(wait()).not.toBe('');
  });

  it('an empty turn is ignored', () => {
    const { say, held } = call();
    expect(say('   ')).toBe('');
    expect(held.ignored).toMatch(/nothing was said/);
  });

  it('ten thousand characters are kept whole and answered', () => {
    const { say, outcome } = call();
    const long = 'and another thing about my car '.repeat(330);
    expect(say(long)).not.toBe('');
    expect(outcome().transcript.at(-2)?.content).toBe(long.trim());
  });
});

describe('the goodbye', () => {
  it('is heard whole before the line closes', () => {
    const { say, give, held } = call();
    expect(say("that's all, bye")).toMatch(/Goodbye|good day|Take care/);
    expect(held.effects.some(({ type }) => type === 'hangUp')).toBe(false);
    give({ type: 'speechPlayed' });
    expect(held.effects).toMatchObject([{ type: 'hangUp', reason: 'caller-done' }]);
  });

  it('closes the line by itself where playback is not reported', () => {
    const { say, wait, held } = call();
    say('bye');
    wait();
    expect(held.conversation.phase).toBe('ended');
  });

  it('is taken back when the caller has one more question', () => {
    const { say, held } = call();
    say("that's all, bye");
    expect(say('oh wait, how much is ceramic coating?')).toMatch(/\$899/);
    expect(held.conversation.phase).toBe('talking');
  });

  it('is not answered again when the caller says bye too', () => {
    const { say, held } = call();
    say("that's all, bye");
    expect(say('bye bye')).toBe('');
    expect(held.conversation.phase).toBe('closing');
  });
});

describe('a line that drops', () => {
  it('is picked up without a second greeting, with the question that was open', () => {
    const { say, give } = call();
    say('how much is a window tint?');
    const line = give({ type: 'reconnected' });
    expect(line).toMatch(/cut off|back on the line/);
    expect(line).toMatch(/Which/);
    expect(line).not.toMatch(/Thanks for calling/);
  });
});

describe('the keypad', () => {
  it('0 asks for a person', () => {
    expect(call().give({ type: 'keyPressed', digit: '0' })).not.toBe('');
  });

  it('takes a phone number digit by digit once one is asked for', () => {
    const { say, give, outcome } = call();
    say('can someone call me back about ceramic coating?');
    say('Dana Whitfield');
    let line = '';
    for (const digit of '6045550188') line = give({ type: 'keyPressed', digit });
    expect(line).toMatch(/604, 555, 0188/);
    expect(outcome().lead?.phone).toBe('+16045550188');
  });
});

describe('a transfer', () => {
  it('is tried where a number takes calls', () => {
    const { say, held } = call({ transferNumber: '+16045550199' });
    say('can I talk to a real person please?');
    expect(held.effects).toMatchObject([{ type: 'transfer', to: '+16045550199' }, { type: 'say' }]);
  });

  it('comes back to the caller when nobody picks up', () => {
    const { say, give, held } = call({ transferNumber: '+16045550199' });
    say('can I talk to a real person please?');
    const line = give({
      type: 'requestSucceeded',
      effectId: 'CA7:2',
      result: { kind: 'transfer', outcome: 'unanswered' },
    });
    expect(line).toMatch(/picked up|reach anyone/);
    expect(held.conversation.phase).toBe('talking');
  });

  it('ends our part of the call when it is answered', () => {
    const { say, give, outcome } = call({ transferNumber: '+16045550199' });
    say('can I talk to a real person please?');
    give({
      type: 'requestSucceeded',
      effectId: 'CA7:2',
      result: { kind: 'transfer', outcome: 'answered' },
    });
    expect(outcome()).toMatchObject({ transferred: true, endReason: 'transferred' });
  });
});
