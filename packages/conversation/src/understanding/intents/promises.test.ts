import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBackChannel } from './back-channel.ts';
import { classifySpam } from './classify-spam.ts';
import { clausesOf } from './clauses.ts';
import { confirmation } from './confirmation.ts';
import { detectLanguage } from './detect-language.ts';
import { english } from './english/vocabulary.ts';
import { isFragment } from './fragment.ts';
import { french } from './french/vocabulary.ts';
import { isPromptInjection } from './prompt-injection.ts';
import { recogniseIntents } from './recognise-intents.ts';
import { silentWords } from './spoken-forms.ts';
import { wordsOf } from './words.ts';

const readers = [
  isBackChannel,
  classifySpam,
  clausesOf,
  confirmation,
  detectLanguage,
  isFragment,
  isPromptInjection,
  recogniseIntents,
  wordsOf,
];
const callerWord = fc.constantFrom(
  ...'can you not cancel my appointment and how much is the yes no um do i speak open book press 1 to, ? . l’heure est ce que'.split(
    ' ',
  ),
);
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(callerWord, { maxLength: 60 }).map((words) => words.join(' ')),
);

describe('whatever a caller says', () => {
  it('is read without an error, the same way twice', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const reader of readers) expect(reader(text)).toEqual(reader(text));
      }),
    );
  });

  it('is given spans that lie inside it, in order', () => {
    fc.assert(
      fc.property(anything, (text) => {
        let previous = 0;
        for (const { start, end, confidence } of recogniseIntents(text)) {
          expect(start).toBeGreaterThanOrEqual(previous);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
          previous = start;
        }
      }),
    );
  });

  it('loses no word to the clauses', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const inClauses = clausesOf(text).flatMap((clause) => wordsOf(clause.text));
        expect(inClauses.map((word) => word.text)).toEqual(wordsOf(text).map((word) => word.text));
      }),
    );
  });

  it.each([
    'how much is it and can you book me in ',
    'a',
    'i want to ',
    'not ',
    '(((',
    'press 1 ',
    "l'",
    'tell him to call me the ',
  ])(
    'takes no more than its share of time when "%s" is said ten thousand characters long',
    (unit) => {
      const long = unit.repeat(Math.ceil(10_000 / unit.length));
      const time = (text: string) => {
        const began = Number(process.hrtime.bigint()) / 1e6;
        recogniseIntents(text);
        return Number(process.hrtime.bigint()) / 1e6 - began;
      };
      time(long);
      expect(Math.min(time(long), time(long), time(long))).toBeLessThan(400);
    },
  );
});

describe('the vocabularies', () => {
  const phrases = [english, french].flatMap((vocabulary) =>
    vocabulary.phrases.flatMap(({ certain = [], likely = [], hints = [], unless = [] }) => [
      ...certain,
      ...likely,
      ...hints,
      ...unless,
    ]),
  );

  it('hold no word that is dropped before they are asked', () => {
    const words = phrases.flatMap((phrase) => phrase.match(/[\p{L}']+/gu) ?? []);
    expect(words.filter((word) => silentWords.has(word))).toEqual([]);
  });

  it('write English contractions out, as utterances arrive', () => {
    const contracted = english.phrases.flatMap(
      (entry) => JSON.stringify(entry).match(/\w+'(s|t|re|ve|ll|m|d)\b/g) ?? [],
    );
    expect(contracted).toEqual([]);
  });
});
