import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { opensWithMore, saysMore } from '../listener/adds-more.ts';
import { isPutAsQuestion } from '../listener/put-as-question.ts';
import { tellPriceOnce } from './prices.ts';
import { lookUpAll } from './refs.ts';
import { requestOf } from './request.ts';
import { wantItem } from './wanted.ts';

/** What was talked of when a turn began. */
export interface TalkedOf {
  refs: readonly ServiceRef[];
  count: number;
}

/**
 * Keeps in mind what was asked for before, where a turn only adds to it: "a move-out cleaning", then "and there's two
 * rooms of carpet". Who books then wants all of it. What is asked for in its place lets it go.
 */
export function noteBeside(turn: Turn, before: TalkedOf, said: string): void {
  const { focus } = turn.state;
  const all = [...(focus.beside ?? []), ...counted(before)];
  const isNow = (ref: ServiceRef) => focus.refs.some((one) => one.serviceId === ref.serviceId);
  const known = all.filter((ref) => !isNow(ref));
  const asksAgain = focus.refs.every((ref) =>
    all.some(({ serviceId }) => serviceId === ref.serviceId),
  );
  const adds = saysMore(said) || (opensWithMore(said) && !isAlike(turn, known, focus.refs));
  focus.beside = asksAgain || adds ? toldOf(turn, known) : [];
}

/** What stays wanted beside a wish that only adds to it: "a deep clean is what?", then "and we need the couch done too". */
export function besideWish(turn: Turn, refs: readonly ServiceRef[], said: string): ServiceRef[] {
  const { focus, wanted, model } = turn.state;
  if (model || wanted.items.length > 0 || !saysMore(said)) return [];
  const all = [...(focus.beside ?? []), ...counted(focus)];
  const others = all.filter((ref) => !refs.some(({ serviceId }) => serviceId === ref.serviceId));
  return focus.oneOf ? [] : toldOf(turn, others);
}

const counted = ({ refs, count }: TalkedOf): ServiceRef[] =>
  refs.map((ref) => (count > 1 && refs.length === 1 ? { count, ...ref } : ref));

/** Those whose price was told, or was said to be kept, and that were not declined. */
function toldOf(turn: Turn, refs: readonly ServiceRef[]): ServiceRef[] {
  const { quotes, wanted, used } = turn.state;
  const told = new Set([...quotes, ...turn.quotes].map(({ serviceId }) => serviceId));
  return refs.filter(
    ({ serviceId }) =>
      (told.has(serviceId) || (used[`withheld:${serviceId}`] ?? 0) > 0) &&
      !wanted.declined.includes(serviceId),
  );
}

/** "And the regular one", after a deep cleaning: another kind of the same is in its place. */
function isAlike(turn: Turn, some: readonly ServiceRef[], others: readonly ServiceRef[]): boolean {
  const stemsOf = (refs: readonly ServiceRef[]) =>
    lookUpAll(turn, refs).flatMap(({ service }) =>
      [...contentStems(service.name)].filter((stem) => !vagueWords.has(stem)),
    );
  const own = new Set(stemsOf(others));
  return stemsOf(some).some((stem) => own.has(stem));
}

/** "Book me the wash, and a wax too": what is named beside what is being booked is wanted with it. */
export function wantBeside(turn: Turn, acts: readonly HeardAct[]): void {
  const { items } = turn.state.wanted;
  if (requestOf(turn.state)?.kind !== 'booking' || items.length === 0 || turn.state.model) return;
  for (const { act, target, words, slots } of acts) {
    const asks = isPutAsQuestion(words) || priced.test(fold(words));
    if (asks || !mayAdd.test(act) || target?.kind !== 'services' || !saysMore(words)) continue;
    for (const ref of target.refs) {
      if (items.some((item) => item.ref.serviceId === ref.serviceId)) continue;
      wantItem(turn, ref, ref.count ?? slots.count ?? 1, target.refs);
      tellPriceOnce(turn, [ref]);
    }
  }
}

const mayAdd =
  /^(?:ask\.(?:price|total|offer|includes|fact|compare)|correct|choose|give|describe)$/;
const priced = /\b(?:how much|what|price|cost|charge|combien|prix|coute)\b/;
