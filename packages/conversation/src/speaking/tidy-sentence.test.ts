import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortenAtClause, tidySentence } from './tidy-sentence.ts';

const told = [
  "my sister's getting married in June and there are seven of us",
  'the water heater is leaking from the bottom',
  "we're moving from Langford to Oak Bay on the 30th",
  "it's a 2016 Honda with 140 thousand kilometres",
  'Margaret Ellsworth has an upright piano on the third floor',
  'the gate code is 4471 and the dog bites',
  "mon auto fait un bruit quand je freine, c'est une Mazda 3 2017",
  'on déménage de Longueuil à Laval le 30 juin',
  "j'ai les cheveux très longs, teints il y a 2 mois",
  'nous avons 3 fenêtres brisées au 1200 boulevard Laurier',
];
const before = [
  'Hi, ',
  'Hi there, um, so ',
  'Yeah hello, ',
  'Okay so ',
  'and ',
  'But, uh, ',
  'Bonjour, euh, ',
  'Oui allô, donc ',
  'Oh, ',
  'I mean, ',
];
const after = [
  '',
  ',',
  ', so',
  ' and, um',
  ', you know',
  ' uh...',
  ', euh',
  ', donc',
  ', hein',
  '; ',
  ' -',
];
const noise = ['um', 'uh', 'euh', 'erm', 'hmm'];

/** A sentence somebody told, with what people say before, within and after it. */
const spoken = fc
  .record({
    core: fc.constantFrom(...told),
    opening: fc.constantFrom(...before),
    ending: fc.constantFrom(...after),
    places: fc.array(fc.nat(8), { maxLength: 3 }),
    sound: fc.constantFrom(...noise),
    again: fc.boolean(),
  })
  .map(({ core, opening, ending, places, sound, again }) => {
    const words = core.split(' ');
    for (const place of places) {
      const at = Math.min(place + 1, words.length - 1);
      words[at] = again ? `${words[at]} ${sound} ${words[at]}` : `${sound}, ${words[at]}`;
    }
    return { core, said: `${opening}${words.join(' ')}${ending}` };
  });

describe('a sentence as it was spoken, made fit to be read', () => {
  it('is never longer than what was said but for an apostrophe, and tidy once it is tidied', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          spoken.map(({ said }) => said),
          fc.string({ maxLength: 300 }),
        ),
        (said) => {
          const tidy = tidySentence(said);
          // "im" is written "I'm".
          expect(tidy.replace(/'/g, '').length).toBeLessThanOrEqual(said.length);
          expect(tidySentence(tidy)).toBe(tidy);
        },
      ),
    );
  });

  it('keeps every number and every name', () => {
    fc.assert(
      fc.property(spoken, ({ core, said }) => {
        const tidy = tidySentence(said);
        for (const [kept] of core.matchAll(/\d+(?:th)?|(?<=\s)\p{Lu}\p{L}+/gu))
          expect(tidy).toContain(kept);
      }),
    );
  });

  it('has no fillers, greetings or joints left, and ends cleanly', () => {
    fc.assert(
      fc.property(spoken, ({ said }) => {
        const tidy = tidySentence(said);
        expect(tidy).not.toMatch(/(?<![\p{L}'])(?:um+|uh+|euh|erm|hmm+)(?![\p{L}'])/iu);
        expect(tidy).not.toMatch(/^(?:hi|hello|bonjour|so|and|but|donc|oui|yeah|okay)\b/i);
        expect(tidy).not.toMatch(/[\s,;:-]$|,,|\s,|\b(?:so|and|donc|et)$/);
        expect(tidy.charAt(0)).toBe(tidy.charAt(0).toUpperCase());
      }),
    );
  });

  it.each([
    [
      'Hi, I got this one sofa and a, uh, a dresser, they’re in storage',
      'I got this one sofa and a dresser, they’re in storage',
    ],
    ["No no, it's, it's a bridal party, seven people.", "It's a bridal party, seven people"],
    ["I've had acrylics on for, what, four weeks now", "I've had acrylics on for four weeks now"],
    ['do I pay the, whatever, the diagnostic', 'Do I pay the diagnostic'],
    ["it's sixty more, right?", "It's sixty more, right?"],
    ['well water test', 'Well water test'],
    ['vous vous occupez des pneus?', 'Vous vous occupez des pneus?'],
    ['my number ends in two two four four', 'My number ends in two two four four'],
    [
      'Euh, bonjour, je vous appelle parce que, euh, mon chauffe-eau coule, là.',
      'Mon chauffe-eau coule',
    ],
    ['um, so, uh', ''],
  ])('%s', (said, tidy) => {
    expect(tidySentence(said)).toBe(tidy);
  });
});

describe('a text cut to what there is room for', () => {
  it('never has more, and says so where something is missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...told), fc.integer({ min: 20, max: 90 }), (text, most) => {
        const short = shortenAtClause(text, most);
        expect(short.length).toBeLessThanOrEqual(most);
        if (text.length > most) expect(short.endsWith('…')).toBe(true);
        else expect(short).toBe(text);
      }),
    );
  });

  it('ends where a clause does', () => {
    expect(
      shortenAtClause("The furnace quit last night and it's freezing in here, can you come", 60),
    ).toBe("The furnace quit last night and it's freezing in here…");
  });
});
