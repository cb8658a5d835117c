import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const paws: BusinessKnowledge = {
  ...plumber,
  name: 'Willow Paws',
  industry: 'Pet grooming',
  hours: week('09:00-17:00', '09:00-14:00', 'closed'),
  services: [
    withOptions('groom', 'Dog Groom', { Small: 60, Large: 95 }, 'Matted coats +$20'),
    priced('bath', 'Bath Only', 35),
    priced('nails', 'Nail Trim', 18, '$4 off with a groom or bath'),
    priced('cat', 'Cat Boarding', 40),
    priced(
      'den',
      'Kennel Repair',
      120,
      'labour only. corners usually need two people so add 50 for the helper',
    ),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

const salon: BusinessKnowledge = {
  ...paws,
  name: 'Salon Rivard',
  services: [
    priced('homme', 'Coupe homme', 30),
    priced('barbe', 'Taille de barbe', 18, '5 $ de rabais avec une coupe homme'),
    priced('teinture', 'Teinture', 80),
  ],
};

function call(shop: BusinessKnowledge, ...lines: string[]) {
  const talk = callTo(shop);
  const said = lines.map((line) => talk.say(line)).at(-1) ?? '';
  return { said, sms: talk.sms() };
}

describe('what an owner takes off one thing that is done with another', () => {
  it.each([
    ['how much for a nail trim and a bath', '$49'],
    ['what would a bath and a nail trim come to together', '$49'],
  ])('is off the sum of the two: %s', (words, total) => {
    const { said } = call(paws, words);
    expect(said).toContain(total);
    expect(said).not.toContain('$53');
  });

  it('is off it in French', () => {
    const { said } = call(salon, "C'est combien une coupe homme et une taille de barbe, ensemble?");
    expect(said).toContain('43');
    expect(said).not.toContain('48 $');
  });

  it('is off nothing beside what it is not written for', () => {
    expect(call(paws, 'how much for a nail trim and cat boarding').said).toContain('$58');
  });

  it('answers which of two sums it is', () => {
    const first = 'how much for a nail trim and a bath';
    const { said } = call(paws, first, 'so is that fifty three, or forty nine with the four off?');
    expect(said).toContain('makes $49');
  });

  it('is in the sum that the owner reads', () => {
    expect(call(paws, 'how much for a nail trim and a bath').sms).toContain(
      '$49 for Nail Trim + Bath Only',
    );
  });
});

describe('a sum that a caller asks to have confirmed', () => {
  it.each([
    ["how much for a large groom, he's pretty matted", 'so ninety five all in?', '$115'],
    ['how much to repair a kennel, the corner is broken', 'so 120 all in?', '$170'],
    ['how much for a nail trim and a bath', 'so fifty three all in?', '$49'],
  ])(
    'is not, where what the owner adds or takes off for them is left out: %s',
    (words, claim, right) => {
      const { said } = call(paws, words, claim);
      expect(said).not.toMatch(/that's right|exactly/i);
      expect(said).toContain(right);
    },
  );

  it('is, where nothing of the kind was told', () => {
    expect(call(paws, 'how much for a large groom', 'so ninety five all in?').said).toMatch(
      /that's right|exactly/i,
    );
  });
});

describe('a price that its owner leaves something out of', () => {
  it('is not confirmed as all there is to pay', () => {
    const { said } = call(paws, 'how much for a kennel repair', 'so 120 all in?');
    expect(said).not.toMatch(/that's right|exactly/i);
    expect(said).toContain('labour only');
  });
});
