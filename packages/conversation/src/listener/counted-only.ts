import type { Act } from '../heard/acts.ts';
import { refsMeant, type ServiceRef, type SlotValues, type Target } from '../heard/heard.ts';
import { vagueWords } from '../knowledge/common-words.ts';
import { thingsCounted } from '../knowledge/counted-things.ts';
import { kindOfWork } from '../knowledge/service-index.ts';
import { withoutSpans } from '../knowledge/words.ts';
import { askingStems } from './candidates.ts';
import type { Hearing } from './hearing.ts';
import { withOption } from './service-targets.ts';

/** Acts that are of what the words name. */
const ofThings: ReadonlySet<Act> = new Set(['ask.price', 'ask.total', 'want.book', 'describe']);

/**
 * "The ducts, there's seventeen vents": a service that only a counted thing calls gives way to the one whose
 * price goes by as many. A count is of the thing it was said of, whatever else has that noun in its name.
 */
export function withoutCountedOnly(
  said: string,
  act: Act,
  target: Target | null,
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  const { receptionist } = hearing;
  const refs = refsMeant(target);
  if (!ofThings.has(act) || refs.length === 0) return target;
  const counted = thingsCounted(said, receptionist.profile.knowledge.services).filter(
    ({ serviceIds }) => serviceIds.length === 1,
  );
  if (counted.length === 0) return target;
  const beside = new Set(askingStems(withoutSpans(said, counted)));
  const titleOf = (id: string) =>
    receptionist.candidates.all.find((one) => one.id === id)?.title ?? new Set<string>();
  const claimOn = ({ serviceId }: ServiceRef) => {
    const title = titleOf(serviceId);
    return counted.find(({ stem, serviceIds: [owner = ''] }) => {
      if (owner === serviceId || !title.has(stem)) return false;
      const owned = titleOf(owner);
      return ![...title].some(
        (one) =>
          one !== stem &&
          beside.has(one) &&
          !owned.has(one) &&
          !vagueWords.has(one) &&
          kindOfWork(one) === undefined,
      );
    });
  };
  const kept = refs.filter((ref) => !claimOn(ref));
  if (kept.length === refs.length) return target;
  const owners = refs
    .flatMap((ref) => claimOn(ref)?.serviceIds ?? [])
    .filter((id) => !kept.some(({ serviceId }) => serviceId === id))
    .filter((id) => !hearing.excluded?.has(id))
    .map((id) => withOption(receptionist, id, [said], values, hearing));
  const all = [...kept, ...new Map(owners.map((ref) => [ref.serviceId, ref])).values()];
  if (all.length === 0) return null;
  return target?.kind === 'either' && kept.length > 1
    ? { ...target, refs: all }
    : { kind: 'services', refs: all };
}
