import type { Act } from '../heard/acts.ts';
import { refsMeant, type ServiceRef, type SlotValues, type Target } from '../heard/heard.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { smallWords } from '../knowledge/common-words.ts';
import { optionExplained } from '../knowledge/options.ts';
import { stem, wordsOf } from '../knowledge/words.ts';
import { isCalledIn, namesSomething } from './called-by.ts';
import type { Hearing } from './hearing.ts';
import type { Ranking } from './retrieve.ts';

const ofThings: ReadonlySet<Act> = new Set(['ask.price', 'ask.offer', 'ask.total', 'want.book']);
/** Of services that are all for such a thing, the likeliest is at least so much likelier than the next. */
const leastLead = 1.3;

/**
 * "My golden, the haircut and everything", where only some services have a price for goldens: one of those is
 * meant, and none that a word of the turn merely resembles.
 */
export function withTheirOwnThing(
  said: string,
  act: Act,
  target: Target | null,
  values: SlotValues,
  ranking: Ranking,
  hearing: Hearing,
): Target | null {
  const { receptionist, excluded, language, focus } = hearing;
  const refs = target?.kind === 'either' ? target.refs : refsMeant(target);
  if (!ofThings.has(act) || refs.length === 0) return target;
  const isTalkedOf = (id: string) => focus.some(({ serviceId }) => serviceId === id);
  if (refs.every(({ serviceId, optionId }) => optionId ?? isTalkedOf(serviceId))) return target;
  if (refs.some(({ serviceId }) => isNamed(said, serviceId, hearing))) return target;
  const fitting = new Map(
    receptionist.profile.knowledge.services.flatMap((service): [string, ServiceOption][] => {
      const option = explainedFor(service, said, values);
      return option && !excluded?.has(service.id) ? [[service.id, option]] : [];
    }),
  );
  const fits = ({ serviceId }: ServiceRef) => fitting.has(serviceId);
  if (fitting.size === 0 || refs.every(fits)) return target;
  const ranked = ranking({ text: said, act, language, focus: [], focusFact: null }).flatMap(
    ({ candidate, probability }) =>
      candidate && fitting.has(candidate.id) ? [{ candidate, probability }] : [],
  );
  const called = ranked.filter(({ candidate }) => isCalledIn(said, candidate));
  const [best, next] = called.length === 1 ? called : ranked;
  const option = best && fitting.get(best.candidate.id);
  if (!option || (next && best.probability < next.probability * leastLead)) return target;
  return { kind: 'services', refs: [{ serviceId: best.candidate.id, optionId: option.id }] };
}

const explainedFor = (service: Service, said: string, { hints }: SlotValues) =>
  service.options.length > 1 ? optionExplained(service.options, said, hints ?? []) : null;

/** Whether words call a service by its very name, or by half of it at least. */
function isNamed(said: string, id: string, { receptionist }: Hearing): boolean {
  const name = receptionist.serviceById.get(id)?.name ?? '';
  const own = new Set(
    wordsOf(name).flatMap(({ text }) => (smallWords.has(text) ? [] : stem(text))),
  );
  const named = new Set(
    wordsOf(said).flatMap(({ text }) => (namesSomething(text) ? stem(text) : [])),
  );
  return [...own].filter((one) => named.has(one)).length * 2 >= own.size;
}
