import type { OpenPeriod, Weekday } from '@second-ring/conversation';
import { type HoursToken, hoursTokens, spanOfTimes } from './hours-tokens.ts';
import { allDay, weekdaysBetween } from './week.ts';

/** What one line says about the week. */
export type HoursLine =
  | { kind: 'hours'; week: Map<Weekday, OpenPeriod[]> }
  /** It is about opening hours, but says something that cannot be read with certainty. */
  | { kind: 'unsure' }
  | { kind: 'other' };

type Group = { days: Weekday[] } | { spans: OpenPeriod[] };

/**
 * Reads a line such as `Mon–Fri 9–5`, `Mo-Sa 11:00-14:30`, `lundi au vendredi : 9 h à 17 h`,
 * `Sunday closed` or `We are open Tuesday to Friday 9 to 5, closed Sunday`. All of it must make sense, or none of it is believed.
 * @param markup true for schema.org's form.
 */
export function readHoursLine(text: string, markup = false): HoursLine {
  if (text.length > 400) return { kind: 'other' };
  const tokens = hoursTokens(text, markup);
  const has = (kind: HoursToken['kind']) => tokens.some((token) => token.kind === kind);
  const timed = has('time') || has('closed') || has('allDay');
  if (!timed) return { kind: 'other' };
  if (!has('days') && !(has('allDay') && !has('time') && !has('closed'))) return { kind: 'other' };
  if (has('other')) {
    const words = tokens.filter(({ kind }) => kind === 'other').length;
    const times = tokens.filter(({ kind }) => kind === 'time').length;
    return words <= 12 && times > 1 ? { kind: 'unsure' } : { kind: 'other' };
  }
  const groups = groupsOf(tokens);
  const week = groups && weekOf(groups);
  return week ? { kind: 'hours', week } : { kind: 'unsure' };
}

/** Runs of days and runs of spans, in the order they are written; null where one makes no sense. */
function groupsOf(tokens: readonly HoursToken[]): Group[] | null {
  const groups: Group[] = [];
  let at = 0;
  while (at < tokens.length) {
    const kind = tokens[at]?.kind;
    if (kind === 'range' || kind === 'list' || kind === 'open') {
      at += 1;
      continue;
    }
    const end = endOfRun(tokens, at, kind === 'days');
    const run = tokens.slice(at, end);
    const group = kind === 'days' ? daysOf(run) : spansOf(run);
    if (!group) return null;
    groups.push(group);
    at = end;
  }
  return groups;
}

/** Where a run of days, or of one day's times, ends; `closed` and what is open all day stand alone. */
function endOfRun(tokens: readonly HoursToken[], from: number, ofDays: boolean): number {
  const first = tokens[from]?.kind;
  const end = tokens.findIndex(({ kind }, at) => {
    if (at <= from || kind === 'range' || kind === 'list') return false;
    return ofDays ? kind !== 'days' : kind !== 'time' || first !== 'time';
  });
  return end === -1 ? tokens.length : end;
}

function daysOf(run: readonly HoursToken[]): Group | null {
  const days: Weekday[] = [];
  for (const [index, token] of run.entries()) {
    if (token.kind !== 'days') continue;
    const previous = run[index - 2];
    const ranged = run[index - 1]?.kind === 'range';
    const [last] = token.days;
    const first = previous?.kind === 'days' ? previous.days.at(-1) : undefined;
    if (ranged && first && last && token.days.length === 1) {
      days.push(...weekdaysBetween(first, last).slice(1));
    } else days.push(...token.days);
  }
  return new Set(days).size === days.length ? { days } : null;
}

function spansOf(run: readonly HoursToken[]): Group | null {
  const said = run.filter(({ kind }) => kind !== 'list' && kind !== 'range');
  if (said.length === 1 && said[0]?.kind === 'closed') return { spans: [] };
  if (said.length === 1 && said[0]?.kind === 'allDay') return { spans: [allDay] };
  const times = said.flatMap((token) => (token.kind === 'time' ? [token.time] : []));
  if (times.length !== said.length || times.length % 2 === 1) return null;
  const spans: OpenPeriod[] = [];
  for (let at = 0; at < times.length; at += 2) {
    const [open, close] = times.slice(at, at + 2);
    const span = open && close ? spanOfTimes(open, close, spans.at(-1)?.close) : null;
    if (!span) return null;
    spans.push(span);
  }
  return { spans };
}

/** Days before their spans, as most write it, or each after them: "9 to 5 Monday to Friday". */
function weekOf(groups: readonly Group[]): Map<Weekday, OpenPeriod[]> | null {
  const week = new Map<Weekday, OpenPeriod[]>();
  const [only] = groups;
  const always = groups.length === 1 && only && 'spans' in only && only.spans[0] === allDay;
  if (always) return new Map(weekdaysBetween('monday', 'sunday').map((day) => [day, [allDay]]));
  if (groups.length % 2 === 1) return null;
  for (let at = 0; at < groups.length; at += 2) {
    const pair = groups.slice(at, at + 2);
    const days = pair.find((group) => 'days' in group);
    const spans = pair.find((group) => 'spans' in group);
    if (!days || !('days' in days) || !spans || !('spans' in spans)) return null;
    for (const day of days.days) {
      if (week.has(day)) return null;
      week.set(day, [...spans.spans]);
    }
  }
  return week;
}
