import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAmounts } from './amounts.ts';

describe('sums of money, in cents', () => {
  it.each([
    ['four hundred bucks', 40_000],
    ['$399.99', 39_999],
    ['a grand', 100_000],
    ['I paid three ninety nine', 39_900],
    ['twelve dollars and fifty cents', 1_250],
    ['thirteen dollars forty five', 1_345],
    ['$1,200', 120_000],
    ['fifty cents', 50],
  ])('%j', (text, cents) => expect(findAmounts(text).map((one) => one.cents)).toEqual([cents]));

  it.each([
    ['quatre cents dollars', 40_000],
    ['399,99 $', 39_999],
    ['vingt piastres', 2_000],
  ])('%j in French', (text, cents) => {
    expect(findAmounts(text, { language: 'fr' }).map((one) => one.cents)).toEqual([cents]);
  });

  it.each(['at three thirty', 'two cars', 'my 2019 civic'])('%j names none', (text) => {
    expect(findAmounts(text)).toEqual([]);
  });

  it('reads any written sum back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const written = `it was $${(cents / 100).toFixed(2)} in all`;
        expect(findAmounts(written).map((one) => one.cents)).toEqual([cents]);
      }),
    );
  });
});
