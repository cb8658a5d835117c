import { describe, expect, it } from 'vitest';
import { note } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { garage } from '../testing/more-trades.ts';

function asked(words: string, knowledge = garage) {
  const call = callTo(knowledge, '+16135550142');
  call.say("I'd like an oil change thursday at ten, it's Nora Pim");
  const said = call.say(words);
  return { said, unanswered: call.conversation().unanswered.length };
}

describe('whether somebody calls before a visit', () => {
  it.each([
    'yeah and does he phone before he shows up',
    "do you guys text when you're on your way",
    'yep, does somebody give me a heads up the day before',
    'and will they ring first',
  ])('is a question of that visit, and none of the call that was promised: %s', (words) => {
    const { said, unanswered } = asked(words);
    expect(unanswered).toBe(1);
    expect(said).not.toMatch(/someone (?:from the team )?will call you/i);
  });

  it('is answered where it is written', () => {
    const told = {
      ...garage,
      operationalNotes: [note('eve', 'The day before', 'We call the day before every visit.')],
    };
    expect(asked('do you call the day before', told).unanswered).toBe(0);
  });

  it.each(['can you call me before five', 'call me when my car is ready please'])(
    'is not asked by who wants a call: %s',
    (words) => {
      expect(asked(words).unanswered).toBe(0);
    },
  );
});
