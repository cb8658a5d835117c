import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCounts } from './counts.ts';

const counted = (text: string) =>
  findCounts(text).map(({ value, counted: { kind } }) => `${value} ${kind}`);

describe('a number says how many', () => {
  it.each([
    ['how much for three dryer vents', '3 things'],
    ['for two months what does that come to', '2 things'],
    ['a couple of windows', '2 things'],
    ['I want two of those', '2 talkedOf'],
    ['and for two?', '2 talkedOf'],
    ['make it three please', '3 talkedOf'],
    ['what would the two of us be', '2 people'],
    ['how much for four people', '4 people'],
    ['both of us', '2 people'],
    ['Two? No, just the one', '1 talkedOf'],
    ['Not six fills, one fill.', '1 things'],
    ['combien pour trois fenêtres', '3 things'],
    ["j'en veux trois", '3 talkedOf'],
    ['mettez-en deux', '2 talkedOf'],
    ['pour nous deux', '2 people'],
    ['on est quatre', '4 people'],
    ['non, juste une', '1 talkedOf'],
    ['windows, we have eight on the main floor', '8 talkedOf'],
    ["there's two that need it", '2 talkedOf'],
    ['the carpets, I got three on the stairs', '3 talkedOf'],
    ['and the caps, we got four of them', '4 talkedOf'],
    ['and if he took ten of them', '10 talkedOf'],
    ['what if she did about eight', '8 talkedOf'],
    ['what would six come to', '6 talkedOf'],
    ['pis les rideaux, on en a six à faire ourler', '6 talkedOf'],
  ])('in "%s"', (text, expected) => {
    expect(counted(text)).toEqual([expected]);
  });

  it('whatever the number, before a thing or what stands for it', () => {
    const number = fc.integer({ min: 2, max: 12 });
    const words = fc.constantFrom('how much for %n windows', 'I need %n of them', 'for %n?');
    fc.assert(
      fc.property(number, words, (value, text) => {
        expect(findCounts(text.replace('%n', String(value)))).toMatchObject([{ value }]);
      }),
    );
  });
});

describe('a number says nothing of how many', () => {
  it.each([
    'how much a month, for the ten by ten',
    'she just turned seven, for a little manicure',
    "she's seven, seven years old",
    'I broke two of them',
    'we got two of them done last year',
    'we have eight on Friday',
    'like six-ish',
    'yes or no on the four twenty',
    'it is three twenty-five',
    'could you do it for 20',
    'in two months',
    'three days a week',
    "it's a 2019 Civic",
    'at two on Friday',
    'number 212',
    'not six',
    "on en a cassé deux l'an dernier, elle a sept ans",
    'vers six heures',
    'le dix par dix',
  ])('in "%s"', (text) => {
    expect(counted(text)).toEqual([]);
  });

  it('in a size, an age, a sum or a product, whatever the number', () => {
    const number = fc.integer({ min: 2, max: 24 });
    const words = fc.constantFrom(
      'the %n by %n',
      'she turned %n',
      'he is %n years old',
      'it was %n dollars',
      'around %n-ish',
      'at %n',
      'the four %n',
      'I broke %n of them',
      'il a %n ans',
      'vers %n heures',
    );
    fc.assert(
      fc.property(number, words, (value, text) => {
        expect(findCounts(text.replaceAll('%n', String(value)))).toEqual([]);
      }),
    );
  });
});
