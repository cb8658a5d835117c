import type { BusinessHours, HoursException, OpenPeriod, Weekday } from '@second-ring/conversation';
import { hoursTokens, spanOfTimes, type WrittenTime } from '../../opening-hours/hours-tokens.ts';
import { readHoursLine } from '../../opening-hours/read-hours-line.ts';
import { dayOf, hoursOf, overlaps } from '../../opening-hours/week.ts';
import { nodesIn, type SchemaNode, type SchemaValue, textIn, textsOf } from './structured-data.ts';

/** The hours markup states; what it states but cannot be believed is a reason instead. */
export interface MarkupHours {
  hours: BusinessHours | null;
  words: string;
  reason: string | null;
}

type Week = Map<Weekday, OpenPeriod[]>;

/** Dated hours for longer than this are a season, which the week cannot hold. */
const longestException = 14;
const day = 86_400_000;

/**
 * Reads `openingHours` texts, `openingHoursSpecification` and special hours of a business.
 * @param today `YYYY-MM-DD`: dated hours that are over are left out.
 */
export function readMarkupHours(
  node: SchemaNode,
  today: string,
  resolve: (value: SchemaValue) => SchemaValue,
): MarkupHours | null {
  const texts = textsOf(node, 'openingHours');
  const specifications = [
    ...nodesIn(node, 'openingHoursSpecification', resolve),
    ...nodesIn(node, 'specialOpeningHoursSpecification', resolve),
  ];
  if (texts.length === 0 && specifications.length === 0) return null;
  const words = [...texts, ...specifications.map(wordsOf)].join('; ');
  const doubt = (reason: string): MarkupHours => ({ hours: null, words, reason });
  const dated = specifications.filter(isDated).filter((each) => lastDate(each) >= today);
  const weekly = specifications.filter((each) => !isDated(each));
  const fromTexts = weekOfTexts(texts);
  const fromNodes = weekOfSpecifications(weekly);
  if (fromTexts === null || fromNodes === null) {
    return doubt('The hours in the markup can be read in more than one way.');
  }
  const exceptions = exceptionsOf(dated);
  if (exceptions === null) return doubt('The hours in the markup change with the season.');
  if (fromTexts.size > 0 && fromNodes.size > 0 && !sameWeek(fromTexts, fromNodes)) {
    return doubt('The markup states two different opening hours.');
  }
  const week = fromTexts.size > 0 ? fromTexts : fromNodes;
  if (week.size === 0) return doubt('The markup names dates, but no weekly hours.');
  const hours = hoursOf(week);
  return { hours: exceptions.length > 0 ? { ...hours, exceptions } : hours, words, reason: null };
}

function weekOfTexts(texts: readonly string[]): Week | null {
  const week: Week = new Map();
  for (const text of texts) {
    const line = readHoursLine(text, true);
    if (line.kind !== 'hours') return null;
    for (const [weekday, spans] of line.week) add(week, weekday, spans);
  }
  return withoutOverlaps(week);
}

function weekOfSpecifications(nodes: readonly SchemaNode[]): Week | null {
  const week: Week = new Map();
  for (const node of nodes) {
    const days = daysOf(node);
    if (days === 'holidays') continue;
    const spans = spansOf(node);
    if (days.length === 0 || spans === null) return null;
    for (const weekday of days) add(week, weekday, spans);
  }
  return withoutOverlaps(week);
}

/** A second span on a day makes it a split day; the same one twice is said twice. */
function add(week: Week, weekday: Weekday, spans: readonly OpenPeriod[]): void {
  const known = week.get(weekday) ?? [];
  const fresh = spans.filter(
    ({ open, close }) => !known.some((span) => span.open === open && span.close === close),
  );
  week.set(weekday, [...known, ...fresh]);
}

function withoutOverlaps(week: Week): Week | null {
  return [...week.values()].some(overlaps) ? null : week;
}

function daysOf(node: SchemaNode): Weekday[] | 'holidays' {
  const texts = textsOf(node, 'dayOfWeek').map((text) => text.replace(/^.*\//, ''));
  if (texts.length > 0 && texts.every((text) => /holiday/i.test(text))) return 'holidays';
  const line = readHoursLine(`${texts.join(', ')} closed`, true);
  return line.kind === 'hours' ? [...line.week.keys()] : [];
}

function spansOf(node: SchemaNode): OpenPeriod[] | null {
  const [opens, closes] = [textIn(node, 'opens'), textIn(node, 'closes')];
  if (opens === null || closes === null) return null;
  if (/^closed$/i.test(opens) && /^closed$/i.test(closes)) return [];
  const [open, close] = [timeIn(opens), timeIn(closes)];
  const span = open && close ? spanOfTimes(open, close) : null;
  return span && [span];
}

/** A time with or without seconds, zone and date: `09:00:00-05:00`. */
function timeIn(text: string): WrittenTime | null {
  const clock = text
    .replace(/^\d{4}-\d{2}-\d{2}T?/, '')
    .replace(/(:\d{2})([+-]\d{2}:?\d{2}|Z)$/, '$1');
  const [token, ...rest] = hoursTokens(clock, true);
  return token?.kind === 'time' && rest.length === 0 ? token.time : null;
}

function dateIn(node: SchemaNode, property: string): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(textIn(node, property) ?? '')?.[0] ?? null;
}

function isDated(node: SchemaNode): boolean {
  return node.properties.has('validFrom') || node.properties.has('validThrough');
}

function lastDate(node: SchemaNode): string {
  return dateIn(node, 'validThrough') ?? '9999-12-31';
}

/** One exception a date; null where one of them cannot be read or is a season. */
function exceptionsOf(nodes: readonly SchemaNode[]): HoursException[] | null {
  const exceptions: HoursException[] = [];
  for (const node of nodes) {
    const first = dateIn(node, 'validFrom');
    const last = dateIn(node, 'validThrough');
    if (!first || !last) return null;
    const from = Date.parse(first);
    const days = (Date.parse(last) - from) / day + 1;
    const closed = !node.properties.has('opens') && !node.properties.has('closes');
    const shut = textIn(node, 'opens') === textIn(node, 'closes');
    const spans = closed || shut ? [] : spansOf(node);
    if (!(days >= 1 && days <= longestException) || spans === null) return null;
    for (let step = 0; step < days; step += 1) {
      const date = new Date(from + step * day).toISOString().slice(0, 10);
      exceptions.push({ ...dayOf(spans), date });
    }
  }
  return exceptions;
}

function sameWeek(one: Week, other: Week): boolean {
  return JSON.stringify(hoursOf(one)) === JSON.stringify(hoursOf(other));
}

function wordsOf(node: SchemaNode): string {
  const dates = [textIn(node, 'validFrom'), textIn(node, 'validThrough')].filter(Boolean);
  const days = textsOf(node, 'dayOfWeek').map((text) => text.replace(/^.*\//, ''));
  const times = [textIn(node, 'opens') ?? '?', textIn(node, 'closes') ?? '?'].join('–');
  return [days.join(', '), times, dates.length > 0 ? `(${dates.join(' to ')})` : '']
    .join(' ')
    .trim();
}
