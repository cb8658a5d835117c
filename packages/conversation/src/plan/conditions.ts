import type { Turn } from '../dialogue/turn.ts';
import { tell } from '../dialogue/turn.ts';
import type { PreferredTime } from '../dialogue/wanted-state.ts';
import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { daysNamedIn } from '../knowledge/day-rules.ts';
import { holdsAt, type Moment, type Stretch } from '../knowledge/holds-at.ts';
import { type OwnersCondition, whenIn } from '../knowledge/owners-conditions.ts';
import { fold } from '../knowledge/words.ts';
import { bareSeason, monthsAsked } from '../knowledge/written-seasons.ts';
import { weekdayOf } from '../speaking/say-date.ts';
import { begunSmall, clauseAloud } from '../speaking/say-fragment.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences } from '../speaking/sentences.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { addDays, daysBetween } from '../understanding/slots/times/calendar.ts';
import type { PartOfDay, TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { timeOf } from './time-wished.ts';
import { asksWhetherMore, tellRush } from './told-extras.ts';
import { answerUnknown } from './unknown.ts';
import { writtenFact, writtenFacts } from './written-facts.ts';

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
  const months = monthsAsked(fold(words));
  const only = other === undefined ? (weekday ?? null) : null;
  return only === null && !months ? null : { weekday: only, hours: null, months, today: false };
}

/** The day and hour of a wish; null where it names neither, or several days. */
export function momentOf({ now, receptionist }: Turn, wished: PreferredTime | null): Moment | null {
  if (!wished) return null;
  const { date, either = [], clock, wish } = wished;
  const several = either.length > 1 || (wish !== null && wish.to - wish.from > dayLength);
  const weekday = date && !several ? weekdayOf(date) : null;
  const hours = clock ? stretchOf(clock) : null;
  const months = monthsOf(wished);
  if (weekday === null && hours === null && !months) return null;
  const day = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const today = date !== null && weekday !== null && daysBetween(day, date) === 0;
  return { weekday, hours, months, today };
}

/** The months that the days of a wish are of. */
function monthsOf({ date, either = [], wish, spoken }: PreferredTime): ReadonlySet<number> | null {
  if (!date) return monthsAsked(fold(spoken));
  const days = wish ? Math.floor((wish.to - wish.from) / dayLength) : 0;
  const last = days > 0 ? addDays(date, Math.min(days, mostDays)) : date;
  return new Set([date, last, ...either].map(({ month }) => month));
}

const mostDays = 31;
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

/** When the acts of a turn say that it would be, the first that do. */
export function momentOfTurn(turn: Turn, acts: readonly HeardAct[]): Moment | null {
  return acts.map((act) => momentAsked(turn, act)).find((one) => one !== null) ?? null;
}

/**
 * Tells what the owner wrote of the day or the hour that is spoken of, for the work that is: that it is not done
 * then, or what is added then and what the price comes to with that.
 * @param moment when the work is to be done.
 */
export function tellConditions(turn: Turn, acts: readonly HeardAct[], moment: Moment | null): void {
  const { state, receptionist } = turn;
  if (receptionist.conditions.length === 0 || state.model || state.urgent) return;
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

/**
 * "Is it more on a Saturday", "y a-tu un extra le soir": what the owner wrote is added then, or their answer to whether
 * it is. False where nothing is asked of paying more, or nothing is written of then.
 */
export function tellWhetherDearer(turn: Turn, act: HeardAct): boolean {
  const { state, receptionist } = turn;
  const folded = fold(act.words);
  if (state.urgent || !act.act.startsWith('ask.') || !asksWhetherMore.test(folded)) return false;
  const [asked, named] = [momentAsked(turn, act), momentNamed(act.words)];
  if (!asked && !named) return false;
  const moment: Moment = {
    weekday: asked?.weekday ?? named?.weekday ?? null,
    hours: asked?.hours ?? named?.hours ?? null,
    months: asked?.months ?? null,
    today: asked?.today ?? false,
  };
  const holding = receptionist.conditions.filter(
    (one) => one.effect.kind === 'adds' && holdsAt(one, moment) === true,
  );
  const ids = talkedOf(turn, [act]);
  const own = holding.filter((one) => isOfAny(one, ids));
  const [added] = own.length > 0 ? own : holding;
  if (added?.effect.kind === 'adds') {
    const before = turn.statements.length;
    tellOwners(turn, added);
    turn.answered = true;
    if (own.length > 0 && turn.statements.length > before) tellWith(turn, added.effect.cents);
    return true;
  }
  const written = writtenFacts(turn).find(({ subject }) => {
    const when = ofPrice.test(fold(subject)) ? whenIn(subject) : null;
    return when !== null && holdsAt(when, moment) === true;
  });
  if (!written && isSoon(turn, act) && tellRush(turn)) return true;
  if (!written) return isOfOtherTime(turn, act, moment);
  turn.answered = true;
  if (turn.described.has(written.key)) return true;
  turn.described.add(written.key);
  const verdict = dearerBy(turn, written.key);
  const same = asksSame.test(folded);
  if (verdict !== 'no') turn.statements.push(written.said);
  else tell(turn, same ? 'sameThen' : 'noMoreThen');
  turn.facts.push(written.fact);
  return true;
}

/** "Is it extra for the evening": a part of the day that is no time to come at. */
function momentNamed(words: string): Moment | null {
  const { days, hours } = whenIn(words) ?? { days: null, hours: null };
  const [weekday, other] = days ?? [];
  const only = other === undefined ? (weekday ?? null) : null;
  return only === null && hours === null
    ? null
    : { weekday: only, hours, months: null, today: false };
}

function isSoon({ now, receptionist }: Turn, { slots }: HeardAct): boolean {
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  return (slots.times ?? []).some(({ date, endDate }) => {
    const days = date && !endDate ? daysBetween(today, date) : null;
    return days !== null && days >= 0 && days < 2;
  });
}

/** "No, not on Saturdays" says nothing of tomorrow: what is only likely meant is then not known. */
function isOfOtherTime(turn: Turn, act: HeardAct, moment: Moment): boolean {
  const { target } = act;
  const fact = target?.kind === 'fact' ? writtenFact(turn, target.factId) : null;
  const when = fact && ofPrice.test(fold(fact.subject)) ? whenIn(fact.subject) : null;
  if (!when || holdsAt(when, moment) !== false) return false;
  answerUnknown(turn, { ...act, target: null });
  return true;
}

/** Whether a bare yes or no of the owner's to a question of prices says that they are higher; null: it is more than that. */
function dearerBy(turn: Turn, key: string): 'yes' | 'no' | null {
  const { commonQuestions } = turn.receptionist.profile.knowledge;
  const item = commonQuestions.find(({ id }) => `faq:${id}` === key);
  if (!item || item.answer === 'explain') return null;
  return (item.answer === 'yes') === asksSame.test(fold(item.question)) ? 'no' : 'yes';
}

const asksSame = /\b(?:same|meme)\b/;
const ofPrice =
  /\b(?:more|extra|same (?:price|rate|cost|charge)|surcharges?|higher|costs?|prices?|charge|plus cher|meme prix|supplements?|frais|extras?)\b/;

/** What was told last with so much more, where one thing is talked of. */
function tellWith(turn: Turn, cents: number): void {
  const { focus, language } = turn.state;
  if (!focus.toldCents || turn.quotes.length > 0) return;
  const total = focus.toldCents + cents;
  turn.sums.push(cents, total);
  tell(turn, 'withFee', { total: sayMoney(total, language) });
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

/** A condition in the owner's words; a season that is written by itself, as a sentence. */
export function sayCondition(
  { state: { language } }: Turn,
  { said, fact }: Pick<OwnersCondition, 'said' | 'fact'>,
): string {
  if (bareSeason.test(fold(said))) {
    if (language === 'en') return `It's ${begunSmall(said)}`;
    return /^d/i.test(said) ? `C'est ${begunSmall(said)}` : said;
  }
  return language === 'en' && fact.kind === 'service' ? clauseAloud(said) : said;
}

function tellOwners(turn: Turn, { said, fact }: OwnersCondition): void {
  if (turn.statements.some((one) => one.toLowerCase().includes(said.slice(1).toLowerCase())))
    return;
  turn.statements.push(asSentences(sayCondition(turn, { said, fact })));
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
