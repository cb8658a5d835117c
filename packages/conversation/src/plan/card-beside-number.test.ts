import { describe, expect, it } from 'vitest';
import { callCostsMore } from '../knowledge/costly-numbers.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const from = '+16045550111';

function phoneAfter(...lines: string[]) {
  const call = callTo(salon, from);
  call.say('can somebody call me back');
  call.say('Dana Field');
  for (const line of lines) call.say(line);
  return call.conversation().caller.phone?.value ?? from;
}

describe('the digits of a card', () => {
  it.each([
    ['no, my visa ends in 6467'],
    ['the last four of my card are 6467'],
    [
      'my card is four five three nine one four eight eight, hang on',
      'okay zero three four three six four six seven',
    ],
    ['put it on my mastercard', 'fifty five twenty two', 'seventy five forty six'],
    [
      'forty-five thirty-two seventy-five forty-six twelve ninety-eight zero zero sixty-five, expires march twenty-eight',
    ],
  ])('never change the number of a caller', (...lines) => {
    expect(phoneAfter(...lines)).toBe(from);
  });

  it.each([
    ['do you take visa', "no, it's 604 555 0147"],
    ['my card number is 4532 7546 1298 0065 and my phone is 604 555 0147'],
  ])('stand beside a number that is one', (...lines) => {
    expect(phoneAfter(...lines)).toBe('+16045550147');
  });
});

describe('a number that costs whoever calls it', () => {
  it.each([
    '+881651234567',
    '+882165551234',
    '+883510012345',
    '+97955512345',
    '+447055551234',
    '+449095551234',
    '+33899550123',
    '+2525551234',
    '+19005550123',
  ])('is told as one: %s', (number) => {
    expect(callCostsMore(number)).toBe(true);
  });

  it.each(['+16045550123', '+442079460123', '+33199555012', '+61299995555', '+4930901820'])(
    'is none that is usual: %s',
    (number) => {
      expect(callCostsMore(number)).toBe(false);
    },
  );
});
