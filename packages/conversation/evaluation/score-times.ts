import { findTimes } from '../src/understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../src/understanding/slots/times/time-expression.ts';
import { type JsonRow, listOf, textOf } from './read-jsonl.ts';
import type { Row, Table } from './table.ts';

const kinds = ['date', 'time', 'datetime', 'daterange', 'timerange', 'datetimerange'];
const dayLength = 24 * 60 * 60 * 1000;

const kindOf = (expected: JsonRow) => textOf(expected, 'type').replace('datetimeV2.', '');
const pad = (value: number) => String(value).padStart(2, '0');
const dayText = (date: TimeExpression['date']) =>
  date ? `${date.year}-${pad(date.month)}-${pad(date.day)}` : '';
const timeText = (time: TimeExpression['time']) =>
  time ? `${pad(time.hour)}:${pad(time.minute)}` : '';
/** The source ends its ranges on the day after; callers and we name the last day. */
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayLength).toISOString().slice(0, 10);

const partsOfDay: Record<string, string> = {
  TMO: 'morning',
  TMI: 'midday',
  TAF: 'afternoon',
  TEV: 'evening',
  TNI: 'night',
};

/** "Mid today" and "early on Wednesday" are hours to the source, and parts of the day here. */
const partsBySpan: Record<string, string> = {
  '00:00-12:00': 'morning',
  '10:00-14:00': 'midday',
  '12:00-00:00': 'afternoon',
};

/**
 * What a caller may say to a receptionist: one expression in the sentence; a day, a time or a span
 * of days or hours that is not over at the reference time and begins within two years of it. Left
 * out as no caller's words: whole years, quarters, halves, decades, seasons and numbered weeks;
 * spans counted in minutes or seconds from now; days the source itself leaves unresolved;
 * sentences about the past; spans told by how long they last;
 * and the source's calendar and task modes, which give a bare time tomorrow's date.
 */
function isCallerLike(row: JsonRow): boolean {
  const expected = listOf(row, 'expected');
  const only = expected[0];
  if (expected.length !== 1 || !only || !kinds.includes(kindOf(only))) return false;
  if (/(?:Calendar|Tasks)Mode/.test(textOf(row, 'source').replace('ComplexCalendar', '')))
    return false;
  if (/\b(?:was|were|did|happened|ago|last|past|previous|since)\b/i.test(textOf(row, 'text')))
    return false;
  if (/\bfor \S+ (?:day|week|hour|hr)s?\b/i.test(textOf(only, 'text'))) return false;
  if (kindOf(only) === 'daterange' && /\bquarters?\b/i.test(textOf(only, 'text'))) return false;
  const reference = textOf(row, 'reference_time').slice(0, 10);
  return listOf(only, 'values').some((value) => {
    const timex = textOf(value, 'timex');
    if (/^(?:\d{4}|[\dX]{4}-W\d\d|\d{4}-\d{4}|.*-?Q\d|.*-H\d|.*(?:SP|SU|FA|WI))$/.test(timex))
      return false;
    if (/^\(.*P\d+(?:Y|Q)|^\(.*P3M\)|PT\d*[MS]\)|^PRESENT_REF|^\(.*PT\d+[MS]/.test(timex))
      return false;
    const last = textOf(value, 'end') || textOf(value, 'value') || textOf(value, 'start');
    const first = textOf(value, 'start') || textOf(value, 'value') || last;
    if (last === '' || last.includes('not resolved')) return false;
    if (!/^\d{4}-/.test(last)) return true;
    return (
      last.slice(0, 10) >= reference &&
      Number(first.slice(0, 4)) <= Number(reference.slice(0, 4)) + 2
    );
  });
}

function sameEdge(edge: string, date: string, time: string): boolean {
  const [day, clock] = edge.includes(' ')
    ? edge.split(' ')
    : edge.includes(':')
      ? ['', edge]
      : [edge, ''];
  return (day === '' || day === date) && (!clock || clock.slice(0, 5) === time);
}

/**
 * The source ends ranges on the day after; of "the 5th to the 8th" and "March to May" it has rows
 * that count the last day, or month, and rows that do not. Both are right.
 */
function endsAlike(end: string, ours: string): boolean {
  if (dayBefore(end) === ours || end === ours) return true;
  const isMonthEnd = end.endsWith('-01') && ours.slice(0, 7) === end.slice(0, 7);
  return isMonthEnd && Number(ours.slice(8)) >= 28;
}

function matchesRange(found: TimeExpression, value: JsonRow): boolean {
  const [start, end] = [textOf(value, 'start'), textOf(value, 'end')];
  const date = dayText(found.date);
  const part = partsOfDay[/T(?:MO|MI|AF|EV|NI)\b/.exec(textOf(value, 'timex'))?.[0] ?? ''];
  if (part && !found.time)
    return (
      found.partOfDay === part && (!start.includes(' ') || sameEdge(start.slice(0, 10), date, ''))
    );
  const spanned = partsBySpan[`${start.slice(11, 16)}-${end.slice(11, 16)}`];
  if (spanned && !found.time && found.partOfDay === spanned)
    return sameEdge(start.slice(0, 10), date, '');
  if (start === '' || end === '') {
    const edge = start || end;
    const needed = start === '' ? 'before' : 'after';
    if (found.relation !== needed) return false;
    return (
      sameEdge(edge, date, timeText(found.time)) ||
      (/^\d{4}-\d\d-\d\d$/.test(edge) && dayBefore(edge) === dayText(found.endDate))
    );
  }
  if (!sameEdge(start, date, timeText(found.time))) return false;
  if (/^\d{4}-\d\d-\d\d$/.test(end)) return endsAlike(end, dayText(found.endDate ?? found.date));
  return sameEdge(end, dayText(found.endDate ?? found.date), timeText(found.endTime));
}

function matches(found: TimeExpression, kind: string, value: JsonRow): boolean {
  if (kind.endsWith('range')) return matchesRange(found, value);
  const expected = textOf(value, 'value');
  if (kind === 'date') return expected === dayText(found.date) && !found.time;
  return sameEdge(expected, dayText(found.date), timeText(found.time));
}

function found(row: JsonRow): TimeExpression[] {
  const now = Date.parse(`${textOf(row, 'reference_time').slice(0, 19)}Z`);
  return findTimes(textOf(row, 'text'), { now, timeZone: 'UTC', country: 'US' });
}

/** Whether every expected expression was found, each resolved to a value the source lists. */
function isRight(row: JsonRow): boolean {
  const ours = found(row);
  const expected = listOf(row, 'expected');
  if (expected.length === 0) return ours.length === 0;
  return expected.every((one) =>
    ours.some((expression) =>
      listOf(one, 'values').some((value) => matches(expression, kindOf(one), value)),
    ),
  );
}

function describe(row: JsonRow): string {
  const wanted = listOf(row, 'expected').map(
    (one) =>
      `${kindOf(one)} [${textOf(one, 'text')}] ${listOf(one, 'values')
        .map((value) =>
          ['value', 'start', 'end', 'Mod']
            .map((key) => textOf(value, key))
            .join(' ')
            .trim(),
        )
        .join(' | ')}`,
  );
  const ours = found(row).map(
    (one) =>
      `[${one.text}] ${dayText(one.date)} ${timeText(one.time)} – ${dayText(one.endDate)} ${timeText(one.endTime)} ${one.partOfDay ?? ''} ${one.relation ?? ''}`,
  );
  return `${textOf(row, 'reference_time').slice(0, 16)} ${textOf(row, 'text')}\n    wanted ${wanted.join('; ')}\n    found  ${ours.join('; ')}`;
}

/** How often a sentence's date or time is resolved as its source expects, per kind. */
export function scoreTimes(rows: readonly JsonRow[]): Table {
  const callerLike = rows.filter(isCallerLike);
  const score = (kind: string, chosen: readonly JsonRow[], note?: string): Row => ({
    kind,
    right: chosen.filter(isRight).length,
    total: chosen.length,
    ...(note ? { note } : {}),
  });
  const kindIs = (kind: string) => (row: JsonRow) =>
    kindOf(listOf(row, 'expected')[0] ?? {}) === kind;
  return {
    title: 'Dates and times: resolved as the source expects (future chosen where both are listed)',
    rows: [
      ...kinds.map((kind) => score(kind, callerLike.filter(kindIs(kind)))),
      score('what callers say', callerLike),
      score('every row', rows, 'with durations, repeating times, past dates, years, negatives'),
    ],
    failures: callerLike.filter((row) => !isRight(row)).map(describe),
  };
}
