import type { Turn } from '../dialogue/turn.ts';
import { tell } from '../dialogue/turn.ts';
import type { PreferredTime } from '../dialogue/wanted-state.ts';
import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { daysNamedIn } from '../knowledge/day-rules.ts';
import {
  holdsAt,
  type Moment,
  type OwnersCondition,
  type Stretch,
} from '../knowledge/owners-conditions.ts';
import { fold } from '../knowledge/words.ts';
import { weekdayOf } from '../speaking/say-date.ts';
import { clauseAloud } from '../speaking/say-fragment.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences } from '../speaking/sentences.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { PartOfDay, TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { timeOf } from './time-wished.ts';

/** What the owner wrote against doing this work then. */
export function conditionsAgainst(
  { receptionist }: Turn,
  serviceIds: readonly string[],
  moment: Moment | null,
): readonly OwnersCondition[] {
  if (!moment) return [];
  return receptionist.conditions.filter((one) => {
    if (!isOfAny(one, serviceIds)) return false;
    const holds = holdsAt(one, moment);
    return (
      (one.effect.kind === 'only' && holds === false) ||
      (one.effect.kind === 'not' && holds === true)
    );
  });
}

function isOfAny({ serviceIds }: OwnersCondition, ids: readonly string[]): boolean {
  return serviceIds === null || ids.some((id) => serviceIds.has(id));
}

/** When an act says that it would be; null where it names no day and no hour. */
export function momentAsked(turn: Turn, { slots, words }: HeardAct): Moment | null {
  const times = (slots.times ?? []).filter(({ excluded }) => !excluded);
  const told = times.some(
    ({ date, endDate, time, partOfDay }) => (date && !endDate) || time || partOfDay,
  );
  if (told) return momentOf(turn, timeOf(turn, times, {}));
  // "On a Friday" is of any of them, and of no day to come at.
  const [weekday, other] = daysNamedIn(fold(words));
  return weekday === undefined || other !== undefined
    ? null
    : { weekday, hours: null, today: false };
}

/** The day and hour of a wish; null where it names neither, or several days. */
export function momentOf({ now, receptionist }: Turn, wished: PreferredTime | null): Moment | null {
  if (!wished) return null;
  const { date, either = [], clock, wish } = wished;
  const several = either.length > 1 || (wish !== null && wish.to - wish.from > dayLength);
  const weekday = date && !several ? weekdayOf(date) : null;
  const hours = clock ? stretchOf(clock) : null;
  if (weekday === null && hours === null) return null;
  const day = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const today = date !== null && weekday !== null && daysBetween(day, date) === 0;
  return { weekday, hours, today };
}

const dayLength = 25 * 60 * 60_000;
const wholeDay = 24 * 60;

const parts: Record<PartOfDay, Stretch> = {
  morning: { from: 7 * 60, to: 12 * 60 },
  midday: { from: 12 * 60, to: 13 * 60 },
  afternoon: { from: 12 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 22 * 60 },
  night: { from: 20 * 60, to: wholeDay },
};

function stretchOf({ time, endTime, relation, partOfDay }: TimeExpression): Stretch | null {
  if (!time) return partOfDay ? parts[partOfDay] : null;
  const at = time.hour * 60 + time.minute;
  if (relation === 'after') return { from: at, to: wholeDay };
  if (relation === 'before') return { from: 0, to: at };
  if (endTime) return { from: at, to: Math.max(at + 1, endTime.hour * 60 + endTime.minute) };
  return { from: at, to: at + 1 };
}

/**
 * Tells what the owner wrote of the day or the hour that is spoken of, for the work that is: that it is not done
 * then, or what is added then and what the price comes to with that.
 */
export function tellConditions(turn: Turn, acts: readonly HeardAct[]): void {
  const { state, receptionist } = turn;
  if (receptionist.conditions.length === 0 || state.model || state.urgent) return;
  const asked = acts.map((act) => momentAsked(turn, act)).find((one) => one !== null);
  const planned = turn.took.has('time') || turn.took.has('service');
  const moment = asked ?? (planned ? momentOf(turn, state.wanted.time) : null);
  const ids = talkedOf(turn, acts);
  if (!moment) return;
  const against = conditionsAgainst(turn, ids, moment);
  for (const one of against) tellOwners(turn, one);
  if (against.length > 0) return;
  for (const one of receptionist.conditions) {
    if (one.effect.kind !== 'adds' || holdsAt(one, moment) !== true) continue;
    if (isOfAny(one, ids)) tellAddition(turn, one, one.effect.cents);
  }
}

/** The services that this turn asks of or takes down. */
function talkedOf({ quotes, took, state }: Turn, acts: readonly HeardAct[]): string[] {
  const named = acts.flatMap(({ target }) => refsMeant(target)).map(({ serviceId }) => serviceId);
  const wanted = took.has('time') || took.has('service') ? state.wanted.items : [];
  const ids = [
    ...named,
    ...quotes.map(({ serviceId }) => serviceId),
    ...wanted.map(({ ref }) => ref.serviceId),
  ];
  return [...new Set(ids.length > 0 ? ids : state.focus.refs.map(({ serviceId }) => serviceId))];
}

function tellOwners(turn: Turn, { said, fact }: OwnersCondition): void {
  if (turn.statements.some((one) => one.toLowerCase().includes(said.slice(1).toLowerCase())))
    return;
  const english = turn.state.language === 'en' && fact.kind === 'service';
  turn.statements.push(english ? clauseAloud(said) : asSentences(said));
  turn.facts.push(fact);
  turn.answered = true;
}

/** What is added then; of a price told in this turn, what it comes to. */
function tellAddition(turn: Turn, condition: OwnersCondition, cents: number): void {
  const key = `condition:${condition.said}`;
  const [quote, other] = turn.quotes;
  const before = turn.state.used[key] ?? 0;
  if (before === 0 || (quote && !other)) tellOwners(turn, condition);
  turn.state.used[key] = before + 1;
  const told = turn.state.focus.toldCents;
  if (!quote || other || told === null || told === 0) return;
  const total = told + cents;
  turn.sums.push(cents, total);
  turn.state.focus.toldCents = total;
  tell(turn, 'withFee', { total: sayMoney(total, turn.state.language) });
}
