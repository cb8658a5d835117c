import { describe, expect, it } from 'vitest';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { leastWork } from '../testing/least-work.ts';

/** Milliseconds: each mention held against each takes ten times as long. */
const mostOfTurn = 700;

describe('a shop whose services are called alike', () => {
  const called = (nameOf: (at: number) => string) => ({
    ...plumber,
    services: Array.from({ length: 60 }, (_none, at) => ({
      id: `s${at}`,
      name: nameOf(at),
      pricingType: 'simple' as const,
      basePrice: 100 + at,
      options: [],
    })),
  });

  it.each([
    ['but for their marks', (at: number) => `Drain Snaking${'.'.repeat(at)}`],
    [
      'but for a small word',
      (at: number) => `Drain Snaking ${['now', 'please'][at % 2]}${'-'.repeat(at)}`,
    ],
  ])(
    'answers at once who asks for them over and over: %s',
    (_how, nameOf) => {
      const line = 'what is a drain snaking and '.repeat(80).slice(0, 2_000);
      // Each try is another call at a shop that remembers nothing.
      const calls = [callTo(called(nameOf)), callTo(called(nameOf))];
      for (const call of calls) call.say('hello');
      expect(leastWork(calls.length, () => void calls.pop()?.say(line))).toBeLessThan(mostOfTurn);
    },
    120_000,
  );
});
