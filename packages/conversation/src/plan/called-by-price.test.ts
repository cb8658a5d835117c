import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, unquoted, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...salon,
  name: 'Pennyfoot Heating',
  address: '18 Cask Street, Guelph, ON',
  serviceArea: null,
  hours: week('08:00-17:00', 'closed', 'closed'),
  services: [
    priced('tuneup', 'Boiler Tune-Up', 164, 'Burner and exchanger cleaned. Filter not included.'),
    unquoted('boiler', 'Boiler Replacement', 6000, 'Old one taken away.'),
    withOptions('radiators', 'Radiator Flush', { Small: 72, Large: 98 }),
    priced('valves', 'Valve Change', 83, 'Washer and labour included.'),
  ],
  commonQuestions: [
    explained(
      'seniors',
      'Is there a discount for seniors?',
      'Ten percent off tune-ups from 65 on.',
    ),
    explained('home', 'Do I have to be home?', 'Somebody over 18 has to let us in.'),
  ],
  operationalNotes: [
    note('area', 'Service area', 'Guelph, Rockwood and Elora. Trip charge of 45 outside Guelph.'),
  ],
};

describe('what callers call by its price', () => {
  it('is the service that has it', () => {
    const call = callTo(shop);
    call.say('how much is a tune-up and a valve change');
    expect(call.say('and the washer is that in the eighty three')).toContain(
      'washer and labour are included',
    );
  });

  it('is summed by its prices', () => {
    const call = callTo(shop);
    call.say('how much is a radiator flush');
    expect(call.say('so ninety eight plus the eighty three what does that come to')).toContain(
      '$181',
    );
  });

  it('is either where two things have it', () => {
    const twice = {
      ...shop,
      services: [...shop.services, priced('pump', 'Pump Change', 83, 'Seal included.')],
    };
    expect(callTo(twice).say('what do i get for the eighty three')).toMatch(/\bor\b.*\?/);
  });
});

describe('one of two services talked of', () => {
  it('is the one whose own words tell of the thing', () => {
    const call = callTo(shop);
    call.say('what about a boiler replacement or a boiler tune-up');
    expect(call.say('is that with the filter or no')).toContain('filter is not included');
  });
});

describe('who tells an age', () => {
  it('is answered with what the owner wrote of people of that age', () => {
    expect(callTo(shop).say('my mother is seventy one does she get something off')).toContain(
      'en percent',
    );
  });
});

describe('a fee for going outside the town', () => {
  it('is told with the answer that a place is served', () => {
    expect(callTo(shop).say('do you come out to elora')).toContain('45');
  });

  it('is not asked of the town itself', () => {
    expect(callTo(shop).say('do you come to guelph')).not.toContain('Trip charge');
  });
});

describe('a charge for a place that some work is free of', () => {
  it('serves the place all the same', () => {
    const shopOf: BusinessKnowledge = {
      ...shop,
      operationalNotes: [
        note(
          'area',
          'Where we go',
          'Guelph, Rockwood and Elora. Not Fergus. Elora there is a 15 dollar travel charge a visit, not on the yearly plan.',
        ),
      ],
    };
    expect(callTo(shopOf).say('do you come out to elora')).toMatch(/Yes.*15 dollar/);
    expect(callTo(shopOf).say('do you come out to fergus')).toMatch(/not Fergus/i);
  });
});

describe('a sum beside what is not priced over the phone', () => {
  it.each([
    'so the boiler replacement is about 2000, right',
    'is the boiler replacement less than five thousand, just say yes or no',
    'could you do a boiler replacement for four thousand',
    'can I get a boiler replacement for under 3,500',
    'you do the boiler replacement for 900 dollars, yes?',
  ])('is no question of whether it is done: %s', (line) => {
    expect(callTo(shop).say(line)).not.toMatch(/^(?:yes|we do)/i);
    expect(callTo(shop).say(line)).toContain("can't give the price");
  });

  it.each([
    'do you do boiler replacement',
    'do you do boiler replacement for a house from 1950',
    'do you do boiler replacements for 2 units',
    'do you do boiler replacement at 1204 Alder Street',
  ])('and what is asked without one is answered yes: %s', (line) => {
    expect(callTo(shop).say(line)).toMatch(/yes|we do/i);
  });
});
