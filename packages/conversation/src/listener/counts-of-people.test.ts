import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const barber: BusinessKnowledge = {
  ...plumber,
  name: 'Quay Barbers',
  industry: 'Barber shop',
  hours: week('09:00-18:00', '09:00-16:00', 'closed'),
  services: [
    priced('mens', "Men's Cut", 38),
    priced('kids', 'Kids Cut (12 and under)', 27),
    priced('fade', 'Skin Fade', 45),
    withOptions('mani', 'Manicure', { Regular: 30, Gel: 45 }),
    priced('massage', 'Massage', 95),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

const noces: BusinessKnowledge = {
  ...barber,
  name: 'Atelier Noces',
  services: [
    priced('mariee', 'Maquillage de mariée', 120),
    priced('demois', "Demoiselle d'honneur", 70, 'par personne'),
  ],
};

function call(shop: BusinessKnowledge, ...lines: string[]) {
  const talk = callTo(shop);
  const said = lines.map((line) => talk.say(line)).at(-1) ?? '';
  return { said, sms: talk.sms() };
}

describe('how many people there are', () => {
  it('multiplies none of what each of them gets', () => {
    const { said } = call(
      barber,
      "I want to bring my two boys in for haircuts, they're seven and ten",
      "what do the three of us come to, with me just getting a regular men's cut",
    );
    expect(said).toContain('$92');
  });

  it('is no number of what was counted by its own name', () => {
    const { said } = call(
      noces,
      "Bonjour, deux demoiselles d'honneur et moi, ça ferait combien en tout pour nous trois?",
    );
    expect(said).not.toContain('210');
  });

  it('is how many of one thing that all of them want', () => {
    expect(call(barber, 'how much for gel manicures for the three of us').said).toContain('$135');
  });
});

describe('a number of one of several things', () => {
  it.each([
    ['how much would two gel manicures and a massage be', 'actually just one manicure', '$140'],
    ["how much for two kids cuts and one men's cut", 'no, just one kids cut', '$65'],
  ])('is put right, and the rest stays: %s, %s', (first, second, total) => {
    const { said } = call(barber, first, second);
    expect(said).toContain(total);
  });

  it('is put right in what is to be booked, and the sum is told again', () => {
    const { said, sms } = call(
      barber,
      "I'd like to book two kids cuts and two men's cuts",
      'and how much is that all together',
      "no no, just one men's cut, me, and the two kids",
    );
    expect(said).toContain('$92');
    expect(sms).toContain('2 × Kids Cut (12 and under)');
    expect(sms).not.toContain("2 × Men's Cut");
  });
});
