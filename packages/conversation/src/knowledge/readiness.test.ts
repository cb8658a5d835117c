import { describe, expect, it } from 'vitest';
import { barber, tintShop } from '../testing/businesses.ts';
import type { BusinessKnowledge } from './business.ts';
import { proposedService } from './proposals.ts';
import { assessReadiness } from './readiness.ts';

const bare: BusinessKnowledge = {
  name: 'Shop',
  timeZone: 'America/Toronto',
  region: null,
  hours: null,
  services: [],
  commonQuestions: [],
  operationalNotes: [],
  details: null,
};
const limits = (change: Partial<BusinessKnowledge>) =>
  assessReadiness({ ...tintShop, ...change }).limitations;

describe('readiness', () => {
  it('finds nothing missing in a business that has told everything', () => {
    const { summary, strengths, limitations } = assessReadiness(tintShop);
    expect(limitations).toEqual([]);
    expect(strengths.length).toBeGreaterThan(4);
    expect(summary).toMatch(/^Ready/);
  });

  it('names what a bare business lacks', () => {
    const { limitations, strengths } = assessReadiness(bare);
    expect(strengths).toEqual([]);
    for (const lacking of [
      /hours/,
      /services/,
      /questions/,
      /operations/,
      /address/,
      /phone/,
      /zone/,
    ]) {
      expect(limitations.some((sentence) => lacking.test(sentence))).toBe(true);
    }
  });

  it('names hours and prices that cannot be read', () => {
    expect(assessReadiness(barber).limitations.join(' ')).toMatch(/tuesday/);
    const [first] = tintShop.services;
    const unread = first
      ? [{ ...first, pricingType: 'simple' as const, basePrice: 'call us' }]
      : [];
    expect(limits({ services: unread }).join(' ')).toMatch(/cannot be read for Full Window Tint/);
  });

  it('asks to confirm what was only proposed, and counts an empty answer as none', () => {
    const services = tintShop.services.map(({ id, name }) => proposedService(id, name));
    expect(limits({ services }).join(' ')).toMatch(/confirm or remove: Full Window Tint/);
    const { strengths } = assessReadiness({ ...tintShop, services });
    expect(strengths.join(' ')).not.toMatch(/service/);
    const question = { id: 'q', question: 'Is there parking?', answer: 'explain' as const };
    expect(limits({ commonQuestions: [question] }).join(' ')).toMatch(/"Is there parking\?"/);
  });

  it('finds one service with two prices, and one question with two answers', () => {
    const [first] = tintShop.services;
    const twice = first
      ? [first, { ...first, id: 'again', pricingType: 'simple' as const, basePrice: 250 }]
      : [];
    expect(limits({ services: twice })[0]).toMatch(/different prices/);
    const question = { id: 'q', question: 'Is there parking?', answer: 'yes' as const };
    const other = { ...question, id: 'r', answer: 'no' as const };
    expect(limits({ commonQuestions: [question, other] })[0]).toMatch(/2 different answers/);
  });

  it('finds a description that names another amount than the prices', () => {
    const [first] = tintShop.services;
    const described = first ? [{ ...first, description: 'Only $249 this month' }] : [];
    expect(limits({ services: described })[0]).toMatch(/names \$249/);
  });

  it('holds what is said of opening elsewhere against the hours', () => {
    expect(limits({ about: 'We are open on Sundays too.' })[0]).toMatch(/open on Sunday/);
    expect(limits({ about: 'Open 24/7 for you.' })[0]).toMatch(/every day/);
  });
});
