import { describe, expect, it } from 'vitest';
import { asksOthersPrice } from './asks-mercy.ts';

describe('a price of somebody else’s', () => {
  it.each([
    'can you beat the price of the other guys',
    'would you match their quote',
    'will you match what they quoted me',
    'do you price match',
    'pouvez-vous égaler leur soumission',
    'êtes-vous capables de battre le prix du concurrent',
  ])('is asked for: %s', (words) => {
    expect(asksOthersPrice(words)).toBe(true);
  });

  it.each([
    'do you have any specials on right now',
    'can you match the colour of the other door',
    'does the beater bar come with it',
    'avez-vous des rabais',
    'ça bat le tapis du salon',
  ])('is not: %s', (words) => {
    expect(asksOthersPrice(words)).toBe(false);
  });
});
