import { expect, it } from 'vitest';
import { bareSeason, monthsAsked, monthsIn } from './written-seasons.ts';

const named = (text: string) => {
  const months = monthsIn(text);
  return months && [...months];
};

it('reads the months that are written, from one to another or by themselves', () => {
  expect(named('may to october')).toEqual([5, 6, 7, 8, 9, 10]);
  expect(named('from november until march only')).toEqual([11, 12, 1, 2, 3]);
  expect(named('sundays in jan & feb only')).toEqual([1, 2]);
  expect(named('de mi-mai a la fin septembre')).toEqual([5, 6, 7, 8, 9]);
  expect(named("d'octobre a avril")).toEqual([10, 11, 12, 1, 2, 3, 4]);
  expect(named('april 15 to october 31')).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(named('not in july')).toEqual([7]);
});

it('takes no verb, number or end of a time for a month', () => {
  expect(named('it may need two coats, and dogs march right in')).toBeNull();
  expect(named('de sept a huit pieds')).toBeNull();
  expect(named('only until december 20')).toBeNull();
  expect(named("seulement jusqu'en avril")).toBeNull();
});

it('knows a season that callers name', () => {
  expect(monthsAsked('do you do that in the winter')).toEqual(new Set([12, 1, 2]));
  expect(monthsAsked("faites-vous ca l'ete")).toEqual(new Set([7, 8]));
  expect(monthsAsked('my summer tires')).toBeNull();
});

it('tells what says of months and nothing else from the rest', () => {
  expect(bareSeason.test('april to october only')).toBe(true);
  expect(bareSeason.test('de juin a aout')).toBe(true);
  expect(bareSeason.test('may need a second coat')).toBe(false);
  expect(bareSeason.test('half price in may')).toBe(false);
});
