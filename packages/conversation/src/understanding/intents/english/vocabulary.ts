import type { Vocabulary } from '../vocabulary.ts';
import { askingAboutWork } from './asking-about-work.ts';
import { askingPrices } from './asking-prices.ts';
import { askingTimeAndPlace } from './asking-time-and-place.ts';
import { booking } from './booking.ts';
import { courtesies } from './courtesies.ts';
import { outsiders } from './outsiders.ts';
import { people } from './people.ts';
import { sets } from './sets.ts';
import { steering } from './steering.ts';
import { trouble } from './trouble.ts';
import { visits } from './visits.ts';

/** English as callers speak it in Canada and the United States. */
export const english: Vocabulary = {
  sets,
  phrases: [
    ...askingPrices,
    ...askingTimeAndPlace,
    ...askingAboutWork,
    ...booking,
    ...visits,
    ...people,
    ...trouble,
    ...outsiders,
    ...steering,
    ...courtesies,
  ],
};
