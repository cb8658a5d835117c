import { bookIsOpen, type Turn } from '../dialogue/turn.ts';
import type { RequestItem, RequestKind } from '../dialogue/wanted-state.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { refsOf, withKnownOption } from './refs.ts';
import { stayWished } from './stays.ts';
import { timeWished } from './time-wished.ts';
import { wantItem } from './wanted.ts';

type Told = readonly [HeardAct, TimeExpression[]];

/**
 * Gives each thing that is wanted the time that was told of it, where they are wanted at several:
 * "the movers on Monday and the packing Saturday". What is left is told of the whole visit.
 */
export function takeVisitTimes(
  turn: Turn,
  byAct: ReadonlyMap<HeardAct, TimeExpression[]>,
): Map<HeardAct, TimeExpression[]> {
  const rest = new Map(byAct);
  if (bookIsOpen(turn)) return rest;
  const told = [...byAct].filter(
    ([act]) => visiting.has(act.act) && (act.target?.kind === 'services' || isOfAnother(turn, act)),
  );
  const books = told.some(([{ act }]) => act === 'want.book');
  if (!books && !isBooking(turn)) return rest;
  const own = told.length > 1 ? told : told.filter((one) => isBesideOthers(turn, one));
  if (own.length === 0 || (told.length > 1 && sameThings(turn, told))) return rest;
  for (const one of own) {
    rest.delete(one[0]);
    takeOne(turn, one, own);
  }
  joinAlike(turn);
  return rest;
}

/** Acts that say when a thing is wanted. */
const visiting: ReadonlySet<string> = new Set([
  'want.book',
  'give',
  'correct',
  'choose',
  'ask.when',
]);

const booked: ReadonlySet<RequestKind> = new Set(['booking']);

function isBooking({ state: { wanted } }: Turn): boolean {
  return wanted.requests.some(({ kind, settled }) => booked.has(kind) && !settled);
}

/** "Put it down for Wednesday", where a visit is moved and something else was talked of since. */
function isOfAnother({ state: { wanted, focus } }: Turn, { act, target }: HeardAct): boolean {
  const moves = wanted.requests.some(({ kind, settled }) => kind === 'reschedule' && !settled);
  return moves && act === 'want.book' && target === null && focus.refs.length > 0;
}

/** Several times of one and the same thing are one wish. */
function sameThings(turn: Turn, told: readonly Told[]): boolean {
  const things = told.map(([act]) =>
    refsOf(turn, act)
      .map(({ serviceId }) => `${serviceId} ${act.slots.forWhom?.[serviceId] ?? ''}`)
      .sort()
      .join(),
  );
  return new Set(things).size === 1;
}

/** "And an oil change on the Saturday", where something else is wanted that has its time. */
function isBesideOthers(turn: Turn, [act]: Told): boolean {
  const { wanted } = turn.state;
  // The time of a visit that is moved is its own.
  if (wanted.requests.some(({ kind, settled }) => kind === 'reschedule' && !settled))
    return act.act === 'want.book';
  const ids = new Set(refsOf(turn, act).map(({ serviceId }) => serviceId));
  const others = wanted.items.filter(({ ref }) => !ids.has(ref.serviceId));
  return others.some(({ time }) => time ?? wanted.time);
}

function takeOne(turn: Turn, [act, times]: Told, all: readonly Told[]): void {
  const { wanted } = turn.state;
  for (const ref of refsOf(turn, act)) {
    const items = all.filter(([one]) =>
      refsOf(turn, one).some((each) => each.serviceId === ref.serviceId),
    );
    const item = itemFor(turn, withKnownOption(turn, ref), act, items.length > 1);
    const before = item?.time ?? wanted.time;
    const time = stayWished(turn, times, before ?? null) ?? timeWished(turn, times, false, before);
    if (!item || !time) continue;
    turn.corrected ||= item.time !== undefined && item.time.spoken !== time.spoken;
    item.time = time;
    turn.took.add('time');
  }
}

/** The thing that is wanted for somebody; of what each of them wants, one each. */
function itemFor(
  turn: Turn,
  ref: ServiceRef,
  act: HeardAct,
  each: boolean,
): RequestItem | undefined {
  const { wanted } = turn.state;
  const forWhom = act.slots.forWhom?.[ref.serviceId];
  const same = () => wanted.items.filter((item) => item.ref.serviceId === ref.serviceId);
  wantItem(turn, ref, 1);
  const found =
    same().find((item) => item.forWhom !== undefined && item.forWhom === forWhom) ??
    same().find((item) => item.forWhom === undefined || forWhom === undefined);
  if (found) {
    if (forWhom) found.forWhom = forWhom;
    if (each) found.count = 1;
    return found;
  }
  const [first] = same();
  if (!first || !forWhom) return first;
  const { time: _, ...alike } = first;
  const other = { ...alike, count: 1, forWhom };
  wanted.items.push(other);
  return other;
}

/** What is wanted at one and the same time is one visit. */
function joinAlike({ state: { wanted } }: Turn): void {
  const times = wanted.items.map(({ time }) => (time ?? wanted.time)?.spoken);
  const [first] = wanted.items;
  const moves = wanted.requests.some(({ kind, settled }) => kind === 'reschedule' && !settled);
  if (!first || moves || new Set(times).size > 1) return;
  wanted.time = first.time ?? wanted.time;
  for (const item of wanted.items) delete item.time;
}
