import type { Act } from '../heard/acts.ts';
import type { ServiceRef, Target } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { askingStems } from './candidates.ts';
import type { Hearing } from './hearing.ts';

const ofThings: ReadonlySet<Act> = new Set(['ask.price', 'ask.offer', 'ask.when', 'want.book']);

/** "Clean that out", "fix it": what was just spoken of is the object. */
const pointing = /\b(?:that|it|this|them|those|him|her|ca|cela|celui-la|celle-la)\b|-l[ea]s?\b/;

/**
 * "What do you charge to clean that out", after a dryer's vent was told of: another service that only shares
 * "clean" with the one that is pointed at is not meant.
 */
export function keptToPointedAt(
  said: string,
  act: Act,
  target: Target | null,
  { receptionist, focus }: Hearing,
): Target | null {
  const [before, more] = focus;
  if (!ofThings.has(act) || target?.kind !== 'services' || !before || more) return target;
  const [found, second] = target.refs;
  if (!found || second || found.serviceId === before.serviceId) return target;
  if (!pointing.test(fold(said))) return target;
  const titleOf = ({ serviceId }: ServiceRef) =>
    receptionist.candidates.all.find(({ id }) => id === serviceId)?.title ?? new Set<string>();
  const own = titleOf(before);
  const shared = askingStems(said).filter((stem) => titleOf(found).has(stem));
  if (shared.length === 0 || !shared.every((stem) => own.has(stem))) return target;
  return { kind: 'services', refs: [before] };
}
