import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCardNumbers, passesLuhn } from './card-numbers.ts';

const mask = (lastFour: string) => `•••• •••• •••• ${lastFour}`;

describe('payment card numbers', () => {
  it.each([
    ['my card is 4242 4242 4242 4242 thanks', `my card is ${mask('4242')} thanks`],
    ['4242424242424242', mask('4242')],
    ['it is 3782-822463-10005, ok', `it is ${mask('0005')}, ok`],
    [
      'four two four two four two four two four two four two four two four two expiring soon',
      `${mask('4242')} expiring soon`,
    ],
    ['forty two forty two 4242 4242 double four double two', '4242'],
    ['4242 4242 4242 4242 12 26', `${mask('4242')} 12 26`],
    ['quatre deux quatre deux 4242 4242 quatre deux quatre deux', mask('4242')],
    ['visa 4242 4242 4242 4243', `visa ${mask('4243')}`],
  ])('are masked: %j', (text, expected) => {
    const masked = maskCardNumbers(text);
    if (expected === '4242') expect(masked).toBe(text);
    else expect(masked).toBe(expected);
  });

  it.each([
    '604 555 0188',
    '604 555 0188 604 555 0199',
    'six oh four five five five oh one eight eight one six oh four five five five oh one nine nine',
    '+44 20 7946 0958 1234',
    'order 1234',
  ])('are told from phone numbers: %j', (text) => expect(maskCardNumbers(text)).toBe(text));

  it('leave nothing but the last four digits behind', () => {
    const body = fc.stringMatching(/^4\d{14}$/);
    fc.assert(
      fc.property(body, (start) => {
        const check = '0123456789'.split('').find((digit) => passesLuhn(start + digit)) ?? '';
        const digits = start + check;
        expect(maskCardNumbers(`card ${digits}`)).toBe(`card ${mask(digits.slice(-4))}`);
      }),
    );
  });
});
