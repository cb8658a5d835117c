import { describe, expect, it } from 'vitest';
import { numberWords } from './number-words.ts';
import { readNumber } from './read-number.ts';
import { tokenize } from './tokens.ts';

const read = (text: string, language: 'en' | 'fr') => {
  const found = readNumber(tokenize(text), 0, numberWords(language));
  return found ? (found.ordinal ? `#${found.value}` : String(found.value)) : null;
};

describe('numbers in words', () => {
  it.each([
    ['seven', '7'],
    ['twenty-five', '25'],
    ['twenty five', '25'],
    ['twenty fifth', '#25'],
    ['a hundred', '100'],
    ['four hundred and six', '406'],
    ['twelve hundred', '1200'],
    ['two thousand and thirty two', '2032'],
    ['three million two hundred thousand and one', '3200001'],
    ['five five five', '5'],
    ['and', null],
  ])('reads %j in English', (text, value) => expect(read(text, 'en')).toBe(value));

  it.each([
    ['vingt et un', '21'],
    ['soixante-dix', '70'],
    ['soixante et onze', '71'],
    ['quatre-vingts', '80'],
    ['quatre vingt dix-neuf', '99'],
    ['dix-sept', '17'],
    ['cinq cent quatorze', '514'],
    ['deux mille vingt-six', '2026'],
    ['mille deux cents', '1200'],
    ['cent', '100'],
    ['premier', '#1'],
    ['quatre', '4'],
  ])('reads %j in French', (text, value) => expect(read(text, 'fr')).toBe(value));
});
