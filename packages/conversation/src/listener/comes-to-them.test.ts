import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, unquoted, week } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const groomers: BusinessKnowledge = {
  ...plumber,
  name: 'Bramble Paws',
  industry: 'Pet grooming',
  address: '12 Mill Street, Kingston, ON K7L 2B4',
  hours: week('09:00-17:00', '09:00-14:00', 'closed'),
  services: [
    priced('cat', 'Cat Groom', 80),
    priced('bath', 'Bath Only', 35),
    unquoted('house', 'House Call Groom', '', 'we come to you, priced by the visit'),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

const coiffeuse: BusinessKnowledge = {
  ...groomers,
  name: 'Salon Rivard',
  services: [
    priced('mariee', 'Coiffure de mariée', 150),
    unquoted('domicile', 'Forfait à domicile', '', 'on se déplace, prix selon le groupe'),
  ],
};

const say = (shop: BusinessKnowledge, ...lines: string[]) => {
  const call = callTo(shop);
  return lines.map((line) => call.say(line)).at(-1) ?? '';
};

describe('work that a shop does away from home by a service of its own', () => {
  it.each([
    'how much is a cat groom if you come to us',
    "what's a bath run if you guys come out to my house",
  ])('is not priced as what is done at the shop: %s', (words) => {
    const said = say(groomers, words);
    expect(said).toContain('House Call Groom');
    expect(said).not.toMatch(/\$80|\$35/);
  });

  it('is not in French', () => {
    expect(
      say(coiffeuse, "C'est combien la coiffure de mariée si vous venez à domicile?"),
    ).not.toContain('150');
  });

  it('gives way to the prices at the shop for who would come in after all', () => {
    const said = say(
      groomers,
      'how much is a cat groom if you come to us',
      'and what if we came in to the shop instead',
    );
    expect(said).toContain('$80');
  });

  it('changes nothing where nobody is to come', () => {
    expect(say(groomers, 'how much is a cat groom')).toContain('$80');
    expect(say(groomers, 'what does a cat groom and a bath come to')).toContain('$115');
  });
});
