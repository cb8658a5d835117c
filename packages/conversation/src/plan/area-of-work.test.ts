import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = (content: string): BusinessKnowledge => ({
  ...salon,
  name: 'Otter Bay Foot Care',
  serviceArea: null,
  about: null,
  services: [priced('nails', 'Nail Trim', 30), priced('pedi', 'Pedicure', 55)],
  commonQuestions: [],
  operationalNotes: [note('mobile', 'House calls', content)],
});

describe('an owner who goes to some towns only', () => {
  const mixed = shop(
    'Rosa goes out for nail trims & care homes, Orillia and Midland only. Not Barrie.',
  );

  it('goes there for work that their words may mean', () => {
    expect(callTo(mixed).say('do you come out to Midland for a pedicure')).toMatch(/^Yes/);
  });

  it('goes nowhere that they leave out', () => {
    expect(callTo(mixed).say('do you come out to Barrie for a pedicure')).toMatch(/not Barrie/);
  });

  it('goes there for no other work, where it is all they wrote of', () => {
    const plain = shop('We go out for nail trims in Midland only.');
    expect(callTo(plain).say('do you come out to Midland for a pedicure')).toMatch(/not Midland/);
  });
});
