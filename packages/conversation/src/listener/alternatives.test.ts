import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { wantsOnlyOne } from './alternatives.ts';

const spa: BusinessKnowledge = {
  ...plumber,
  name: 'Fernwood Spa',
  industry: 'Spa',
  hours: week('10:00-18:00', '10:00-16:00', 'closed'),
  services: [
    withOptions('mani', 'Manicure', { Regular: 30, Gel: 45 }),
    withOptions('pedi', 'Pedicure', { Regular: 45, Deluxe: 65 }),
    priced('massage', 'Massage', 95),
    priced('facial', 'Facial', 80),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

const garage: BusinessKnowledge = {
  ...spa,
  name: 'Garage du Coin',
  industry: 'Garage',
  services: [
    withOptions('vidange', "Vidange d'huile", { Régulière: 60, Synthétique: 95 }),
    priced('freins', 'Freins', 240),
  ],
};

function after(shop: BusinessKnowledge, ...lines: string[]): string {
  const call = callTo(shop);
  return lines.map((line) => call.say(line)).at(-1) ?? '';
}

const summed = /together|adds up|in all|\$(?:75|175|125|140)\b/i;

describe('what is put as one or the other', () => {
  it.each([
    ["I'm torn between the gel manicure and the regular one, what are they", '$45', '$30'],
    ["I can't decide between a massage and a facial, how much is each", '$95', '$80'],
    ["what's the difference in price between a massage and a facial", '$95', '$80'],
    ['massage versus a facial, which one is cheaper', '$95', '$80'],
    ["not sure if I want the massage or the gel manicure, what's each of them cost", '$95', '$45'],
  ])('is priced each by itself, with the difference and never a sum: %s', (words, one, other) => {
    const said = after(spa, words);
    expect(said).toContain(one);
    expect(said).toContain(other);
    expect(said).toMatch(/difference|apart/);
    expect(said).not.toMatch(summed);
  });

  it('is never added up in French', () => {
    const said = after(
      garage,
      "Bonjour, j'hésite entre la vidange régulière pis la synthétique, c'est combien la différence?",
    );
    expect(said).toContain('60');
    expect(said).toContain('95');
    expect(said).toContain('35');
    expect(said).not.toContain('155');
  });

  it.each(['oh no, not both, just one or the other', "it's either or, I'd only do one of them"])(
    'is no sum any more where that is said later: %s',
    (words) => {
      const call = callTo(spa);
      call.say('how much for a massage and a facial');
      expect(call.say(words)).not.toMatch(/\$|don't have/);
      expect(call.say("so what's the total?")).not.toContain('$175');
    },
  );

  it('asks which of them is meant before it adds another thing', () => {
    const said = after(
      spa,
      "I'm deciding between a massage and a facial, how much are they",
      "and what's it come to with a gel manicure",
    );
    expect(said).toMatch(/massage or facial/i);
  });

  it('adds up what is wanted together', () => {
    expect(after(spa, 'how much for a massage and a facial, both please')).toContain('$175');
    expect(after(spa, 'a massage and a facial, I only have one hour, how much')).toContain('$175');
  });
});

describe('a thing asked for in the place of another', () => {
  it('is no part of what the other comes to', () => {
    const said = after(
      spa,
      'how much is a massage',
      'or what if I just do a facial instead, what is that',
      "okay and what's the massage all in",
    );
    expect(said).toContain('$95');
    expect(said).not.toContain('$175');
  });
});

describe('words of one among several', () => {
  it.each([
    ["I'd only do one of those", true],
    ['not both', true],
    ['pas les deux, une ou l’autre, je sais pas laquelle', true],
    ['I only have one hour', false],
    ['just one more question, the massage and the facial together', false],
    ['I want both', false],
  ])('%s: %s', (words, only) => {
    expect(wantsOnlyOne(words)).toBe(only);
  });
});
