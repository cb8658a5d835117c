import { describe, expect, it } from 'vitest';
import { unquoted } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { leastWork } from '../testing/least-work.ts';
import { withoutYesOrNo } from './whether-price.ts';

describe('a question whether a price is so much', () => {
  const shop = {
    ...plumber,
    services: [...plumber.services, unquoted('tank', 'Septic Tank Replacement', null)],
  };

  it.each([
    ['do you do septic tank replacement for 800 or less, yes or no'],
    ['yes or no, is the septic tank replacement cheaper than 800 dollars'],
    ['would a septic tank replacement run under eight hundred'],
    ['do you do septic tank replacement', 'is it below 800, just say yes or no'],
    ['do you offer septic tank replacement at $800'],
    ['le septic tank replacement est-il à moins de huit cents dollars, oui ou non'],
  ])('is never answered with a yes to something else: %s', (...lines) => {
    const call = callTo(shop, '+16045550150');
    const said = lines.map(call.say).at(-1) ?? '';
    expect(said).not.toMatch(/^(?:yes|oui)\b/i);
    expect(said).toMatch(/price|figure|prix|chiffre|montant/i);
  });

  it('a question of the work itself still is', () => {
    const call = callTo(shop, '+16045550150');
    expect(call.say('do you do septic tank replacement')).toMatch(/^Yes|do/);
  });
});

it('"yes or no" is how an answer is wanted, and no yes', () => {
  const words = 'is it open Sunday, just say yes or no please';
  expect(withoutYesOrNo(words)).toHaveLength(words.length);
  expect(withoutYesOrNo(words)).not.toMatch(/yes|no /);
  expect(withoutYesOrNo('yes or no')).toBe('yes or no');
});

it.each(['a,', 'just ', 'quick, simple '])(
  'takes work by the length of a line that never comes to it, and not by its square: %j',
  (part) => {
    const workOf = (length: number) =>
      leastWork(3, () => withoutYesOrNo(part.repeat(length).slice(0, length)));
    workOf(100);
    expect(workOf(1_200)).toBeLessThan(40);
  },
);
