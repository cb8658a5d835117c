import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, unquoted, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const studio: BusinessKnowledge = {
  ...salon,
  name: 'Quillfeather Framing',
  serviceArea: null,
  hours: week('09:00-17:00', '10:00-14:00', 'closed'),
  services: [
    priced('fitting', 'Home Measuring', 65, 'credited if you order the frame from us'),
    priced('club', 'Print Club', 24, 'a month, billed each quarter; covers two prints'),
    priced('glass', 'Glass Change', 48, 'a second change within sixty days is free'),
    unquoted('restore', 'Canvas Restoration', 900, 'priced once we have seen the canvas'),
  ],
  commonQuestions: [
    explained(
      'down',
      'Do you take a deposit?',
      'Large frames need 40 dollars down; it goes toward the frame.',
    ),
    explained(
      'cost',
      'Are quotes free?',
      'Quotes for framing are free, here or by email with photos.',
    ),
    explained('oil', 'Do you work on oil paintings?', 'Yes, except those that are still wet.'),
    no('pastel', 'Do you work on pastels?'),
  ],
  operationalNotes: [
    note('mat', 'Mat board', 'Acid-free board is extra, 12 dollars.'),
    note('bring', 'Before you bring art', 'Please take off any old hooks before you come.'),
  ],
};

describe('what was told a moment ago', () => {
  it('answers what leans on it, whatever else has such words', () => {
    const call = callTo(studio);
    call.say('do you take a deposit');
    const said = call.say('is that extra then or does it come off');
    expect(said).toContain('toward the frame');
    expect(said).not.toContain('Acid-free');
  });

  it('answers in other words than it was told in', () => {
    const call = callTo(studio);
    call.say('are your quotes free');
    expect(call.say('could I send you a picture')).toMatch(/photos/);
  });

  it('is asked of another thing, and answered of that one', () => {
    const call = callTo(studio);
    expect(call.say('do you work on pastels')).toMatch(/^No/);
    expect(call.say('what about an oil')).toMatch(/^Yes, except those that are still wet/);
  });
});

describe('what is written of the service that is talked of', () => {
  it('tells whether it is paid in the end', () => {
    const call = callTo(studio);
    call.say('how much is the home measuring');
    expect(call.say('if I order do I still have to pay that')).toMatch(/credited/);
  });

  it('tells how often, and what a price is for', () => {
    const call = callTo(studio);
    call.say('what does the print club cost');
    expect(call.say('so do I get billed every month')).toMatch(/each quarter/);
    expect(call.say('and how many times a year does it change')).not.toMatch(/each quarter/);
  });

  it('tells the terms of doing it again, and adds up no prices', () => {
    const said = callTo(studio).say('if the glass change cracks do you charge again');
    expect(said).toMatch(/sixty days is free/);
    expect(said).not.toMatch(/\$/);
  });
});

describe('what is to be done first', () => {
  it('is found by what an owner wrote of it', () => {
    expect(callTo(studio).say('is there anything I have to do before I come')).toMatch(/old hooks/);
  });
});
