import { describe, expect, it } from 'vitest';
import { peopleIn } from '../../../listener/people-told.ts';
import { findNames } from '../names.ts';

const namesIn = (text: string, language: 'en' | 'fr' = 'en', expecting = true) =>
  findNames(text, { expecting, language }).map(({ name }) => name);

describe('a name told in two breaths', () => {
  it.each([
    ['Nina. Calloway, C-A-L-L-O-W-A-Y.', 'en', 'Nina Calloway'],
    ['Yeah, Brandon. Okafor, O-K-A-F-O-R.', 'en', 'Brandon Okafor'],
    ["C'est Gagnon, Marie-Ève.", 'fr', 'Marie-Ève Gagnon'],
    ['Tremblay, Luc', 'fr', 'Luc Tremblay'],
  ] as const)('is one name, the first name first: %s', (text, language, name) => {
    expect(namesIn(text, language)).toEqual([name]);
  });

  it.each(['Nina, thanks', 'Hana, that’s it'])(
    'is none where something else follows: %s',
    (text) => {
      expect(namesIn(text)[0]).not.toContain(' ');
    },
  );
});

describe('a firm or a street', () => {
  it.each([
    "And I've got it through insurance, it's Pembina Mutual.",
    "I corrected that, it's Greenwood Drive.",
    "we're insured, it's Tamarack",
    "j'ai des assurances, c'est Boréale",
  ])('never becomes who calls: %s', (text) => {
    expect(namesIn(text, text.startsWith('j') ? 'fr' : 'en', false)).toEqual([]);
  });

  it('leaves the name at the end of a wish a name', () => {
    expect(namesIn("a massage thursday at ten, it's Tess Moll", 'en', false)).toEqual([
      'Tess Moll',
    ]);
  });
});

describe('whom it is for', () => {
  it.each([
    [
      "It's for Lorraine Biggs, B-I-G-G-S, I'm Cheryl, the daughter",
      'en',
      'Cheryl',
      'Lorraine Biggs',
    ],
    ["Moi c'est Gilles, c'est pour Huguette Roy", 'fr', 'Gilles', 'Huguette Roy'],
  ] as const)('is kept beside who calls: %s', (text, language, name, other) => {
    const values = peopleIn(text, text, { expecting: true, language }).map((one) => one.values);
    expect(values).toContainEqual({ name });
    expect(values).toContainEqual({ others: [{ name: other }] });
  });
});
