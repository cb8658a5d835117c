import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const bikes: BusinessKnowledge = {
  ...plumber,
  name: 'Switchback Cycle Works',
  industry: 'Bicycle repair',
  hours: week('10:00-18:00', '10:00-16:00', 'closed'),
  services: [
    withOptions('tune', 'Tune-Up', { Basic: 70, Full: 115, Deluxe: 180 }),
    withOptions('storage', 'Winter Storage', { 'One bike': 90, 'Two bikes': 160 }),
    priced('chain', 'Chain Replacement', 45),
    priced('fitting', 'Bike Fitting', 150),
    priced('kids', 'Kids Bike Tune', 40),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

function after(...lines: string[]) {
  const call = callTo(bikes, '+16135550142');
  const said = lines.map((line) => call.say(line)).at(-1) ?? '';
  const { items } = call.conversation().wanted;
  return { said, wanted: items.map(({ name }) => name) };
}

const booking = "I'd like to book a full tune-up on friday, my name is Dana Lee";

describe('an option that is ruled out', () => {
  it.each([
    "it's not the full one though, just the basic",
    'no, not the full, the basic',
    "I didn't say full, I said basic",
  ])('gives its place to the one that is named: %s', (words) => {
    expect(after(booking, words).wanted).toEqual(['Tune-Up (Basic)']);
  });

  it('is not what is told or booked of its service from then on', () => {
    expect(after(booking, 'not the full one, no').wanted).not.toContain('Tune-Up (Full)');
    const { said } = after(
      'how much is a deluxe tune-up',
      'no, not the deluxe',
      'book the tune-up friday',
    );
    expect(said).not.toMatch(/deluxe is/i);
  });

  it('leaves the other one of two', () => {
    const { said } = after('how much is winter storage for two bikes', 'no, not two bikes');
    expect(said).toContain('$90');
  });

  it('closes no call, and is not said to be changed where it was out already', () => {
    const { said, wanted } = after(
      booking,
      "it's not the full one, just the basic",
      'take the full one off',
    );
    expect(wanted).toEqual(['Tune-Up (Basic)']);
    expect(said).not.toMatch(/goodbye|changed/i);
  });

  it('stays where another thing is not meant', () => {
    expect(after(booking, "it's not urgent or anything").wanted).toEqual(['Tune-Up (Full)']);
  });
});

describe('what is worked on or brought', () => {
  it.each(['can you remove the chain on friday', 'could I drop my bike off for a fitting friday'])(
    'is not ruled out by it: %s',
    (words) => {
      const call = callTo(bikes);
      call.say(words);
      expect(call.conversation().wanted.declined).toEqual([]);
    },
  );
});

describe('who is spoken of', () => {
  it.each([
    "I'm Dana, I'm the daughter, so call me, not her",
    "actually, I've got a sick kid at home",
  ])('brings no service into what is wanted: %s', (words) => {
    expect(after(booking, words).wanted).toEqual(['Tune-Up (Full)']);
  });
});
