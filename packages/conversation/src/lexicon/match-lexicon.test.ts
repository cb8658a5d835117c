import { describe, expect, it } from 'vitest';
import { explained, note, priced } from '../testing/business-parts.ts';
import { barber } from '../testing/businesses.ts';
import { indexLexicon, readLexiconFile } from './lexicon.ts';
import { wordingsFor } from './match-lexicon.ts';

const lexicon = indexLexicon([
  ...readLexiconFile(
    `# plumbing
Drain cleaning ~ Drain snaking ~ Clogged drain service = my sink won't go down
Water heater replacement ~ New hot water tank = there's no hot water and it's rusted through
Sump pump installation = the pit in the basement fills up
`,
    'en',
  ),
  ...readLexiconFile(
    '# cars\nCoolant drain and fill ~ Radiator flush = it runs hot on hills\n',
    'en',
  ),
  ...readLexiconFile('# topics\n? Parking ~ Where can I park? = where do i leave the car\n', 'en'),
  ...readLexiconFile('# plomberie\nNettoyage de drain = mon évier se vide pas\n', 'fr'),
]);

const plumber = {
  ...barber,
  services: [priced('drain', 'Clogged Drain Snaking', 180), priced('tank', 'Hot Water Tank', 1900)],
  commonQuestions: [],
  operationalNotes: [note('park', 'Parking', 'Two stalls behind the shop.')],
};

const textsOf = (id: string) =>
  wordingsFor(lexicon, plumber)
    .of.get(id)
    ?.flatMap(({ texts }) => texts);

describe('the words of callers', () => {
  it('are found for a service by any name that owners give it', () => {
    expect(textsOf('drain')).toContain("my sink won't go down");
    expect(textsOf('tank')).toContain("there's no hot water and it's rusted through");
  });

  it('are found for what any shop is asked', () => {
    expect(textsOf('note:park')).toEqual([
      'Parking',
      'Where can I park?',
      'where do i leave the car',
    ]);
  });

  it('are those of the trade the shop is of, and of the language it is written in', () => {
    const all = [...wordingsFor(lexicon, plumber).of.values()].flat();
    expect(all.flatMap(({ texts }) => texts)).not.toContain('it runs hot on hills');
    expect(all.every(({ language }) => language === 'en')).toBe(true);
  });

  it('are kept apart where they mean what the trade does and this shop has not written of', () => {
    const { others } = wordingsFor(lexicon, plumber);
    expect(others.flatMap(({ texts }) => texts)).toEqual([
      'Sump pump installation',
      'the pit in the basement fills up',
    ]);
  });

  it('are none at all for a shop of a trade that nobody has written of', () => {
    const strange = { ...plumber, services: [priced('x', 'Falconry', 90)], operationalNotes: [] };
    expect(wordingsFor(lexicon, strange).others).toEqual([]);
  });

  it('mean a thing the less surely the less its name is the same', () => {
    const sure = (id: string) => wordingsFor(lexicon, plumber).of.get(id)?.[0]?.sure ?? 0;
    expect(sure('note:park')).toBe(1);
    expect(sure('tank')).toBeLessThan(1);
  });

  it('are none of a question that is put in small words alone', () => {
    const vague = {
      ...plumber,
      commonQuestions: [explained('open', 'What is it like?', 'It is nice.')],
    };
    expect(wordingsFor(lexicon, vague).of.get('faq:open')).toEqual([]);
  });
});
