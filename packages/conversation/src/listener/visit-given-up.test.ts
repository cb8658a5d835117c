import { describe, expect, it } from 'vitest';
import { note, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

/** Calls are answered on Tuesday, March 10, 2026. */
const cleaners = {
  ...animalClinic,
  name: 'Bright Pane Cleaning',
  hours: week('09:00-17:00', '09:00-13:00', 'closed'),
  services: [priced('panes', 'Pane Cleaning', '90')],
  commonQuestions: [],
  operationalNotes: [note('late', 'Cancelling', 'A change on the day itself is 35.')],
};
const kinds = (words: string) => {
  const call = callTo(cleaners, '+16135550142');
  call.say(words);
  return call.conversation().wanted.requests.map(({ kind }) => kind);
};

describe('a visit that cannot be kept', () => {
  it.each([
    "one of your guys is coming thursday morning and I can't do it anymore",
    "your crew's supposed to be here friday at ten but I won't be home",
    "quelqu'un doit venir jeudi matin mais ça marchera pas",
  ])('is to be moved, though the word is not said: %s', (words) => {
    expect(kinds(words)).toEqual(['reschedule']);
  });

  it.each([
    'votre gars est supposé venir jeudi matin mais ça marchera pas faut que je l’annule',
    'your guy is coming friday but something came up so cancel him please',
  ])('is cancelled where that is said: %s', (words) => {
    expect(kinds(words)).toEqual(['cancel']);
  });

  it('is asked of by the terms of changing it', () => {
    const call = callTo(cleaners, '+16135550142');
    call.say("your guy's coming thursday and I can't do it anymore");
    expect(call.say('is there a charge for that')).toContain('35');
  });

  it.each([
    "your guys were here thursday and I can't get the stain out",
    "can I book a pane cleaning thursday, I can't do it myself",
  ])('is none of what only sounds like it: %s', (words) => {
    expect(kinds(words)).not.toContain('reschedule');
    expect(kinds(words)).not.toContain('cancel');
  });
});
