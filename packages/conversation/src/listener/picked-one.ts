import { type HeardAct, refsMeant, type ServiceRef } from '../heard/heard.ts';
import { picksOne, plainOf, refusesOthers, toldApart } from '../knowledge/told-apart.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { withOption } from './service-targets.ts';

/** Acts that are of the one which was picked, where they are of several or of nothing named. */
const ofThings =
  /^(?:ask\.(?:price|total|offer|compare|includes|when)|want\.book|choose|correct|give|describe|deny|claim|ack|aside|unclear)$/;
/** "And just the one door as well" picks nothing from what was told before. */
const adding =
  /\b(?:too|also|as well|both|either|or|and|plus|add|aussi|en plus|avec|ajout\w*|rajout\w*|ou|et)\b/;

/**
 * "Just the outside", "celui de déménagement", where several were told: that one is meant, by all that
 * the turn asks, and the rest are out of every later sum until they are named again.
 */
export function withPickedOne(acts: readonly HeardAct[], { text, hearing }: HeardTurn): HeardAct[] {
  const { receptionist, focus, quoted = [], open, wanted = [] } = hearing;
  const asked = open === 'service' && focus.length > 1;
  const refuses = refusesOthers(text);
  if (!asked && !picksOne(text)) return ofEither(acts, hearing);
  if (acts.some(({ slots }) => slots.reckoning)) return [...acts];
  const among = distinct(asked ? focus : [...focus, ...quoted]);
  const services = among.flatMap(({ serviceId }) => receptionist.serviceById.get(serviceId) ?? []);
  const one = toldApart(services, text);
  if (!one || (!refuses && !asked && adding.test(fold(text)))) return ofEither(acts, hearing);
  const named = acts.flatMap(({ target }) => refsMeant(target));
  const isMore = named.some(({ serviceId }) => !among.some((ref) => ref.serviceId === serviceId));
  if (isMore) return [...acts];
  const rest = among
    .map(({ serviceId }) => serviceId)
    .filter((id) => id !== one.id)
    .filter((id) => refuses || !wanted.some(({ ref }) => ref.serviceId === id));
  const first = acts.find(({ act }) => ofThings.test(act));
  return acts.map((act) => {
    if (!ofThings.test(act.act)) return act;
    const right = ofOne(act, one.id, among, hearing);
    return act === first && rest.length > 0
      ? { ...right, slots: { ...right.slots, without: [...(act.slots.without ?? []), ...rest] } }
      : right;
  });
}

/** "The inside and outside or just the outside", of which words choose one: no either-or is left of it. */
function ofEither(acts: readonly HeardAct[], hearing: Hearing): HeardAct[] {
  return acts.map((act) => {
    if (act.target?.kind !== 'either') return act;
    const { refs } = act.target;
    const services = refs.flatMap(
      ({ serviceId }) => hearing.receptionist.serviceById.get(serviceId) ?? [],
    );
    const picked = picksOne(act.words) ? toldApart(services, act.words) : null;
    const one = picked ?? plainOf(services, act.words);
    return one ? ofOne(act, one.id, refs, hearing) : act;
  });
}

/** An act of several of these, made to be of the one. */
function ofOne(
  act: HeardAct,
  id: string,
  among: readonly ServiceRef[],
  hearing: Hearing,
): HeardAct {
  const { target } = act;
  const refs = target?.kind === 'services' || target?.kind === 'either' ? target.refs : null;
  if (target?.kind === 'fact' || target?.kind === 'unknown') return act;
  const told = target === null && /^(?:deny|claim|ack|aside|unclear|give|describe)$/.test(act.act);
  if (told || refs?.some(({ serviceId }) => among.every((ref) => ref.serviceId !== serviceId)))
    return act;
  const known = refs?.find(({ serviceId, optionId }) => serviceId === id && optionId);
  const ref = known ?? withOption(hearing.receptionist, id, [act.words], act.slots, hearing);
  return { ...act, target: { kind: 'services', refs: [ref] } };
}

function distinct(refs: readonly ServiceRef[]): ServiceRef[] {
  return [...new Map(refs.toReversed().map((ref) => [ref.serviceId, ref])).values()].toReversed();
}
