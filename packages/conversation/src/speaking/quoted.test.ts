import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['He said "call me"', '“He said ‘call me’”'],
  ['“call me” is what he said', '“‘call me’ is what he said”'],
  ['("now") and «later»', '“(‘now’) and ‘later’”'],
  ['“text me that”', '“text me that”'],
  ['it is 5" wide', '“it is 5’ wide”'],
])('puts %j in quotation marks with others within', (words, told) => {
  expect(quoted(words)).toBe(told);
});

it('keeps to plain marks in English texts, and to those of French in French', () => {
  expect(quoted('He said “call me”', 'en', true)).toBe(`"He said 'call me'"`);
  expect(quoted('Il a dit « rappelez-moi »', 'fr', true)).toBe('« Il a dit “rappelez-moi” »');
  expect(quoted('« rappelez-moi »', 'fr')).toBe('« rappelez-moi »');
});
