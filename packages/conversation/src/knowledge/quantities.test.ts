import { describe, expect, it } from 'vitest';
import { priced } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { quantityIn, unitInDescription } from './quantities.ts';

const washing = priced('wash', 'Window Washing', '$12 per window');
const chairs = priced('chair', 'Chair Caning', '$85 each');
const shop = {
  ...plumber,
  services: [
    washing,
    chairs,
    priced('dock', 'Dock Staining', '$9/foot'),
    priced('mow', 'Mowing', '60/hour'),
    priced('board', 'Boarding', '700/month'),
    priced('tube', 'Tube Replacement', 15, 'Per wheel, tube included.'),
    priced('roof', 'Roof Rake', 'from $40 per window'),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

describe('how many a caller wants', () => {
  it.each([
    ['how much for four windows', 'window', 4],
    ['what about 12 big old windows', 'window', 12],
    ['both windows, how much', 'window', 2],
    ['a couple of windows', 'window', 2],
    ['combien pour laver trois fenêtres', 'window', 3],
    ['my dock is a 40 footer', 'foot', 40],
    ['for a 40-foot dock', 'foot', 40],
    ['for three hours', 'hour', 3],
    ['for two months', 'month', 2],
  ])('%s: %s × %i', (text, unit, count) => {
    expect(quantityIn(text, unit, washing)).toBe(count);
  });

  it.each([
    ['how much per window', 'window'],
    ['one window', 'window'],
    ['four doors', 'window'],
    ['two windows or three windows', 'window'],
    ['the house has 2 floors and windows', 'window'],
    ['a six month old', 'month'],
    ['every two weeks', 'week'],
    ['in three days', 'day'],
    ['three days a week', 'day'],
    ['two hours away', 'hour'],
    ['three boats for two days', 'day'],
    ['two and a half hours', 'hour'],
    ['it costs $20 a window', 'window'],
    ['call me at 604 555 0150 about windows', 'window'],
  ])('is not known from: %s', (text, unit) => {
    expect(quantityIn(text, unit, washing)).toBeNull();
  });

  it('counts the things a price "each" is for', () => {
    expect(quantityIn('six chairs please', 'item', chairs)).toBe(6);
  });

  it('is of what only the description says the price is for', () => {
    expect(unitInDescription(priced('tube', 'Tube', 15, 'Per wheel, tube included.'))).toBe(
      'wheel',
    );
    expect(unitInDescription(priced('tube', 'Tube', 15, 'Paid per wheel if you ask'))).toBeNull();
  });
});

describe('the price of several', () => {
  it.each([
    ['how much to wash seven windows', 'For 7, that comes to $84.'],
    ['how much to stain a 30 foot dock', 'For 30 feet, that comes to $270.'],
    ['price to cane six chairs', 'For 6, that comes to $510.'],
    ['how much to replace the tube on both wheels', 'For 2, that comes to $30.'],
    ["c'est combien pour laver sept fenêtres", 'Pour 7, cela fait 84\u00a0$.'],
  ])('is told beside the price of one: %s', (asked, said) => {
    expect(callTo(shop).say(asked)).toContain(said);
  });

  it('is never reckoned from a price that only starts there', () => {
    expect(callTo(shop).say('how much to roof rake seven windows')).not.toContain('280');
  });

  it('is not what an age or a rate names', () => {
    expect(callTo(shop).say('how much is boarding for a six month old')).not.toContain('4,200');
  });
});
