import { describe, expect, it } from 'vitest';
import { advance, newConversation, nextDeadline, wordsToCompare } from './advance.ts';
import type { Input } from './conversation.ts';
import { comparedTexts } from './listener/candidates.ts';
import { hashText } from './listener/hash.ts';
import { tintShop } from './testing/businesses.ts';
import { receptionistOf } from './testing/receptionist-of.ts';

const receptionist = receptionistOf(tintShop);
const now = 1_773_165_600_000;
const spoke = (text: string) => ({ type: 'callerSpoke', text }) as const;

function greeted(language: 'en' | 'fr' = 'en') {
  const answered = { type: 'answered', callId: 'CA1', channel: 'phone', from: null } as const;
  return advance(receptionist, newConversation(), { ...answered, language }, now).conversation;
}
const textsOf = (input: Input, language?: 'en' | 'fr') =>
  wordsToCompare(receptionist, greeted(language), input, now);

describe('the words of a turn that are compared', () => {
  it('are those that could mean several things the shop knows', () => {
    expect(textsOf(spoke('can you keep the sun off my little one in the back'))).toEqual([
      'can you keep the sun off my little one in the back',
    ]);
  });

  it('are none where the caller speaks French, or asks after nothing', () => {
    expect(textsOf(spoke('est-ce que vous pouvez cacher le soleil derrière'), 'fr')).toEqual([]);
    expect(textsOf(spoke('hello there'))).toEqual([]);
    expect(textsOf({ type: 'speechPlayed' })).toEqual([]);
  });

  it('are told without a change to the call', () => {
    const conversation = greeted();
    const before = JSON.stringify(conversation);
    wordsToCompare(receptionist, conversation, spoke('what would it cost for my truck'), now);
    expect(JSON.stringify(conversation)).toBe(before);
  });

  it('of a sentence that was cut off are told once nothing follows it', () => {
    const half = spoke('do you guys do the kind of thing where the');
    expect(textsOf(half)).toEqual([]);
    const { conversation } = advance(receptionist, greeted(), half, now);
    const due = nextDeadline(conversation) ?? 0;
    expect(wordsToCompare(receptionist, conversation, { type: 'deadlineReached' }, due)).toEqual([
      half.text,
    ]);
  });
});

describe('what they are like', () => {
  const question = 'what do people do with their wheels once they get there';
  const titles = comparedTexts(receptionist.candidates).map(({ title }) => title);
  const likenesses = (length: number) => {
    const scores = Array.from({ length }, (_, at) => (titles[at] === 'Parking' ? 85 : 5));
    return [{ of: hashText(question), title: scores, full: scores, part: scores }];
  };
  const reply = (input: Input) =>
    advance(receptionist, greeted(), input, now).effects.flatMap((effect) =>
      effect.type === 'say' ? effect.text : [],
    );

  it('tells what is meant where no word is the same', () => {
    expect(reply(spoke(question)).join()).not.toContain('parking');
    const compared = { ...spoke(question), likenesses: likenesses(titles.length) };
    expect(reply(compared).join()).toContain('Free parking');
  });

  it('is passed over where it was worked out for another shop', () => {
    const other = { ...spoke(question), likenesses: likenesses(titles.length + 1) };
    expect(reply(other)).toEqual(reply(spoke(question)));
  });
});
