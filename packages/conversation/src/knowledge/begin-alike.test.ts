import { expect, test } from 'vitest';
import { beginAlike, isFormOfAny } from './begin-alike.ts';

test('words that begin with the same letters are taken for forms of one', () => {
  expect(beginAlike('repousse', 'repousser')).toBe(true);
  expect(beginAlike('paint', 'painting')).toBe(true);
  expect(beginAlike('car', 'carpet')).toBe(false);
  expect(beginAlike('car', 'car')).toBe(true);
});

test('a form of a known word goes on where that ends', () => {
  expect(isFormOfAny('buzz', new Set(['buzzes']), 'en')).toBe(true);
  expect(isFormOfAny('repousse', new Set(['repousser']), 'fr')).toBe(true);
  expect(isFormOfAny('storag', new Set(['storing']), 'en')).toBe(false);
});

test('only a French verb changes its end', () => {
  expect(isFormOfAny('reparons', new Set(['reparez']), 'fr')).toBe(true);
  expect(isFormOfAny('reparons', new Set(['reparez']), 'en')).toBe(false);
});

test('a short word is a form of none', () => {
  expect(isFormOfAny('car', new Set(['carpet', 'car']), 'en')).toBe(false);
});
