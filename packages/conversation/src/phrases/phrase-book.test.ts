import { describe, expect, it } from 'vitest';
import { amountsIn } from '../knowledge/guard.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { inTexts } from './in-texts.ts';
import { fill } from './phrase-book.ts';

const places = (line: string) => [...new Set(line.match(/\{\w+\}/g) ?? [])].toSorted();
const keys = Object.keys(english).filter((key): key is keyof typeof english => key in english);

describe('every line', () => {
  it.each(keys)('of "%s" is filled with the same in both languages', (key) => {
    const wanted = places(english[key].join(' '));
    for (const line of french[key]) expect(wanted).toEqual(expect.arrayContaining(places(line)));
    for (const needed of places(english[key][0]))
      for (const line of french[key]) if (needed !== '{business}') expect(line).toContain(needed);
  });

  it.each(keys)('of "%s" is another one than its neighbours', (key) => {
    for (const lines of [english[key], french[key]])
      expect(new Set<string>(lines).size).toBe(lines.length);
  });

  it('holds no amount of its own, which would be left out as a price that is nobody’s', () => {
    const books = [english, french, inTexts.en, inTexts.fr];
    for (const line of books.flatMap((book) => Object.values(book).flat()))
      expect(amountsIn(line.replaceAll(/\{\w+\}/g, 'Paint')), line).toEqual([]);
  });

  it('is short enough to be heard once', () => {
    for (const key of keys)
      for (const line of [...english[key], ...french[key]])
        expect(line.split(' ').length, line).toBeLessThan(34);
  });
});

describe('what is written in place of a line', () => {
  it.each(['en', 'fr'] as const)('is filled with no more than the line is, in %s', (language) => {
    for (const key of keys) {
      const wanted = ['{business}', ...places(english[key].join(' '))];
      for (const line of inTexts[language][key] ?? [])
        expect(wanted).toEqual(expect.arrayContaining(places(line)));
    }
  });

  it('speaks of no call and asks nobody to hang up', () => {
    const lines = Object.values(inTexts).flatMap((book) => Object.values(book).flat());
    for (const line of lines) expect(line).not.toMatch(/hang up|calling|call\b(?! 911)|raccroch/);
  });
});

describe('filling a line', () => {
  it('leaves out a place nothing is known for, with the space before it', () => {
    expect(fill("I'll call you {time}.", {})).toBe("I'll call you.");
  });

  it('never doubles a full stop after a name that ends in one', () => {
    expect(fill('Thanks for calling {business}.', { business: 'Sparrow Co.' })).toBe(
      'Thanks for calling Sparrow Co.',
    );
  });
});
