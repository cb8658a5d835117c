import type { Vocabulary } from '../vocabulary.ts';
import { asking } from './asking.ts';
import { doing } from './doing.ts';
import { sets } from './sets.ts';
import { steering } from './steering.ts';

/** French as it is spoken on the phone in Canada. */
export const french: Vocabulary = { sets, phrases: [...asking, ...doing, ...steering] };
