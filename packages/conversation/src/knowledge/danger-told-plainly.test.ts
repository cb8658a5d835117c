import { describe, expect, it } from 'vitest';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import * as english from '../testing/danger-lines.ts';
import * as french from '../testing/danger-lines-in-french.ts';
import { animalClinic, garage, locksmith } from '../testing/more-trades.ts';
import { toldPlainly } from './danger-told-plainly.ts';

const shops = [barber, garage, locksmith, animalClinic];

describe.each([
  ['English', english],
  ['French', french],
] as const)('a danger to life that is told plainly, in %s', (_, { dangers, harmless, before }) => {
  it.each(dangers)('is met with 911 and an alert at any shop: %s', (line) => {
    for (const shop of shops) {
      const call = callTo(shop, '+16045550150');
      expect(call.say(line)).toMatch(/9-?1-?1/);
      expect(call.outcome().urgent).toBe(true);
      expect(call.alerts()).toHaveLength(1);
    }
  });

  it.each(before)('wherever it stands: %s…', (words) => {
    for (const line of dangers.filter((_, at) => at % 6 === 0)) {
      const call = callTo(barber, '+16045550150');
      expect(call.say(`${words} ${line}`), line).toMatch(/9-?1-?1/);
      expect(call.outcome().urgent, line).toBe(true);
    }
  });

  it.each(harmless)('and is none in words that only sound like it: %s', (line) => {
    for (const shop of shops) {
      const call = callTo(shop, '+16045550150');
      call.say(line);
      expect(call.outcome().urgent, shop.name).toBe(false);
      expect(call.alerts()).toEqual([]);
    }
  });
});

describe('what somebody means to do to themselves or to others', () => {
  it.each([
    "I'll end my life if you won't see me today",
    'I want to cancel because I am going to kill myself tonight',
    "she's suicidal and she's got a rope",
    'je vais me tuer si vous me rappelez pas',
    "annulez tout, j'ai plus envie de vivre",
  ])('is told of 9-8-8 as well: %s', (line) => {
    const call = callTo(barber, '+16045550150');
    expect(call.say(line)).toMatch(/9-?1-?1.*9-?8-?8|9-?8-?8.*9-?1-?1/);
    expect(call.outcome().urgent).toBe(true);
  });

  it.each(["if he comes near me he'll stab me", "s'il revient il va me poignarder"])(
    'is meant whatever it hangs on: %s',
    (line) => {
      const call = callTo(barber, '+16045550150');
      expect(call.say(line)).toMatch(/9-?1-?1/);
    },
  );

  it('is heard in the middle of a booking', () => {
    const call = callTo(barber, '+16045550150');
    for (const line of ["I'd like a skin fade", 'Friday at two', 'Jordan Blake']) call.say(line);
    expect(call.say('wait her water just broke')).toMatch(/911/);
    expect(call.outcome().urgent).toBe(true);
  });
});

describe('a mere cry for help', () => {
  it.each([
    "it's an emergency",
    'please somebody help me',
    'emergency emergency help',
    "c'est une urgence",
    'au secours',
  ])('is told 911, alerted of and asked what it is: %s', (line) => {
    const call = callTo(barber, '+16045550150');
    expect(call.say(line)).toMatch(/911.*\?/);
    expect(call.outcome().urgent).toBe(true);
  });

  it.each(['911', 'nine one one please', 'le 9-1-1', "l'ambulance vite"])(
    'and so is who only names whom to call: %s',
    (line) => expect(callTo(barber, '+16045550150').say(line)).toMatch(/911/),
  );

  it.each(['can you help me please', 'help me pick a colour', 'is this an emergency line'])(
    'is none in a request: %s',
    (line) => {
      const call = callTo(barber, '+16045550150');
      call.say(line);
      expect(call.outcome().urgent).toBe(false);
    },
  );
});

it('is none in digits without end', () => {
  // By the square of their number there would be no end of it.
  expect(toldPlainly(`it says ${'4'.repeat(400_000)} on it`)).toBeNull();
});
