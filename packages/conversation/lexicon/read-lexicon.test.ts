import { describe, expect, it } from 'vitest';
import { readLexicon } from './read-lexicon.ts';

describe('the words of the trades', () => {
  const { entries } = readLexicon();

  it('are read whole, in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      for (const kind of ['service', 'question'] as const) {
        const found = entries.filter((one) => one.language === language && one.kind === kind);
        expect(found.length).toBeGreaterThan(100);
      }
  });

  it('have a name and wordings in every entry', () => {
    const empty = entries.filter(({ names, wordings }) => names.length * wordings.length === 0);
    expect(empty).toEqual([]);
  });
});
