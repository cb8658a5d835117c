import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const yard: BusinessKnowledge = {
  ...plumber,
  name: 'Green Row Yards',
  industry: 'Garden care',
  serviceArea: null,
  hours: week('08:00-17:00', 'closed', 'closed'),
  services: [
    priced('both', 'Lawn + hedge trim', 90, 'both in one visit'),
    withOptions('core', 'Lawn core aeration', { Small: 60, Large: 100 }),
    priced('hedge', 'Hedge removal by the root', 200),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

describe('a service that joins two things', () => {
  it('takes in no other work that only has one of those things in its name', () => {
    const call = callTo(yard);
    const said = call.say(
      'how much for the lawn and hedge trim and a small lawn core aeration together',
    );
    expect(said).toContain('$150');
    expect(said).not.toMatch(/already/);
  });
});
