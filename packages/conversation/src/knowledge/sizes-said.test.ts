import { describe, expect, it } from 'vitest';
import { withOptions } from '../testing/business-parts.ts';
import { matchOptions } from './options.ts';
import { withDecimals } from './spoken-numbers.ts';

const named = (options: string[], text: string) => {
  const prices = Object.fromEntries(options.map((name, at) => [name, 100 * (at + 1)]));
  return matchOptions(withOptions('one', 'Unit', prices), text).map(({ name }) => name);
};

describe('a number and a half', () => {
  it.each(['two and a half ton', 'two point five ton', 'Two and a HALF ton', '2 1/2 ton'])(
    'is one size: %s',
    (text) => {
      expect(named(['2 ton', '2.5 ton', '3 ton'], text)).toEqual(['2.5 ton']);
    },
  );

  it('is how long, said of time', () => {
    expect(withDecimals('two and a half hours')).toBe('two and a half hours');
    expect(withDecimals('un trois et demie')).toBe('un 3.5');
  });
});

describe('the size that no measure is written of', () => {
  const rooms = ['Petite (10 x 10 et moins)', 'Moyenne', 'Grande (plus de 14 x 14)'];

  it.each([
    ['huit par neuf', 'Petite (10 x 10 et moins)'],
    ['onze par douze', 'Moyenne'],
    ['seize par dix-huit', 'Grande (plus de 14 x 14)'],
  ])('is what lies between those that have one: %s', (text, name) => {
    expect(named(rooms, text)).toEqual([name]);
  });
});

describe('both', () => {
  it('is the option that holds the other as well', () => {
    expect(named(['Front yard only', 'Front and back'], 'both yards')).toEqual(['Front and back']);
  });
});
