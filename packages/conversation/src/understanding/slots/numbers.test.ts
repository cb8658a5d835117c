import { describe, expect, it } from 'vitest';
import { findNumbers } from './numbers.ts';

describe('numbers', () => {
  it.each([
    ['two and a half', 'fraction', 2.5],
    ['nine point oh four', 'decimal', 9.04],
    ['three quarters', 'fraction', 0.75],
    ['12,567', 'cardinal', 12_567],
    ['twenty first', 'ordinal', 21],
    ['the 5th', 'ordinal', 5],
  ])('%j is the %s %d', (text, kind, value) => {
    expect(findNumbers(text)).toMatchObject([{ kind, value }]);
  });
});
