import type { Turn } from '../dialogue/turn.ts';
import type { RequestItem } from '../dialogue/wanted-state.ts';
import { type HeardAct, refsMeant, type ServiceRef, sameRef } from '../heard/heard.ts';
import { saysHowMany } from '../listener/only-one.ts';
import { refsOf, withKnownOption } from './refs.ts';
import { tellRow } from './tell-row.ts';
import { wantItem } from './wanted.ts';
import { worthOf } from './worth.ts';

/**
 * Takes a correction of what is wanted: what it rules out is wanted no more, and what it names is. A
 * list said again ("no, the cut and the blow dry") takes the place of the one before; a single thing
 * takes that of what was ruled out, or else of what was talked of last.
 */
export function putListRight(turn: Turn, acts: readonly HeardAct[]): void {
  const { wanted, focus, model } = turn.state;
  const ruledOut = acts.flatMap(({ slots }) => slots.without ?? []);
  const before = wanted.items.map((item) => ({ ...item }));
  const left = wanted.items.filter(({ ref }) => !ruledOut.includes(ref.serviceId));
  wanted.items = left;
  // A model says itself what is no longer wanted.
  const corrections = model ? [] : acts.filter(isCorrection);
  const chosen = corrections
    .flatMap(({ target }) => refsMeant(target))
    .filter((ref) => ref.optionId);
  // "Just the two fronts. The good stuff, on the tint": its option was told by the other words.
  const refsIn = (act: HeardAct) =>
    refsMeant(act.target).flatMap((ref) => {
      const isTold = ref.optionId || !chosen.some(({ serviceId }) => serviceId === ref.serviceId);
      return isTold ? withKnownOption(turn, ref) : [];
    });
  const named = distinct(corrections.flatMap(refsIn));
  if (before.length === 0) return;
  const known = new Set(before.map(({ ref }) => ref.serviceId));
  const adds = acts.some(
    (act) =>
      act.act === 'want.book' &&
      act.target?.kind === 'services' &&
      refsOf(turn, act).some(({ serviceId }) => !known.has(serviceId)),
  );
  if (adds) turn.took.add('list');
  const isNamed = (ref: ServiceRef) => named.some((one) => one.serviceId === ref.serviceId);
  const isNew = named.some(({ serviceId }) => !known.has(serviceId));
  const swaps = left.length < before.length;
  const onlyThese = corrections.some(({ words }) => justThese.test(words) && !saysHowMany(words));
  if (named.length > 0 && (onlyThese || (!swaps && (named.length > 1 || isNew)))) {
    const talkedOf = left.filter(({ ref }) =>
      focus.refs.some(({ serviceId }) => serviceId === ref.serviceId),
    );
    const gone = named.length > 1 || onlyThese || talkedOf.length === 0 ? left : talkedOf;
    wanted.items = left.filter((item) => isNamed(item.ref) || !gone.includes(item));
  }
  for (const act of corrections)
    for (const ref of refsIn(act)) wantItem(turn, ref, ref.count ?? act.slots.count ?? 1, named);
  if (named.length === 0 && !swaps) return;
  turn.corrected ||= !sameItems(before, wanted.items);
  turn.took.add('service');
  turn.took.add('list');
  tellNewOption(turn, before);
  for (const request of wanted.requests)
    if (request.kind === 'booking' && !request.settled) request.readBackAt = null;
}

/** Whether nothing of what is wanted was changed: only what changed is said to be. */
function sameItems(before: readonly RequestItem[], after: readonly RequestItem[]): boolean {
  const alike = (one: RequestItem, other: RequestItem | undefined) =>
    other !== undefined && sameRef(one.ref, other.ref) && one.count === other.count;
  return before.length === after.length && before.every((one, at) => alike(one, after[at]));
}

/** Whoever takes another option than the one that was priced hears what it costs. */
function tellNewOption(turn: Turn, before: readonly RequestItem[]): void {
  const changed = turn.state.wanted.items.filter(({ ref }) =>
    before.some(
      (one) =>
        one.ref.serviceId === ref.serviceId &&
        one.ref.optionId &&
        one.ref.optionId !== ref.optionId,
    ),
  );
  const [only, other] = changed;
  const quoted = [...turn.state.quotes, ...turn.quotes];
  if (!only?.ref.optionId || other || quoted.some((one) => sameRef(one, only.ref))) return;
  const worth = worthOf(turn, only.ref);
  if (worth) tellRow(turn, worth);
}

/** "Just the cut", "only these two", "that's all of it": nothing else is wanted. */
const justThese =
  /\b(?:just|only|that's all|nothing else|juste|seulement|c'est tout|rien d'autre)\b/i;

function isCorrection({ act, target }: HeardAct): boolean {
  return act === 'correct' && target?.kind === 'services';
}

function distinct(refs: readonly ServiceRef[]): ServiceRef[] {
  return [...new Map(refs.map((ref) => [ref.serviceId, ref])).values()];
}
