import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { tintShop } from '../testing/tint-shop.ts';
import { callingNumber } from './calling-number.ts';

describe('the number a caller calls from', () => {
  it.each([
    'call me on this number',
    "this number's fine",
    'yes at the number I am calling from',
    'ce numéro-là est correct',
  ])('is spoken of: %s', (text) => {
    expect(callingNumber(text)).toMatchObject({ turnedDown: false });
  });

  it.each(['not this number', 'pas ce numéro', "don't call me on this number"])(
    'is turned down: %s',
    (text) => {
      expect(callingNumber(text)).toMatchObject({ turnedDown: true });
    },
  );

  it.each([
    'I only just got this number',
    'I can never remember this number',
    "we switched to this number last week, I don't know it",
    'this number is still new to me',
    "je viens juste d'avoir ce numéro-là",
    'ce numéro-là je le connais pas encore',
  ])('is not meant by what is said of a number they have: %s', (text) => {
    expect(callingNumber(text)).toBeNull();
  });
});

describe('the end of a number that was read back', () => {
  it.each([
    [
      ['it is Mina Roth, 250 555 0112', 'no sorry 0121 I only just got this number'],
      '+12505550121',
    ],
    [
      ['it is Mina Roth, 250 555 0112', "no 0121, I don't know this number by heart"],
      '+12505550121',
    ],
    [['it is Mina Roth, 250 555 0112', 'call me on this number instead'], '+16045550111'],
  ])('is put right in the number that was told: %j', (lines, phone) => {
    const call = callTo(tintShop, '+16045550111');
    call.say('can somebody call me back about a tint');
    for (const line of lines) call.say(line);
    expect(call.conversation().caller.phone?.value).toBe(phone);
  });

  it('takes a number told with an aside for the one to call', () => {
    const call = callTo(tintShop, '+16045550111');
    call.say('can somebody call me back about a tint');
    call.say('Mina Roth');
    call.say('250 555 01 uh hang on Max get off there sorry 0163');
    expect(call.conversation().caller.phone?.value).toBe('+12505550163');
  });
});
