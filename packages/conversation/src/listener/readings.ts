import { type Act, acts } from '../heard/acts.ts';
import type { Segment } from './segments.ts';

/** An act that a segment may be, and how likely it is that. */
export interface Reading {
  act: Act;
  weight: number;
}

/** Questions that are easily taken for one another, and are about the same things. */
export const alike: readonly Act[] = [
  'ask.price',
  'ask.total',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'ask.fact',
  'ask.discount',
  'claim',
];

const leastReading = 0.1;

const mostReadings = 3;

/** What a question may be instead, each as likely as it was heard. */
export function readingsOf({ act: heard, probabilities }: Segment, act: Act): Reading[] {
  if (!alike.includes(act) || act !== heard) return [{ act, weight: 1 }];
  return alike
    .map((one) => ({ act: one, weight: probabilities[acts.indexOf(one)] ?? 0 }))
    .filter((one) => one.act === act || one.weight >= leastReading)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostReadings);
}
