import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, week } from '../testing/business-parts.ts';
import { clocks, isSpokenBy } from '../testing/clock-shops.ts';

const saddlery: BusinessKnowledge = {
  ...clocks,
  name: 'Birch Hill Saddlery',
  address: '427 Dorchester Street, Charlottetown, PE C1A 7L9',
  hours: week('09:00-17:00', '10:00-16:00', 'closed'),
  services: [
    priced('restitch', 'Girth Restitching', 45, 'both straps, waxed thread'),
    priced('flock', 'Saddle Reflocking', 210, 'two to three weeks; wool only'),
  ],
  commonQuestions: [
    explained('fit', 'Does somebody fit saddles?', 'Greta fits saddles for riders of 12 and over.'),
    explained('returns', 'Can I return a bridle?', 'Unused bridles come back within 14 days.'),
    no('rugs', 'Do you wash rugs?'),
  ],
  operationalNotes: [note('lunch', 'Lunch', 'The bench is closed from 12 to 12:45 pm.')],
  details: null,
};

describe('what is true', () => {
  it.each([
    ['can you restitch my girth', 'A girth is something we can certainly help with.'],
    ['my old saddle is flat, can you do it', 'Oh, an old saddle, you must be fond of it!'],
    ['how long is a reflocking', 'Reflocking runs between two and three weeks.'],
    ['can I return a bridle', "An unused bridle can come back, you've got two weeks."],
    ['where are you', "We're at four twenty-seven Dorchester Street."],
    ['when are you open saturday', "Saturdays it's ten to four."],
    ['can I come to the bench at noon', 'The bench opens again at a quarter to one.'],
    ['can I have it friday', "I'm afraid that isn't a day I can speak for."],
    ['do you fit my boy of twelve', 'Greta fits riders twelve or older.'],
    [
      'I want to come today',
      'Sadly that is a bit of a puzzle from here, I would rather pass it on.',
    ],
  ])('is told in the words of whoever tells it: %s — %s', (caller, truth) => {
    expect(isSpokenBy(saddlery, caller, truth)).toBe(true);
  });
});

describe('what is not true', () => {
  it.each([
    ['how long is a reflocking', 'Reflocking runs between two and four weeks.'],
    ['can I return a bridle', "An unused bridle can come back, you've got three weeks."],
    ['where are you', "We're at four thirty-seven Dorchester Street."],
    ['when are you open saturday', "Saturdays it's nine to four."],
    ['do you fit my girl of nine', 'Greta fits riders nine or older.'],
    ['is my saddle on its way', "The van hasn't left yet."],
    ['where is Greta', "They're just pulling into your lane now."],
    ['can you restitch my girth', 'A small surcharge covers the girth straps.'],
  ])('is told in no such words either: %s — %s', (caller, lie) => {
    expect(isSpokenBy(saddlery, caller, lie)).toBe(false);
  });
});
