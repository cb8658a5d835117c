import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { no, note, priced, unquoted, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { tintShop } from '../testing/tint-shop.ts';

const bare = { ...salon, industry: null, about: null, commonQuestions: [], operationalNotes: [] };

const luthier: BusinessKnowledge = {
  ...bare,
  name: 'Rosewood Strings',
  services: [
    withOptions('guitar', 'Guitar Setup', { Acoustic: 80, Electric: 70 }),
    priced('neck', 'Guitar Neck Repair', 140),
    priced('bow', 'Bow Rehair', 65, 'violin and cello bows'),
  ],
  commonQuestions: [no('piano', 'Do you tune pianos?')],
  operationalNotes: [note('case', 'Cases', 'An instrument without a case is not taken in.')],
};

const heater: BusinessKnowledge = {
  ...bare,
  name: 'Ember Boiler House',
  services: [priced('heater', 'Pool Heater Repair', 210), unquoted('pump', 'Pump Rebuild', 0)],
};

const awning: BusinessKnowledge = {
  ...bare,
  name: 'Motor Shade',
  services: [withOptions('tint', 'Window Tint', { Sedan: 200, Truck: 240 })],
};

const answer = (knowledge: BusinessKnowledge, ...lines: string[]) => {
  const call = callTo(knowledge);
  return lines.map((line) => call.say(line)).at(-1) ?? '';
};

describe('work on a thing that nothing written bears', () => {
  it.each([
    [luthier, 'do you repair harp necks'],
    [luthier, 'can you rehair my cat'],
    [awning, 'do you tint house windows'],
    [awning, 'how much to tint a boat window'],
  ])('is met with no yes', (shop, line) => {
    expect(answer(shop, line)).not.toMatch(/\byes\b|we do offer/i);
  });

  it('is passed on, whatever is near it', () => {
    const call = callTo(luthier);
    call.say('do you repair harp necks');
    expect(call.outcome().unansweredQuestions).toEqual(['do you repair harp necks']);
  });

  it('is answered by what is written of it', () => {
    expect(answer(luthier, 'do you do a guitar setup on pianos')).toMatch(
      /^We don't tune pianos|No/i,
    );
    expect(answer(luthier, 'can you do a bow rehair without a case')).toContain('not taken in');
  });
});

describe('a condition that nobody wrote of', () => {
  it.each([
    'do you do guitar neck repair with a lifetime warranty',
    'can you do a guitar neck repair without glue',
    'do you do bow rehair for free',
  ])('takes the yes away and leaves the price: %s', (line) => {
    const call = callTo(luthier);
    const said = call.say(line);
    expect(said).not.toMatch(/\byes\b/i);
    expect(said).toMatch(/\$\d/);
    expect(call.outcome().unansweredQuestions).toEqual([line]);
  });
});

describe('what is listed', () => {
  it.each([
    [luthier, 'do you do guitar setups'],
    [luthier, 'can you fix my cracked old guitar neck'],
    [luthier, 'do you do bow rehair for my daughter'],
    [luthier, 'do you rehair cello bows'],
    [awning, 'do you tint trucks'],
    [awning, 'do you do window tint on a honda civic'],
    [heater, 'do you repair pool heaters'],
  ])('is met with a yes in the words callers have for it', (shop, line) => {
    expect(answer(shop, line)).toMatch(/\byes\b|we do\b/i);
  });
});

describe('what callers may do with a thing', () => {
  it('is not whether the work is done', () => {
    expect(answer(awning, 'can I drive with a cracked window')).not.toMatch(/\byes\b/i);
  });
});

describe('a comparison with a price that is kept back', () => {
  it.each([
    'is the pump rebuild double the heater repair',
    'is a pump rebuild cheaper than that',
    'is the pump rebuild the same as the heater repair',
  ])('is met with no yes: %s', (line) => {
    expect(answer(heater, line)).not.toMatch(/\byes\b/i);
  });
});

describe('what is bought at a counter', () => {
  const stall: BusinessKnowledge = {
    ...bare,
    name: 'Harbour Bakery',
    services: [priced('rye', 'Rye Loaf', 'from $6'), priced('class', 'Bread Class', 60)],
  };

  it('is told with its price and no time to set up', () => {
    const said = answer(stall, 'do you have rye loaves');
    expect(said).toContain('from $6');
    expect(said).not.toMatch(/at from|set up a time|come in for/i);
  });

  it('is no class', () => {
    expect(answer(stall, 'how much is the bread class')).toMatch(/set up a time|come in for|book/i);
  });
});

describe('a house at a shop that comes to houses', () => {
  const shop = {
    ...tintShop,
    operationalNotes: [
      {
        id: 'mobile',
        title: 'Mobile service',
        content: 'We come to your home for a 50 dollar fee.',
      },
    ],
  };

  it.each(['do you tint house windows', 'do you tint the windows of my house'])(
    'is no car where it is what is worked on: %s',
    (line) => expect(callTo(shop).say(line)).not.toMatch(/^Yes/),
  );

  it('is where somebody comes to', () => {
    expect(callTo(shop).say('can you tint my car at my house')).toMatch(/^Yes/);
  });
});
