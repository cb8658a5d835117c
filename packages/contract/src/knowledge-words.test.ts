import { expect, it } from 'vitest';
import { priceInWords } from './knowledge-words.ts';

it('writes a bare number as an amount of dollars, with two decimals where it is not whole', () => {
  expect(['72.5', 72.5, '72,5', '1,250.5'].map(priceInWords)).toEqual([
    '$72.50',
    '$72.50',
    '$72,50',
    '$1,250.50',
  ]);
  expect(['72', '72.50', '1,250', ' 899 '].map(priceInWords)).toEqual([
    '$72',
    '$72.50',
    '$1,250',
    '$899',
  ]);
});

it('leaves a price in words as its owner typed it', () => {
  expect(['from 72.5', '$72.5 an hour', 'free', '', null].map(priceInWords)).toEqual([
    'from 72.5',
    '$72.5 an hour',
    'free',
    null,
    null,
  ]);
});
