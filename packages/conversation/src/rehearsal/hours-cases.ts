import { saySpans } from '../knowledge/describe-hours.ts';
import { holidayOn } from '../knowledge/holidays.ts';
import {
  addDays,
  type DayOpening,
  isOpenAt,
  openingOn,
  readDay,
  stretchesOn,
} from '../knowledge/hours.ts';
import { sayDate, sayWeekday, weekdayOf } from '../speaking/say-date.ts';
import { sayTime } from '../speaking/say-time.ts';
import { instantOf, type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import {
  answersOf,
  failed,
  type PlayedCall,
  passed,
  type Rehearsal,
  type RehearsalCase,
  type Verdict,
} from './rehearsal.ts';

/** So far ahead a week without holidays is looked for. */
const weeksAhead = 8;
/** Of dates with hours of their own, the next few are asked about. */
const mostExceptions = 12;

/** Callers who ask about every day of an ordinary week, the special days, and right now. */
export function hoursCases(rehearsal: Rehearsal): RehearsalCase[] {
  const { hours } = rehearsal.profile.knowledge;
  if (!hours) return [];
  const monday = ordinaryMonday(rehearsal);
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));
  return [
    ...week.map((date) => weekdayCase(rehearsal, date)),
    ...openNowCases(rehearsal, week),
    ...exceptionsAhead(rehearsal).map((date) => dateCase(rehearsal, date)),
  ];
}

/** The Monday of the next week that no holiday and no special hours fall in. */
function ordinaryMonday({ profile, now }: Rehearsal): LocalDate {
  const { hours, region, timeZone } = profile.knowledge;
  const today = localDateTime(now, timeZone);
  const first = addDays(today, 7 - weekdayOf(today));
  for (let week = 0; week < weeksAhead; week += 1) {
    const monday = addDays(first, week * 7);
    const special = [-1, 0, 1, 2, 3, 4, 5, 6].some((day) => {
      const date = addDays(monday, day);
      return openingOn(hours, date).exception !== null || holidayOn(date, region) !== null;
    });
    if (!special) return monday;
  }
  return first;
}

/** Asked at noon of the day before: nobody then calls it "today". */
function dayBefore({ profile }: Rehearsal, date: LocalDate) {
  return instantOf(addDays(date, -1), { hour: 12, minute: 0 }, profile.knowledge.timeZone);
}

function weekdayCase(rehearsal: Rehearsal, date: LocalDate): RehearsalCase {
  const day = sayWeekday(weekdayOf(date));
  const opening = openingOn(rehearsal.profile.knowledge.hours, date);
  return {
    id: `hours ${day.toLowerCase()}`,
    group: 'hours',
    name: `Asks whether you are open on ${day}`,
    about: { kind: 'hours', id: 'hours' },
    at: dayBefore(rehearsal, date),
    lines: [`Are you open on ${day}?`],
    judge: (call) => judgeDay(call, opening, `on ${day}`),
  };
}

function dateCase(rehearsal: Rehearsal, date: LocalDate): RehearsalCase {
  const opening = openingOn(rehearsal.profile.knowledge.hours, date);
  const named = sayDate(date);
  const what = opening.exception?.name ? `${named} (${opening.exception.name})` : named;
  return {
    id: `hours ${opening.exception?.date}`,
    group: 'hours',
    name: `Asks whether you are open on ${what}`,
    about: { kind: 'hours', id: 'hours' },
    at: dayBefore(rehearsal, addDays(date, -1)),
    lines: [`Are you open on ${named.replace(/^\w+, /, '')}?`],
    judge: (call) => judgeDay(call, opening, `on ${named}`),
  };
}

function exceptionsAhead({ profile, now }: Rehearsal): LocalDate[] {
  const { hours, timeZone } = profile.knowledge;
  const today = localDateTime(now, timeZone);
  const soonest = instantOf(addDays(today, 2), { hour: 0, minute: 0 }, timeZone);
  const latest = instantOf(addDays(today, 300), { hour: 0, minute: 0 }, timeZone);
  return (hours?.exceptions ?? [])
    .map(({ date }) => date)
    .toSorted()
    .map(readDay)
    .filter((date) => {
      const at = instantOf(date, { hour: 0, minute: 0 }, timeZone);
      return at >= soonest && at < latest;
    })
    .slice(0, mostExceptions);
}

/** Times as the receptionist says them. */
const spokenTime = /\b(?:\d{1,2}(?::\d{2})? [AP]M|noon|midnight|24 hours)\b/g;

function judgeDay(call: PlayedCall, opening: DayOpening, when: string): Verdict {
  const said = answersOf(call);
  const times = said.match(spokenTime) ?? [];
  const saysClosed = /\bclosed\b/i.test(said);
  const told = said === '' ? 'said nothing' : `said "${call.turns[0]?.said ?? ''}"`;
  if (opening.state === 'unknown')
    return saysClosed || times.length > 0
      ? failed(`Your hours ${when} cannot be read, and the AI ${told}.`)
      : passed(`Your hours ${when} cannot be read, and the AI said that it does not have them.`);
  if (opening.state === 'closed')
    return saysClosed && times.length === 0
      ? passed('The AI said that you are closed.')
      : failed(`Expected that you are closed ${when}. The AI ${told}.`);
  const expected = saySpans(opening.spans, 'en');
  const right = !saysClosed && (expected.match(spokenTime) ?? []).join() === times.join();
  return right
    ? passed(`The AI said ${expected}.`)
    : failed(`Expected ${expected} ${when}. The AI ${told}.`);
}

/** "Are you open right now?", in the middle of an open stretch and of a closed one. */
function openNowCases(rehearsal: Rehearsal, week: readonly LocalDate[]): RehearsalCase[] {
  const { hours, timeZone } = rehearsal.profile.knowledge;
  const stretches = week.flatMap((date) => stretchesOn(hours, date, timeZone));
  const open = stretches.map(({ from, to }) => (from + to) / 2)[0];
  const closed = week
    .flatMap((date) => [3, 12, 22].map((hour) => instantOf(date, { hour, minute: 0 }, timeZone)))
    .find((at) => isOpenAt(hours, at, timeZone) === 'closed');
  const cases: RehearsalCase[] = [];
  if (open !== undefined) cases.push(openNowCase(rehearsal, open, true));
  if (closed !== undefined) cases.push(openNowCase(rehearsal, closed, false));
  return cases;
}

function openNowCase(rehearsal: Rehearsal, at: number, open: boolean): RehearsalCase {
  const { timeZone } = rehearsal.profile.knowledge;
  const local = localDateTime(at, timeZone);
  const when = `${sayWeekday(local.weekday)} at ${sayTime(local)}`;
  return {
    id: `hours now ${open ? 'open' : 'closed'}`,
    group: 'hours',
    name: `Asks on a ${when} whether you are open right now`,
    about: { kind: 'hours', id: 'hours' },
    at,
    lines: ['Are you open right now?'],
    judge: (call) => {
      const said = answersOf(call);
      const saysClosed = /\bclosed\b/i.test(said);
      const right = open ? /\bopen\b/i.test(said) && !saysClosed : saysClosed;
      const state = open ? 'open' : 'closed';
      return right
        ? passed(`The AI said that you are ${state} then.`)
        : failed(
            `Expected that you are ${state} then. The AI said "${call.turns[0]?.said ?? ''}".`,
          );
    },
  };
}
