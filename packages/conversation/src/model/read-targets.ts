import type { Turn } from '../dialogue/turn.ts';
import {
  type HeardAct,
  refsMeant,
  type ServiceRef,
  type SlotValues,
  sameRef,
  type Target,
} from '../heard/heard.ts';
import { briefOf } from './shop-brief.ts';

/** An act as a model wrote it, untrusted. */
export interface WrittenAct {
  name: unknown;
  about: unknown;
  slots: Record<string, unknown>;
}

/** `s3`, `s3.o2`, `s1,s4` (all), `s1|s4` (one of them), `q2`, `?` or `?gutters` (not known). */
export function readTarget(about: unknown, turn: Turn): Target | null {
  const written = Array.isArray(about)
    ? about.filter((one) => typeof one === 'string').join(',')
    : about;
  if (typeof written !== 'string' || written.trim() === '') return null;
  const text = written.trim();
  if (text.startsWith('?')) return { kind: 'unknown', words: text.slice(1).trim() || null };
  const { targets } = briefOf(turn.receptionist);
  const found = text.split(/[,|+&\s]+/).flatMap((alias) => targets.get(alias) ?? []);
  const refs = found.flatMap(refsMeant);
  if (refs.length > 1 && text.includes('|')) return { kind: 'either', refs };
  if (refs.length > 0) return { kind: 'services', refs };
  const fact = found.find(({ kind }) => kind === 'fact');
  return fact?.kind === 'fact' && ['area'].includes(fact.factId) ? null : (fact ?? null);
}

/** Acts that give up all that is wanted, where nothing says which of it. */
const givesUpAll: ReadonlySet<unknown> = new Set(['refuse', 'want.cancel', 'deny']);

/**
 * An act that drops one of several things drops that one alone: what else is wanted is neither given up with it
 * nor, where the act names the thing it drops, taken up again.
 */
export function withDrop(
  written: WrittenAct,
  turn: Turn,
  others: readonly WrittenAct[] = [],
): WrittenAct {
  const { name, about } = written;
  const drops = name === 'drop' || givesUpItsTarget(written, turn, others);
  const slots = drops ? { drop: about, ...written.slots } : written.slots;
  const dropped = refsMeant(readTarget(slots.drop, turn));
  if (dropped.length === 0)
    return name === 'drop' ? { ...written, name: 'correct', slots } : written;
  const isDropped = ({ serviceId, optionId }: ServiceRef) =>
    dropped.some(
      (one) => one.serviceId === serviceId && (one.optionId === null || one.optionId === optionId),
    );
  const target = readTarget(about, turn);
  const { items } = turn.state.wanted;
  // Who turns down what they only asked the price of gives up nothing that they want.
  const isWanted = items.some(({ ref }) => isDropped(ref));
  const ofSeveral = (isWanted || drops) && items.some(({ ref }) => !isDropped(ref));
  return {
    name: name === 'drop' || (ofSeveral && givesUpAll.has(name)) ? 'correct' : name,
    about: target?.kind === 'services' && target.refs.every(isDropped) ? null : about,
    slots,
  };
}

/**
 * "No, not the storage after all", told as a refusal of it: where nothing else in the reply is about that
 * service, what is refused is given up, wanted before or only priced. A "no" to what was read back denies
 * only how it was noted.
 */
function givesUpItsTarget(
  { name, about: target, slots }: WrittenAct,
  turn: Turn,
  others: readonly WrittenAct[],
): boolean {
  const { open, quotes, wanted } = turn.state;
  if ((name !== 'refuse' && name !== 'deny') || slots.drop !== undefined) return false;
  if (name === 'deny' && readsBack.has(open?.as ?? open?.question.kind)) return false;
  const refs = refsMeant(readTarget(target, turn));
  const isOf = (one: Pick<ServiceRef, 'serviceId'>) =>
    refs.some(({ serviceId }) => serviceId === one.serviceId);
  const about = (asked: boolean) =>
    others.some(
      (other) =>
        String(other.name).startsWith('ask.') === asked &&
        refsMeant(readTarget(other.about, turn)).some(isOf),
    );
  const isWanted = wanted.items.some((item) => isOf(item.ref));
  if (isWanted) return !about(true) && !about(false);
  // "How much is the wash? No, leave it": to ask of it is not to want it.
  return (about(true) || quotes.some(isOf)) && !about(false);
}

const readsBack: ReadonlySet<unknown> = new Set(['detailsRight', 'bookingRight', 'cancelRight']);

/**
 * What an act drops of what is wanted.
 * @param meant the services that any act of the reply is about.
 */
export function droppedIn(
  said: Record<string, unknown>,
  turn: Turn,
  meant: readonly ServiceRef[],
): Pick<SlotValues, 'without' | 'withoutOptions'> {
  const { items } = turn.state.wanted;
  const refs = refsMeant(readTarget(said.drop, turn));
  const staysOtherwise = (ref: ServiceRef) =>
    meant.some((one) => one.serviceId === ref.serviceId && one.optionId && !sameRef(one, ref)) ||
    items.some((one) => one.ref.serviceId === ref.serviceId && !sameRef(one.ref, ref));
  // Who takes the ninety minutes in the place of the sixty drops no massage.
  const options = refs.filter((ref) => ref.optionId !== null && staysOtherwise(ref));
  const whole = refs.filter(
    (ref) =>
      !options.includes(ref) &&
      !meant.some((one) => one.serviceId === ref.serviceId && one.optionId && !sameRef(one, ref)),
  );
  return {
    ...(whole.length > 0 ? { without: whole.map(({ serviceId }) => serviceId) } : {}),
    ...(options.length > 0 ? { withoutOptions: options } : {}),
  };
}

/**
 * Options of one service that are wanted in the same breath, in acts of their own, are all wanted: none takes the
 * other's place.
 */
export function withOptionsTogether(acts: readonly HeardAct[]): HeardAct[] {
  const booked = acts.filter(({ act, slots }) => act === 'want.book' && !slots.times);
  const refsOf = (act: HeardAct) =>
    refsMeant(act.target).map((ref) => ({ ...ref, count: ref.count ?? act.slots.count ?? 1 }));
  return acts.map((act) => {
    if (act.act !== 'want.book' || act.target?.kind !== 'services') return act;
    const own = act.target.refs;
    const beside = booked
      .filter((one) => one !== act)
      .flatMap(refsOf)
      .filter(
        (ref) =>
          ref.optionId !== null &&
          own.some(
            (one) => one.serviceId === ref.serviceId && one.optionId && !sameRef(one, ref),
          ) &&
          !own.some((one) => sameRef(one, ref)),
      );
    if (beside.length === 0) return act;
    return { ...act, target: { kind: 'services', refs: [...own, ...beside] } };
  });
}
