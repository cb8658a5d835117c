import { describe, expect, it } from 'vitest';
import { indexLexicon, readLexiconFile } from './lexicon.ts';

const plumbing = `# plumbing
Drain cleaning ~ Drain snaking = my sink won't go down | somebody to snake it
/ Main line = every drain in the house is backing up
? Do you charge more at night? ~ After-hours rate = is it extra after six
`;

describe('a file of the lexicon', () => {
  it('tells what owners call a thing and what callers say for it, its options included', () => {
    const [drain, night] = readLexiconFile(plumbing, 'en');
    expect(drain).toMatchObject({ trade: 'plumbing', kind: 'service', language: 'en' });
    expect(drain?.names.map((name) => [...name])).toEqual([
      ['drain', 'clean'],
      ['drain', 'snak'],
    ]);
    expect(drain?.wordings).toEqual([
      "my sink won't go down",
      'somebody to snake it',
      'every drain in the house is backing up',
    ]);
    expect(night).toMatchObject({ kind: 'question', wordings: ['is it extra after six'] });
  });

  it('is refused with the line that is no entry', () => {
    expect(() => readLexiconFile('# plumbing\nDrain cleaning', 'en')).toThrow('line 2');
    expect(() => readLexiconFile('Drain cleaning = it is plugged', 'en')).toThrow('line 1');
    expect(() => readLexiconFile('# plumbing\n/ Main line = all of it', 'en')).toThrow('line 2');
  });
});

describe('a lexicon', () => {
  it('finds entries by the words of their names, and weighs rare words more', () => {
    const { byStem, weights, names, entries } = indexLexicon(readLexiconFile(plumbing, 'en'));
    const found = byStem.get('drain')?.map((place) => entries[names[place]?.at ?? -1]?.kind);
    expect(found).toEqual(['service', 'service']);
    expect(weights.get('drain')).toBeGreaterThan(0);
  });
});
