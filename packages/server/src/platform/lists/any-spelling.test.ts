import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySpelling } from './any-spelling.ts';

/** As PostgreSQL's `~*` reads it, as far as the two agree. */
const finds = (q: string, text: string) => new RegExp(anySpelling(q), 'iu').test(text);

it.each([
  ['hebert', 'Marc Hébert'],
  ['HÉBERT', 'marc hebert'],
  ['francois', 'François'],
  ['nunez', 'Núñez'],
  ['soeur', 'Ma sœur'],
  ['cœur', 'Coeur'],
  ['coëur', 'Coeur'],
  ['skoda', 'Škoda'],
  ['hạnh', 'Hạnh'],
])('"%s" finds "%s"', (q, text) => {
  expect(finds(q, text)).toBe(true);
});

it.each([
  ['hebert', 'Hibert'],
  ['a.c', 'abc'],
  ['(a|b)', 'a'],
  ['[é]', 'é'],
])('"%s" does not find "%s"', (q, text) => {
  expect(finds(q, text)).toBe(false);
});

it('whatever is looked for finds itself', () => {
  const text = fc.string({ unit: 'binary' }).filter((each) => !/[œæ]/i.test(each));
  fc.assert(
    fc.property(text, (words) => {
      expect(finds(words, words.normalize('NFC'))).toBe(true);
    }),
  );
});
