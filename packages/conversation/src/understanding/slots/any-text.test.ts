import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastWork } from '../../testing/least-work.ts';
import { findAmounts } from './amounts.ts';
import { maskCardNumbers } from './card-numbers.ts';
import { findEmails } from './emails.ts';
import { findNames } from './names.ts';
import { findNumbers } from './numbers.ts';
import { correctDigits } from './phone-corrections.ts';
import { findPhoneNumbers } from './phone-numbers.ts';
import { findSpelled } from './spelled.ts';
import { findTimes } from './times/find-times.ts';
import { findVehicles } from './vehicles.ts';

interface Span {
  start: number;
  end: number;
}

const now = Date.parse('2025-11-20T15:00:00Z');
const timeZone = 'America/Toronto';

const finders: [name: string, find: (text: string, language: 'en' | 'fr') => Span[]][] = [
  ['findTimes', (text, language) => findTimes(text, { now, timeZone, language, expecting: true })],
  ['findPhoneNumbers', (text, language) => findPhoneNumbers(text, { language, expecting: true })],
  ['findEmails', (text, language) => findEmails(text, { language })],
  ['findNumbers', (text, language) => findNumbers(text, { language })],
  ['findAmounts', (text, language) => findAmounts(text, { language })],
  ['findNames', (text, language) => findNames(text, { language, expecting: true })],
  ['findVehicles', (text) => findVehicles(text)],
  ['findSpelled', (text) => findSpelled(text)],
];

/** What callers and speech recognition are made of, in any order. */
const pieces =
  `two twenty oh double triple hundred and a at dot com @ example . , - ' : / $ 5th 604 555 0188
  friday next the of december half past quarter to noon morning after before between or later my name is
  it's dana o'brien van der berg d as in delta n a call me suv ford f one fifty vingt et un demain
  prochain heures à é 😀 \u0301 12:30 2026-01-05 4242 grand bucks for ate not`.split(/\s+/);
const chatter = fc
  .array(fc.constantFrom(...pieces), { maxLength: 40 })
  .map((words) => words.join(' '));
const anyText = fc.oneof(chatter, fc.string({ unit: 'binary', maxLength: 120 }));
const language = fc.constantFrom<'en' | 'fr'>('en', 'fr');

describe.each(finders)('%s', (_, find) => {
  it('never throws, and names spans inside the text, in order, without overlap', () => {
    fc.assert(
      fc.property(anyText, language, (text, spoken) => {
        let from = 0;
        for (const { start, end } of find(text, spoken)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          from = end;
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    'four two ',
    '5',
    'a ',
    'a',
    '@',
    'dot ',
    'a.',
    'at dot com ',
    'the 5th of ',
    'a-',
    '12:',
    'twenty ',
    'and ',
    'my name is ',
    'd as in ',
    "o'",
    'next ',
  ])('reads ten thousand characters of %j at once', (piece) => {
    const text = piece.repeat(10_000 / piece.length);
    // One that goes through the text again for each of its letters takes seconds.
    expect(leastWork(3, () => void find(text, 'en'))).toBeLessThan(500);
  });
});

describe('any text', () => {
  it('is masked without losing what surrounds a card number', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        if (!/\d/.test(text)) expect(maskCardNumbers(text)).toBe(text);
      }),
    );
  });

  it('corrects a number with digits or not at all', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(correctDigits('6045550188', text) ?? '0').toMatch(/^\d+$/);
      }),
    );
  });
});
