import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from './business.ts';
import { dayRulesOf } from './day-rules.ts';

const service = (id: string, name: string, description: string | null = null) => ({
  id,
  name,
  description,
  pricingType: 'simple' as const,
  basePrice: '40',
  options: [],
});

const knowledge = (...notes: string[]): BusinessKnowledge =>
  ({
    name: 'Corner Optical',
    services: [
      service('fit', 'Contact Lens Fitting'),
      service('exam', 'Eye Exam', 'Saturdays only.'),
      service('repair', 'Frame Repair'),
    ],
    commonQuestions: [],
    operationalNotes: notes.map((content, at) => ({ id: `n${at}`, title: 'Days', content })),
    about: null,
  }) as unknown as BusinessKnowledge;

const rules = (notes: string[], staff: string[] = []) =>
  dayRulesOf(knowledge(...notes), new Set(staff)).map(({ days, serviceIds, people }) => ({
    days: [...days],
    of: [...serviceIds, ...people],
  }));

describe('days that are kept for something', () => {
  it('are those a service says of itself', () => {
    expect(rules([])).toEqual([{ days: [5], of: ['exam'] }]);
  });

  it.each([
    ['Lens fittings are Tuesday to Thursday only.', [1, 2, 3], 'fit'],
    ['Les repair se font le lundi et le jeudi seulement.', [0, 3], 'repair'],
  ])('are read off a note: %s', (note, days, of) => {
    expect(rules([note])).toContainEqual({ days, of: [of] });
  });

  it('are those somebody works on', () => {
    expect(rules(['Odile is in Wednesdays only.'], ['odile'])).toContainEqual({
      days: [2],
      of: ['odile'],
    });
  });

  it('bind no service that somebody else does as well', () => {
    const both = ['Odile does repairs Mondays only.', 'Repairs are done by Hugo as well.'];
    expect(rules(both, ['odile', 'hugo'])).toContainEqual({ days: [0], of: ['odile'] });
  });

  it.each([
    'Repairs are 10 percent off Tuesdays only.',
    'Fittings before noon only on Fridays.',
    'We are closed Mondays only.',
  ])('are none where "only" says something else: %s', (note) => {
    expect(rules([note])).toHaveLength(1);
  });
});
