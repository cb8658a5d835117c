import type { Instant } from '../conversation.ts';
import { sayDate } from '../speaking/say-date.ts';
import { sayTime } from '../speaking/say-time.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

/** `Thu Mar 12, 2 PM` */
export function shortMoment(instant: Instant, timeZone: string): string {
  const local = localDateTime(instant, timeZone);
  return `${shortDay(local)}, ${sayTime(local)}`;
}

/**
 * The time a caller asked for as an owner reads it tomorrow: "demain matin" said on a Wednesday is
 * `Thu Mar 12, morning`. Words that name no one day stay as they were said.
 */
export function shortWish(words: string, said: Instant, timeZone: string): string {
  const read = (['en', 'fr'] as const).map((language) =>
    findTimes(words, { now: said, timeZone, language, expecting: true }),
  );
  const found = read.find(([first]) => first?.date) ?? read.find(([first]) => first?.time);
  if (!found || found.some(({ endDate }) => endDate)) return words;
  const days = [...new Set(found.flatMap(({ date }) => (date ? shortDay(date) : [])))];
  const hours = [
    ...new Set(found.flatMap((one) => (one.time || one.partOfDay ? shortHour(one) : []))),
  ];
  // Of several days with an hour each, only the words say which goes with which.
  if (days.length === 0 && hours.length !== 1) return words;
  if (days.length > 1 && hours.length > 1) return words;
  return [days.join(' or '), hours.at(0)].filter(Boolean).join(', ');
}

const relations = { after: 'after ', before: 'before ', around: 'around ', between: '' } as const;

function shortHour({ time, endTime, partOfDay, relation }: TimeExpression): string {
  if (!time) return partOfDay ?? '';
  const end = endTime ? ` to ${sayTime(endTime)}` : '';
  return `${relation ? relations[relation] : ''}${sayTime(time)}${end}`;
}

function shortDay(date: LocalDate): string {
  const [weekday = '', rest = ''] = sayDate(date).split(', ');
  const [month = '', day = ''] = rest.split(' ');
  return `${weekday.slice(0, 3)} ${month.slice(0, 3)} ${day}`;
}
