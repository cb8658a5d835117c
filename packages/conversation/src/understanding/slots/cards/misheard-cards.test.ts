import { describe, expect, it } from 'vitest';
import { maskCardNumbers } from '../card-numbers.ts';
import { findPhoneNumbers } from '../phone-numbers.ts';

/** One digit of a card misheard: it fails the check. */
describe('a card of which a digit was misheard', () => {
  it.each([
    ['my number is 4416 2229 0071 3588', '2229'],
    ['5191 2300 4567 8901 expires 11 29', '2300'],
    ['4111 1111 1111 1112 cvv 737', '1111 1111 1111'],
    [
      'my number is double four one six triple two nine double oh seven one three five eight eight',
      'triple two',
    ],
    [
      'number is five one nine one two three zero zero four five six seven eight nine zero one',
      'three zero zero',
    ],
  ])('is masked all the same: %s', (text, part) => {
    expect(maskCardNumbers(text)).not.toContain(part);
    expect(findPhoneNumbers(text)).toEqual([]);
  });

  it.each([
    'the order is 4416 2229 0071 3588',
    'my membership is 6202 2411 8003 4117',
    'the tracking number is 4416 2229 0071 3588',
    'call 604 555 0188 or 604 555 0177',
  ])('and what is called something else stays: %s', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });
});
