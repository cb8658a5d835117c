import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { frenchToEnglish, inEnglish } from './in-english.ts';
import { fold } from './words.ts';

describe('French words, for what is written in English,', () => {
  it.each([
    ['capot', 'hood'],
    ['capot seulement', 'hood only'],
    ["C'est combien pour réparer deux fenêtres ?", 'how much for repair two windows?'],
    ['réparez-vous les voiliers', 'do you repair the sailboat'],
    ['à quelle fréquence faut-il accorder un piano droit', 'how often do i need to tune a upright'],
    ["est-ce qu'il y a une liste d'attente", 'is there a waiting list'],
  ])('%s → %s', (french, english) => {
    expect(inEnglish(french)).toBe(english);
  });

  it.each(['hood only', 'a grand', 'the long one', 'how much for four windows', 'six', 'upright'])(
    'are not looked for in English: %s',
    (text) => {
      expect(inEnglish(text)).toBeNull();
    },
  );

  it('stand in the table as they are compared: folded, once each', () => {
    for (const [french, english] of frenchToEnglish) {
      expect(fold(french)).toBe(french);
      expect(english).not.toBe('');
    }
  });

  it('never make any text throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const english = inEnglish(text);
        expect(english === null || typeof english === 'string').toBe(true);
      }),
    );
  });
});
