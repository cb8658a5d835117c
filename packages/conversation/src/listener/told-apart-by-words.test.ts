import { describe, expect, it } from 'vitest';
import { note, priced, withOptions } from '../testing/business-parts.ts';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const garage = {
  ...barber,
  services: [
    withOptions('oil', 'Oil change', {
      Conventional: 60,
      'Synthetic blend': 80,
      'Full synthetic': 100,
    }),
    withOptions('swap', 'Tire changeover', { 'On rims': 50, 'Off rims': 90 }),
    priced('storage', 'Tire storage', 12, 'per week'),
    priced('wash', 'Hand wash', 25),
  ],
  commonQuestions: [],
  operationalNotes: [note('old', 'Old tires', 'Old tires left for disposal are 5 dollars each.')],
};

describe('options', () => {
  it('are told apart by what a thing has or has not', () => {
    const call = callTo(garage);
    call.say('how much is a tire changeover');
    expect(call.say('they are not on rims or anything')).toContain('$90');
  });

  it('are told apart by the plain one of them, which takes the place of the other', () => {
    const call = callTo(garage);
    expect(call.say('how much is a full synthetic oil change')).toContain('$100');
    const said = call.say('scratch that, just the regular cheap oil');
    expect(said).toContain('$60');
    expect(said).not.toContain('$100');
  });
});

describe('a count of one of several things', () => {
  it('counts no other of them', () => {
    const said = callTo(garage).say('how much is a hand wash and tire storage for four weeks');
    expect(said).toContain('$48');
    expect(said).toContain('$25');
    expect(said).not.toContain('$100');
  });
});

describe('a price that stands in a note', () => {
  it('is told with what it comes to for as many', () => {
    const call = callTo(garage);
    call.say('how much is a tire changeover on rims');
    expect(
      call.say('and the old ones i want to get rid of all four of them, what is that'),
    ).toContain('$20');
  });
});

describe('a trouble that no word of which is of anything listed', () => {
  it('is asked about, and met with no list of unlike things', () => {
    const said = callTo(garage).say("it won't go, what is that gonna run me");
    expect(said).not.toMatch(/\$|\bor\b/);
  });
});
