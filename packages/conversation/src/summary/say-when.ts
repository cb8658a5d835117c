import type { Instant, Language } from '../conversation.ts';
import { isLoose } from '../dialogue/loose-times.ts';
import { firstThing } from '../dialogue/say-wish.ts';
import { addDays } from '../knowledge/hours.ts';
import { fold, monthNames } from '../knowledge/words.ts';
import { sayDate, sayWeekday, weekdayOf } from '../speaking/say-date.ts';
import { sayTime } from '../speaking/say-time.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { ownerWords } from './owner-words.ts';

/** `Thu Mar 12, 2 PM`; in French `jeu. 12 mars, 14 h`. */
export function shortMoment(instant: Instant, timeZone: string, language: Language = 'en'): string {
  const local = localDateTime(instant, timeZone);
  return `${shortDay(local, language)}, ${sayTime(local, language)}`;
}

/**
 * The time a caller asked for as an owner reads it tomorrow: "demain matin" said on a Wednesday is
 * `Thu Mar 12, morning`. Words that name no one day stay as they were said.
 */
export function shortWish(
  words: string,
  said: Instant,
  timeZone: string,
  language: Language = 'en',
): string {
  const visits = visitsIn(words);
  if (visits.length > 1)
    return visits
      .map(({ what, when }) => `${what}: ${shortWish(when, said, timeZone, language)}`)
      .join('; ');
  const stay = shortStay(words, said, timeZone, language);
  if (stay) return stay;
  // "Evenings after six, or Saturday": no one day and hour hold it.
  const mostRead = (part: string) =>
    readings(part, said, timeZone).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (isLoose(words, mostRead)) return withDays(words, said, timeZone, language);
  const tail = leftAsSaid.exec(words);
  if (tail) return `${shortWish(words.slice(0, tail.index), said, timeZone, language)}${tail[0]}`;
  return readWish(words, said, timeZone, language) ?? withDays(words, said, timeZone, language);
}

/** A stay by its two ends: `Fri Mar 13, 5 PM to Mon Mar 16, morning`; null: the words name none. */
function shortStay(
  words: string,
  said: Instant,
  timeZone: string,
  language: Language,
): string | null {
  const [, first, last] = fromTo.exec(words) ?? [];
  if (!first || !last) return null;
  // "From the twentieth to the twenty-seventh of March": the month is told once.
  const month = ofMonth.exec(fold(last))?.[0] ?? '';
  const ends = [[first, `${first}${month}`], [last]].map((readings) =>
    readings.flatMap((one) => {
      const [found] = [readWish(one, said, timeZone, language)];
      return found && /\d/.test(found) && /\p{L}/u.test(found) ? found : [];
    }),
  );
  const [from, to] = ends.map((read) => read.at(-1));
  return from && to ? `${from} ${ownerWords(language).to} ${to}` : null;
}

const ofMonth = new RegExp(`\\s(?:of |de )?(?:${monthNames})$`);
const fromTo = /^(?:from|du|de) (.+?) (?:to|until|till|through|au|jusqu['’]au) (.+)$/iu;

/** "Before Saturday, December 5, around 4 PM": up to a day, and at what hour. */
const untilDay =
  /^(before|by|after|avant|après|d['’]ici) (?:le )?(.+?)(?:, ((?:at|around|before|after|between|in the|vers|à|avant|après|entre|en) .+))?$/iu;
const isDay = ({ date, endDate, time, partOfDay }: TimeExpression) =>
  date !== undefined && !endDate && !time && !partOfDay;

function sideIn(side: string, language: Language): string {
  const { relations } = ownerWords(language);
  if (/^(?:by|d)/i.test(side)) return language === 'fr' ? "d'ici " : 'by ';
  return /^(?:before|avant)/i.test(side) ? relations.before : relations.after;
}

/** The same, wholly in the owner's words; null where the caller's name no one day or hour. */
export function readWish(
  words: string,
  said: Instant,
  timeZone: string,
  language: Language,
): string | null {
  const { relations, parts, to, or, and } = ownerWords(language);
  const [, side, limit, hour] = untilDay.exec(words) ?? [];
  const last = limit && readings(limit, said, timeZone).some((all) => all.some(isDay));
  if (side && limit && last) {
    const day = readWish(limit, said, timeZone, language) ?? limit;
    const rest = hour ? `, ${readWish(hour, said, timeZone, language) ?? hour}` : '';
    return `${sideIn(side, language)}${day}${rest}`;
  }
  const read = readings(words, said, timeZone);
  const found = read.find(([first]) => first?.date) ?? read.find(([first]) => first?.time);
  if (!found || found.some(({ endDate }) => endDate)) return null;
  const hourOf = ({ time, endTime, partOfDay, relation, text = '' }: Partial<TimeExpression>) => {
    if (!time && partOfDay === 'morning' && firstThing.test(text)) return parts.firstThing;
    if (!time) return partOfDay ? parts[partOfDay] : '';
    const end = endTime ? ` ${to} ${sayTime(endTime, language)}` : '';
    return `${relation ? relations[relation] : ''}${sayTime(time, language)}${end}`;
  };
  const { year } = localDateTime(said, timeZone);
  const dayOf = (date: LocalDate) => shortDay(date, language, year);
  const days = [...new Set(found.flatMap(({ date }) => (date ? dayOf(date) : [])))];
  const hours = [
    ...new Set(found.flatMap((one) => (one.time || one.partOfDay ? hourOf(one) : []))),
  ];
  const dated = found.filter(({ date }) => date);
  const between = dated.slice(1).map(({ start }, at) => words.slice(dated[at]?.end ?? 0, start));
  const joint = between.length > 0 && between.every((gap) => bothOf.test(gap)) ? and : or;
  const ofEarlier = dated.slice(0, -1).some(({ time, partOfDay }) => time ?? partOfDay);
  const ownHours = found.length === dated.length && dated.every((one) => hourOf(one) !== '');
  // "Wednesday after four or Friday": the hour is of the one day; "tonight or tomorrow at nine": each has its own.
  const apart = hours.length === 1 ? hourOf(dated.at(-1) ?? {}) === '' : ownHours;
  if (days.length > 1 && ofEarlier && apart)
    return dated
      .map((one) => [one.date && dayOf(one.date), hourOf(one)].filter(Boolean).join(' '))
      .join(` ${joint} `);
  // Of several days with an hour each, only the words say which goes with which.
  if (days.length === 0 && hours.length !== 1) return null;
  if (days.length > 1 && hours.length > 1) return null;
  return [days.join(` ${joint} `), hours.at(0)].filter(Boolean).join(', ');
}

const bothOf = /^[\s,]*(?:and|et)(?!\p{L})/iu;

/** What is added to a day in words of ours, and names no other. */
const leftAsSaid = /, (?:same time|même heure|but not .+|mais pas .+)$/;

/** Each thing with its own time, as a lead tells several; empty where one time is told. */
export function visitsIn(words: string): { what: string; when: string }[] {
  const visits = words.split('; ').flatMap((one) => {
    const [, what, when] = /^(.+?): (.+)$/.exec(one) ?? [];
    return what && when ? [{ what, when }] : [];
  });
  return visits.length > 1 ? visits : [];
}

/**
 * Words as they were said, with the day instead of "today" and "demain": they are read on another
 * day. What else they say of a time stays.
 */
export function withDays(
  words: string,
  said: Instant,
  timeZone: string,
  language: Language = 'en',
): string {
  const today = localDateTime(said, timeZone);
  return words.replace(relativeDay, (_word, now: string | undefined) =>
    shortDay(addDays(today, now ? 0 : 1), language),
  );
}

const relativeDay = /(?<![\p{L}'’-])(?:(today|aujourd['’]hui)|tomorrow|demain)(?![\p{L}'’-])/giu;

/** Every day and hour that words name, read in the language in which they name most. */
export function readings(words: string, said: Instant, timeZone: string): TimeExpression[][] {
  return (['en', 'fr'] as const).map((language) =>
    findTimes(words, { now: said, timeZone, language, expecting: true }),
  );
}

const shortMonths = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juill.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];

/** `Thu Mar 12`; in French `jeu. 12 mars`. Of another year than `thisYear` it is told as well. */
export function shortDay(
  date: LocalDate,
  language: Language,
  thisYear: number = date.year,
): string {
  const year = date.year === thisYear ? '' : ` ${date.year}`;
  if (language === 'fr') {
    const weekday = sayWeekday(weekdayOf(date), 'fr').slice(0, 3);
    return `${weekday}. ${date.day === 1 ? '1er' : date.day} ${shortMonths[date.month - 1] ?? ''}${year}`;
  }
  const [weekday = '', rest = ''] = sayDate(date).split(', ');
  const [month = '', day = ''] = rest.split(' ');
  return `${weekday.slice(0, 3)} ${month.slice(0, 3)} ${day}${year}`;
}
