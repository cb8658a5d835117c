import type { Vocabulary } from '../vocabulary.ts';
import { askingPrices, askingTimeAndPlace } from './asking.ts';
import { askingAboutWork } from './asking-more.ts';
import { courtesies } from './courtesies.ts';
import { outsiders } from './outsiders.ts';
import { people } from './people.ts';
import { sets } from './sets.ts';
import { steering } from './steering.ts';
import { visits } from './visits.ts';

/** English as callers speak it in Canada and the United States. */
export const english: Vocabulary = {
  sets,
  phrases: [
    ...askingPrices,
    ...askingTimeAndPlace,
    ...askingAboutWork,
    ...visits,
    ...people,
    ...outsiders,
    ...steering,
    ...courtesies,
  ],
};
