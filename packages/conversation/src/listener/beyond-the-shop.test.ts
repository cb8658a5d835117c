import { describe, expect, it } from 'vitest';
import { explained, priced } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const waxing = {
  ...salon,
  services: [priced('wax', 'Leg Wax', 55), priced('tint', 'Lash Tint', 30)],
  commonQuestions: [
    explained('kids', 'Do you take children?', 'Yes, from twelve with a parent.'),
    explained('late', 'What if I am late?', 'Yes, up to ten minutes is fine.'),
    explained('latex', 'Is the glue safe with a latex allergy?', 'The glue is free of latex.'),
  ],
  operationalNotes: [],
};

describe('what is safe, healthy or lawful', () => {
  it.each([
    'is it safe to get a lash tint while im pregnant',
    'is it legal to do that on a fourteen year old',
    'can i pull the wax off myself with a hair dryer on my own',
    'cest tu dangereux quand on est enceinte',
  ])('is answered with a yes by nothing that is written of something else: %s', (asked) => {
    expect(callTo(waxing).say(asked)).not.toMatch(/^yes|twelve|ten minutes|we do/i);
  });

  it('is answered by what the owner wrote of it', () => {
    expect(callTo(waxing).say('is your glue safe if im allergic to latex')).toMatch(
      /free of latex/,
    );
  });
});
