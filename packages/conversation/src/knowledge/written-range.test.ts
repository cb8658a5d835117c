import { describe, expect, it } from 'vitest';
import { priced } from '../testing/business-parts.ts';
import { priceWritten } from './written-range.ts';

const spoken = (price: string, description: string) =>
  priceWritten(priced('one', 'Deep Clean', price, description)).spoken;

describe('a price with more written beside it', () => {
  it.each([
    ['280', '280 to 460 depending on the size', '$280 to $460'],
    ['180', 'Between 180 and 420 per tree', '$180 to $420'],
    ['6500', 'de 6500 à 14000 selon les matériaux', '$6,500 to $14,000'],
    ['135', 'from 135, goes up with length', 'from $135'],
  ])('is told as the range it is: %s, %s', (price, description, told) => {
    expect(spoken(price, description)).toBe(told);
  });

  it.each([
    ['60', '60 to 90 minutes'],
    ['25', 'bikes of 25 to 29 inches'],
    ['1900', 'from 1900, up to 20 doors, each further door 70'],
    ['45', 'racks included'],
  ])('stays one price where that tells something else: %s, %s', (price, description) => {
    expect(spoken(price, description)).toMatch(/^\$[\d,]+$/);
  });
});
