import { fold } from '../knowledge/words.ts';
import type { Hearing } from './hearing.ts';
import type { Ranked } from './retrieve.ts';

/**
 * The work that fits a trouble, by what callers of the trade say: told without being asked for, such
 * words seldom name it. Null where the shop has no such words, or its own earlier doings are told of.
 */
export function workThatFits(
  known: readonly Ranked[],
  said: string,
  { receptionist: { candidates }, language }: Hearing,
): { serviceId: string; sure: boolean } | null {
  if (candidates.wordings[language].total === 0 || addressesShop(said)) return null;
  const services = known.filter(({ candidate }) => candidate?.kind === 'service');
  const all = services.reduce((sum, { probability }) => sum + probability, 0);
  const [best] = services;
  if (!best?.candidate || best.probability < leastFitting * all) return null;
  return { serviceId: best.candidate.id, sure: best.probability >= surelyFitting * all };
}

/** Of all services together, this share fits likely, and this one surely. */
const leastFitting = 0.5;
const surelyFitting = 0.75;

const shopWords: ReadonlySet<string> = new Set(
  "you your yours you've you're you'd you'll vous votre vos".split(' '),
);

/** "The tarp you put on in April": who speaks to the shop tells of what it did. */
function addressesShop(said: string): boolean {
  return fold(said)
    .split(/[^a-z']+/)
    .some((word) => shopWords.has(word));
}
