import { during, sayClock } from '../dialogue/say-wish.ts';
import { lastSaid, type Turn } from '../dialogue/turn.ts';
import type { PreferredTime, Stay, StayEnd } from '../dialogue/wanted-state.ts';
import { fold } from '../knowledge/words.ts';
import { sayDate } from '../speaking/say-date.ts';
import { instantOf, type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { addDays, daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

/** "From the twentieth to the twenty-seventh": both ends are named, and neither is a choice. */
const bothEnds =
  /^(?:from|du|de|depuis)(?!\p{L})|\p{L}*\d*\s(?:to|till?|until|through|thru|jusqu['’]au?|au)(?!\p{L})/iu;
/** What is said of the end of a stay, and of its beginning. */
const ofEnd =
  /\b(?:pick\w*(?: \w+)? ?up|collect\w*|(?:come|comes|coming|get|gets|getting|be|are|fly\w*) (?:back|home)|return\w*|until|till?|leav\w*|check(?:ing|s)? ?-?out|ends?|ending|last (?:day|night)|reven\w*|retour\w*|cherch\w*|recuper\w*|jusqu\w*|repren\w*|ramen\w*|repart\w*|rentr\w*)\b/;
const ofStart =
  /\b(?:drop\w*|bring\w*|starts?|starting|begins?|beginning|arriv\w*|from|check(?:ing|s)? ?-?in|first (?:day|night)|depos\w*|debut\w*|commenc\w*|a partir|amen\w*|(?<!ju)dès)\b/;

/**
 * A stay "from … to …", with both its ends: as it was told, or as one of its ends was put right, or an hour told of
 * it. Null: what was told is no stay, nor of one.
 */
export function stayWished(
  turn: Turn,
  told: readonly TimeExpression[],
  before: PreferredTime | null,
): PreferredTime | null {
  const times = told.filter(({ excluded }) => !excluded);
  const apart = turn.state.model && endsApart(times);
  if (apart) return asTime(turn, apart);
  const whole = times.find(({ endDate, text }) => endDate && bothEnds.test(text));
  if (whole?.date && whole.endDate) {
    const hour = times.find((one) => one !== whole && !one.date && clockOf(one)) ?? null;
    const end = hour && (endMeant(fold(lastSaid(turn)), hour) ?? 'first');
    const stay = {
      first: { date: whole.date, clock: end === 'first' ? hour : null },
      last: { date: whole.endDate, clock: end === 'last' ? hour : null },
    };
    return asTime(turn, stay);
  }
  if (!before?.stay || times.some(({ endDate }) => endDate)) return null;
  return withOneEnd(turn, times, before.stay);
}

/** "Friday at five" and "to Monday morning", as a model writes them: each end with its hour; null: no stay. */
function endsApart(times: readonly TimeExpression[]): Stay | null {
  const [first, last, ...more] = times.filter(({ date }) => date);
  if (!first?.date || !last?.date || more.length > 0) return null;
  if (first.endDate || last.endDate || !upTo.test(last.text)) return null;
  if (daysBetween(first.date, last.date) < 1) return null;
  const hours = times.filter((one) => one !== first && one !== last && clockOf(one));
  const hourOf = (day: TimeExpression, others: readonly TimeExpression[]) => {
    const clock = clockOf(day) ?? others[0] ?? null;
    if (!clock) return null;
    // "From eight", "until noon" say which end it is, and no bound.
    const { relation: _, ...exactly } = clock;
    return exactly;
  };
  return {
    first: {
      date: first.date,
      clock: hourOf(
        first,
        hours.filter(({ start }) => start < last.start),
      ),
    },
    last: {
      date: last.date,
      clock: hourOf(
        last,
        hours.filter(({ start }) => start > last.start),
      ),
    },
  };
}

const upTo = /^(?:to|till?|until|through|thru|au|jusqu['’]au?)(?!\p{L})/iu;

/** Whether a day or an hour is told of the end of a stay: "make it July 5 for the end". */
export function isOfEnd(turn: Turn, times: readonly TimeExpression[]): boolean {
  return times.some((one) => endMeant(fold(lastSaid(turn)), one) === 'last');
}

/** Nights or days that were counted of a stay are as many more or fewer as it is longer or shorter. */
export function countAnew({ wanted }: Turn['state'], before: Stay, now: Stay): void {
  const lengthOf = ({ first, last }: Stay) => daysBetween(first.date, last.date);
  const more = lengthOf(now) - lengthOf(before);
  for (const item of wanted.items)
    if (item.count > 1 && [0, 1].includes(item.count - lengthOf(before)))
      item.count = Math.max(1, item.count + more);
}

/** A stay of which one end is told anew, or gets its hour. */
function withOneEnd(
  turn: Turn,
  times: readonly TimeExpression[],
  stay: Stay,
): PreferredTime | null {
  const [day, other] = times.filter(({ date }) => date);
  const told = day ?? times.find(clockOf);
  if (!told || other) return null;
  const end = endMeant(fold(lastSaid(turn)), told) ?? nearest(told.date ?? null, stay);
  const known = stay[end];
  const date = told.date && nearTo(known.date, told.date, told.text);
  const changed: Stay = {
    ...stay,
    [end]: { date: date ?? known.date, clock: clockOf(told) ?? known.clock },
  };
  if (daysBetween(changed.first.date, changed.last.date) < 0) return null;
  return asTime(turn, changed);
}

/** Which end the words speak of nearest before the time, or after it; null: they do not say. */
function endMeant(words: string, { text }: TimeExpression): 'first' | 'last' | null {
  const at = words.indexOf(fold(text));
  const before = at < 0 ? words : words.slice(0, at);
  const lastOf = (sign: RegExp, part: string) =>
    Math.max(-1, ...[...part.matchAll(new RegExp(sign, 'g'))].map(({ index }) => index));
  for (const part of [before.slice(-nearby), words]) {
    const [start, end] = [lastOf(ofStart, part), lastOf(ofEnd, part)];
    if (start !== end) return start > end ? 'first' : 'last';
  }
  return null;
}

const nearby = 40;

/** The end a day is nearer to: an hour alone is of the beginning. */
function nearest(date: LocalDate | null, { first, last }: Stay): 'first' | 'last' {
  if (!date) return 'first';
  const from = (end: StayEnd) => Math.abs(daysBetween(end.date, date));
  return from(last) < from(first) ? 'last' : 'first';
}

/** "Tuesday", of a stay of next week, is that week's. */
function nearTo(known: LocalDate, date: LocalDate, text: string): LocalDate {
  if (/\d/.test(text) || ofToday.test(fold(text))) return date;
  return addDays(date, 7 * Math.round(daysBetween(date, known) / 7));
}

const ofToday = /\b(?:today|tonight|tomorrow|next|aujourd|demain|prochain\w*)/;

function asTime({ state, receptionist, now }: Turn, stay: Stay): PreferredTime {
  const { timeZone } = receptionist.profile.knowledge;
  const { first, last } = stay;
  const today = localDateTime(now, timeZone);
  const [from, to] = state.language === 'fr' ? ['du', 'au'] : ['from', 'to'];
  const say = ({ date, clock }: StayEnd) => {
    const part = clock && !clock.time ? clock.partOfDay : undefined;
    return [
      sayDate(date, state.language, today.year).replace(/^le /, ''),
      clock &&
        (part ? `, ${during(clock, part, state.language)}` : ` ${sayClock(clock, state.language)}`),
    ]
      .filter(Boolean)
      .join('');
  };
  const midnight = { hour: 0, minute: 0 };
  return {
    spoken: `${from} ${say(first)} ${to} ${say(last)}`,
    date: first.date,
    clock: null,
    dueAt: instantOf(last.date, { hour: 17, minute: 0 }, timeZone),
    wish: {
      from: instantOf(first.date, midnight, timeZone),
      to: instantOf(addDays(last.date, 1), midnight, timeZone),
      start: null,
    },
    stay,
  };
}

function clockOf(time: TimeExpression): TimeExpression | null {
  return time.time || time.partOfDay ? time : null;
}
