import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const tailor: BusinessKnowledge = {
  ...salon,
  name: 'Thread & Thimble',
  serviceArea: null,
  about: null,
  hours: week('09:00-18:00', '09:00-13:00', 'closed'),
  services: [
    priced('suit', 'Suit Alteration', 240),
    priced('hem', 'Trouser Hem', 22),
    priced('zip', 'Zipper Replacement', 35),
  ],
  commonQuestions: [explained('redo', 'Do you guarantee your seams?', 'Seams for a year.')],
  operationalNotes: [],
};

const couture: BusinessKnowledge = {
  ...tailor,
  name: 'Le fil et le dé',
  services: [
    priced('complet', 'Retouche de complet', 240),
    priced('ourlet', 'Ourlet de pantalon', 22),
  ],
  commonQuestions: [],
};

describe('whether the price may be lower', () => {
  it.each([
    'could you go down to two hundred on the suit alteration',
    'would you guys do the suit alteration for one eighty',
    'can you beat their price on a suit alteration',
  ])('is said by nobody but the owner: %s', (line) => {
    const said = callTo(tailor).say(line);
    expect(said).not.toMatch(/^yes|yes, we do/i);
    expect(said).toMatch(/price/i);
  });

  it('is said by nobody but the owner in French', () => {
    const said = callTo(couture).say(
      'pouvez-vous descendre à deux cents pour la retouche de complet',
    );
    expect(said).not.toMatch(/oui/i);
    expect(said).toMatch(/prix/i);
  });

  it.each([
    ['can you do the trouser hem for friday', 'Trouser Hem'],
    ['do you do zipper replacement', 'Zipper'],
    ['could you bring the suit jacket in a bit, how much is a suit alteration', '240'],
  ])('is asked by no look-alike: %s', (line, held) => {
    expect(callTo(tailor).say(line)).toContain(held);
  });
});

describe('whether it is sure to come out well', () => {
  it.each([
    "can you promise the suit alteration won't leave holes",
    'will you guarantee the zipper replacement will never get stuck',
  ])('is promised by nobody: %s', (line) => {
    expect(callTo(tailor).say(line)).not.toMatch(/\byes\b/i);
  });

  it('is promised by nobody in French', () => {
    const said = callTo(couture).say(
      'pouvez-vous me promettre que la retouche de complet paraîtra pas',
    );
    expect(said).not.toMatch(/\boui\b/i);
  });

  it('is what the owner wrote of it, where they did', () => {
    expect(callTo(tailor).say('do you guarantee your seams')).toContain('for a year');
  });
});
