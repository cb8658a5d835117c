import type { Language } from '../conversation.ts';
import { sayDate, sayWeekday, weekdayOf } from '../speaking/say-date.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayTime } from '../speaking/say-time.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { addDays } from '../understanding/slots/times/calendar.ts';
import type { PartOfDay, TimeExpression } from '../understanding/slots/times/time-expression.ts';

/** "This week in the morning": days that were told together, and what of them. */
export function sayWeek(
  week: TimeExpression,
  clock: TimeExpression | undefined,
  language: Language,
): string {
  const part = week.partOfDay ?? (clock?.time ? undefined : clock?.partOfDay);
  const days = part
    ? week.text.replace(partNamed, ' ').replace(/\s+/g, ' ').trim()
    : week.text.trim();
  const when = clock?.time ? sayClock(clock, language) : part ? said[language].during[part] : '';
  return [days, when].filter(Boolean).join(' ');
}

const partNamed =
  /(?<!\p{L})(?:(?:any|every|some|in the|n['’]importe quel|en|un|le|les|des)\s+)?(?:mornings?|afternoons?|evenings?|nights?|avant-midi|après-midi|matinée|matins?|soirée|soirs?)(?:\s+(?:of|de|du))?(?!\p{L})/giu;

/** ", but not Friday": the days that were ruled out of those. */
export function sayRuledOut(times: readonly TimeExpression[], language: Language): string {
  const days = times.flatMap(({ excluded, date, endDate }) =>
    excluded && date && !endDate ? sayWeekday(weekdayOf(date), language) : [],
  );
  if (days.length === 0) return '';
  return `, ${said[language].butNot} ${sayList([...new Set(days)], language, 'or')}`;
}

/** "But not Wednesday or Monday": one more day that is ruled out. */
export function alsoRuledOut(spoken: string, told: string, language: Language): string {
  const lead = `, ${said[language].butNot} `;
  if (!spoken.includes(lead)) return `${spoken}${told}`;
  return `${spoken} ${language === 'fr' ? 'ou' : 'or'} ${told.slice(lead.length)}`;
}

/** Whether two dates are one day. */
export function sameDay(one: LocalDate, other: LocalDate): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day;
}

/**
 * A day as it is spoken of today: "tomorrow morning", "on Friday, March 13".
 * @param byName who named the day of the week hears that day, though it is tomorrow.
 */
export function sayDay(
  date: LocalDate,
  today: LocalDate,
  clock: TimeExpression | undefined,
  language: Language,
  byName = false,
): string {
  const words = said[language];
  const part = clock && !clock.time ? clock.partOfDay : undefined;
  if (sameDay(date, today)) return part ? words.thisPart[part] : words.today;
  const tomorrow = !byName && sameDay(date, addDays(today, 1));
  const day = tomorrow ? words.tomorrow : `${words.on}${sayDate(date, language, today.year)}`;
  if (!part) return day;
  const edged = edgeOf(clock) ?? firstThing.test(clock?.text ?? '');
  return tomorrow && !edged
    ? `${day} ${words.part[part]}`
    : `${day}, ${clock ? during(clock, part, language) : words.during[part]}`;
}

/** "Late morning": which end of a part of the day is meant. */
function edgeOf(clock: TimeExpression | undefined): 'late' | 'early' | null {
  const text = clock?.text ?? '';
  if (/\blate (?:in )?|\bfin (?:de |d')|\btard\b/i.test(text)) return 'late';
  return /\bearly (?:in )?|\bdébut (?:de |d')|\btôt\b/i.test(text) ? 'early' : null;
}

/** "In the morning", "late in the afternoon". */
export function during(clock: TimeExpression, part: PartOfDay, language: Language): string {
  const words = said[language];
  const edge = edgeOf(clock);
  if (part === 'morning' && firstThing.test(clock.text)) return words.firstThing;
  return edge && part !== 'midday' ? `${words[edge]} ${words.during[part]}` : words.during[part];
}

/** "First thing Monday": as early as they open. */
export const firstThing =
  /\bfirst thing\b|(?<!\p{L})(?:à|a) la première heure|(?<!\p{L})dès (?:l['’]ouverture|la première heure)/iu;

/** "At 10 AM", "between 2 PM and 4 PM"; empty: no hour is told. */
export function sayClock(
  { time, endTime, relation, partOfDay, ifPossible, text }: TimeExpression,
  language: Language,
): string {
  if (!time) return '';
  const words = said[language];
  const from = sayTime(time, language);
  // "The morning, ten if possible": the part of the day is what would do.
  const within = partOfDay && ifPossible && partFirst.test(text) ? words.during[partOfDay] : '';
  if (within) return `${within}, ${words.around} ${from} ${words.ifPossible}`;
  if (endTime) return `${words.between} ${from} ${words.and} ${sayTime(endTime, language)}`;
  return `${words[relation === 'between' || !relation ? 'at' : relation]} ${from}`;
}

const partFirst =
  /(?<!\p{L})(?:mornings?|afternoons?|evenings?|matins?|matinée|après-midis?|soirs?|soirée|avant-midis?)[\s,]+(?:ideally|preferably|idéalement|de préférence|(?:at|around|à|vers) |(?!or|ou)[\p{L}\d])/iu;

const english = {
  today: 'today',
  tomorrow: 'tomorrow',
  on: 'on ',
  between: 'between',
  and: 'and',
  at: 'at',
  after: 'after',
  before: 'before',
  by: 'by',
  around: 'around',
  ifPossible: 'if possible',
  late: 'late',
  firstThing: 'first thing',
  sameTime: 'same time',
  butNot: 'but not',
  early: 'early',
  part: {
    morning: 'morning',
    midday: 'midday',
    afternoon: 'afternoon',
    evening: 'evening',
    night: 'night',
  },
  during: {
    morning: 'in the morning',
    midday: 'around midday',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
    night: 'at night',
  },
  thisPart: {
    morning: 'this morning',
    midday: 'today around midday',
    afternoon: 'this afternoon',
    evening: 'this evening',
    night: 'tonight',
  },
} as const;

const french = {
  today: "aujourd'hui",
  tomorrow: 'demain',
  on: 'le ',
  between: 'entre',
  and: 'et',
  at: 'à',
  after: 'après',
  before: 'avant',
  by: "d'ici",
  around: 'vers',
  ifPossible: 'si possible',
  late: 'tard',
  firstThing: 'le matin, à la première heure',
  sameTime: 'même heure',
  butNot: 'mais pas',
  early: 'tôt',
  part: {
    morning: 'matin',
    midday: 'milieu de journée',
    afternoon: 'après-midi',
    evening: 'soir',
    night: 'soir',
  },
  during: {
    morning: 'en matinée',
    midday: 'en milieu de journée',
    afternoon: 'en après-midi',
    evening: 'en soirée',
    night: 'en soirée',
  },
  thisPart: {
    morning: 'ce matin',
    midday: 'ce midi',
    afternoon: 'cet après-midi',
    evening: 'ce soir',
    night: 'ce soir',
  },
} as const;

/** The words around days and hours. */
export const said = { en: english, fr: french } as const;
