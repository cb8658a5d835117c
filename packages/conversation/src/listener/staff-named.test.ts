import { describe, expect, it } from 'vitest';
import { staffOf } from '../knowledge/staff.ts';
import { note } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';

const staffIn = (...contents: string[]) => [
  ...staffOf({
    ...salon,
    about: null,
    services: [],
    commonQuestions: [],
    operationalNotes: contents.map((content, at) => note(`n${at}`, 'Note', content)),
  }),
];

describe('the people a shop names', () => {
  it('are known by their work, whatever they are called', () => {
    expect(staffIn('Zdenka works Mondays, Bram Tuesday to Friday.')).toEqual(['zdenka', 'bram']);
    expect(staffIn('Ysolde specialises in braids.')).toEqual(['ysolde']);
  });

  it('are no places, whose names people have as well', () => {
    expect(staffIn('We go to St. Thomas and George Street on Fridays.')).toEqual([]);
  });
});
