import type { Instant, Language } from '../conversation.ts';
import { sayDate, sayWeekday } from '../speaking/say-date.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayRange, sayTime } from '../speaking/say-time.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { type BusinessKnowledge, weekdays } from './business.ts';
import { type Holiday, holidayOn } from './holidays.ts';
import {
  addDays,
  closingTime,
  type DayOpening,
  isOpenAt,
  isoDate,
  nextOpening,
  openingOn,
  type Span,
  timeOf,
  weekdayOpening,
} from './hours.ts';

export type OpeningFacts = Pick<BusinessKnowledge, 'hours' | 'region' | 'timeZone'>;

const words = {
  en: {
    aroundTheClock: 'We are open 24 hours a day, every day.',
    allDay: '24 hours',
    today: 'today',
    tomorrow: 'tomorrow',
    noHours: "I don't have our hours listed.",
  },
  fr: {
    aroundTheClock: 'Nous sommes ouverts 24 heures sur 24, tous les jours.',
    allDay: '24 heures sur 24',
    today: "aujourd'hui",
    tomorrow: 'demain',
    noHours: "Je n'ai pas nos heures d'ouverture.",
  },
} as const;

/** `9 AM to noon and 1 PM to 5 PM`. */
export function saySpans(spans: readonly Span[], language: Language): string {
  const said = spans.map(({ open, close }) =>
    open === 0 && close === 24 * 60
      ? words[language].allDay
      : sayRange(timeOf(open), timeOf(close), language),
  );
  return sayList(said, language);
}

/** `today`, `tomorrow` or `on Tuesday, November 24`. */
function sayDay(date: LocalDate, today: LocalDate, language: Language): string {
  if (isoDate(date) === isoDate(today)) return words[language].today;
  if (isoDate(date) === isoDate(addDays(today, 1))) return words[language].tomorrow;
  return language === 'fr' ? `le ${sayDate(date, 'fr')}` : `on ${sayDate(date)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A holiday for which the owner listed no hours: the week's hours may not hold. */
export function unlistedHoliday(facts: OpeningFacts, date: LocalDate): Holiday | null {
  return openingOn(facts.hours, date).exception ? null : holidayOn(date, facts.region);
}

function onUnlistedHoliday(
  holiday: Holiday,
  opening: DayOpening,
  isToday: boolean,
  language: Language,
): string {
  const weekday = weekdays.indexOf(opening.weekday);
  const day = sayWeekday(weekday, language);
  if (language === 'fr') {
    const named = `${isToday ? "Aujourd'hui, c'est" : "C'est"} ${holiday.nameFr}.`;
    if (opening.state === 'closed') return `${named} Nous sommes fermés le ${day} de toute façon.`;
    if (opening.state === 'unknown') return `${named} Je n'ai pas nos heures pour ce jour-là.`;
    return `${named} Notre horaire habituel du ${day} est ${saySpans(opening.spans, 'fr')}, mais je n'ai pas nos heures pour les jours fériés; je transmets la question à l'équipe.`;
  }
  const named = `${isToday ? 'Today is' : "That's"} ${holiday.name}.`;
  if (opening.state === 'closed') return `${named} We're closed on ${day}s in any case.`;
  if (opening.state === 'unknown') return `${named} I don't have our hours for it listed.`;
  return `${named} Our regular ${day} hours are ${saySpans(opening.spans, 'en')}, but I don't have our holiday hours, so I'll pass that on to the team.`;
}

function onKnownDay(opening: DayOpening, day: string, language: Language): string {
  const reason = opening.exception?.name;
  const hours = saySpans(opening.spans, language);
  if (language === 'fr') {
    const note = reason ? ` (${reason})` : '';
    if (opening.state === 'open') return `${capital(day)}${note}, nous sommes ouverts ${hours}.`;
    if (opening.state === 'closed') return `${capital(day)}${note}, nous sommes fermés.`;
    return `Je n'ai pas nos heures pour ${day}.`;
  }
  const note = reason ? `, for ${reason}` : '';
  if (opening.state === 'open') return `We're open ${hours} ${day}${note}.`;
  if (opening.state === 'closed') return `We're closed ${day}${note}.`;
  return `I don't have our hours listed for ${day.replace(/^on /, '')}.`;
}

/** "We're open 9 AM to 5 PM on Tuesday, November 24.", the holiday it falls on included. */
export function describeDate(
  facts: OpeningFacts,
  date: LocalDate,
  now: Instant,
  language: Language = 'en',
): string {
  if (!facts.hours) return words[language].noHours;
  const opening = openingOn(facts.hours, date);
  const holiday = unlistedHoliday(facts, date);
  const today = localDateTime(now, facts.timeZone);
  if (holiday)
    return onUnlistedHoliday(holiday, opening, isoDate(date) === isoDate(today), language);
  const isToday = isoDate(date) === isoDate(today);
  const minutes = today.hour * 60 + today.minute;
  const over = opening.spans.length > 0 && opening.spans.every(({ close }) => close <= minutes);
  if (isToday && over) return describeNow(facts, now, language);
  return onKnownDay(opening, sayDay(date, today, language), language);
}

function sayNextOpening(facts: OpeningFacts, now: Instant, language: Language): string {
  const next = nextOpening(facts.hours, now, facts.timeZone);
  if (next === null) return '';
  const at = localDateTime(next, facts.timeZone);
  const day = sayDay(at, localDateTime(now, facts.timeZone), language);
  const time = sayTime(at, language);
  const holiday = unlistedHoliday(facts, at);
  if (language === 'fr') {
    const doubt = holiday ? `, mais c'est ${holiday.nameFr}; mieux vaut vérifier` : '';
    return ` Nous ouvrons ${day} à ${time}${doubt}.`;
  }
  const doubt = holiday ? `, but that's ${holiday.name}, so I'd check first` : '';
  return ` We open ${day === 'today' ? '' : `${day} `}at ${time}${doubt}.`;
}

/** "We're open until 5 PM today." or "We're closed right now. We open tomorrow at 9 AM." */
export function describeNow(facts: OpeningFacts, now: Instant, language: Language = 'en'): string {
  const today = localDateTime(now, facts.timeZone);
  if (unlistedHoliday(facts, today)) return describeDate(facts, today, now, language);
  const state = isOpenAt(facts.hours, now, facts.timeZone);
  const french = language === 'fr';
  if (state === 'unknown') return describeDate(facts, today, now, language);
  if (state === 'closed') {
    const closed = french ? 'Nous sommes fermés en ce moment.' : "We're closed right now.";
    return closed + sayNextOpening(facts, now, language);
  }
  const closing = closingTime(facts.hours, now, facts.timeZone);
  if (closing === null) return words[language].aroundTheClock;
  const until = sayTime(localDateTime(closing, facts.timeZone), language);
  return french ? `Nous sommes ouverts jusqu'à ${until}.` : `We're open now, until ${until}.`;
}

interface DayGroup {
  hours: string;
  state: DayOpening['state'];
  days: number[];
}

function groupDays(facts: OpeningFacts, language: Language): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const [position, weekday] of weekdays.entries()) {
    const { state, spans } = weekdayOpening(facts.hours, weekday);
    const hours = saySpans(spans, language);
    const group = groups.find((one) => one.state === state && one.hours === hours);
    if (group) group.days.push(position);
    else groups.push({ hours, state, days: [position] });
  }
  return groups;
}

/** `Monday to Thursday and Saturday`. */
function sayDays(days: readonly number[], language: Language): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => sayWeekday(day ?? 0, language);
  const said = runs.flatMap((run) =>
    run.length > 2
      ? [`${name(run[0])} ${language === 'fr' ? 'au' : 'to'} ${name(run.at(-1))}`]
      : run.map((day) => name(day)),
  );
  return sayList(said, language);
}

/** The week with like days grouped: "We're open Monday to Friday, 9 AM to 5 PM. Closed …". */
export function describeWeek(facts: OpeningFacts, language: Language = 'en'): string {
  const groups = groupDays(facts, language);
  const of = (state: DayOpening['state']) => groups.filter((one) => one.state === state);
  const [open, closed, unknown] = [of('open'), of('closed')[0], of('unknown')[0]];
  if (unknown?.days.length === 7) return words[language].noHours;
  const french = language === 'fr';
  if (open[0]?.days.length === 7 && open[0].hours === words[language].allDay)
    return words[language].aroundTheClock;
  const said: string[] = [];
  const each = open.map(({ days, hours }) => `${sayDays(days, language)}, ${hours}`).join('; ');
  if (each) said.push(french ? `Nous sommes ouverts : ${each}.` : `We're open ${each}.`);
  if (closed) {
    const days = sayDays(closed.days, language);
    said.push(french ? `Nous sommes fermés : ${days}.` : `We're closed ${days}.`);
  }
  if (unknown) {
    const days = sayDays(unknown.days, language);
    said.push(
      french ? `Je n'ai pas nos heures pour : ${days}.` : `I don't have our hours for ${days}.`,
    );
  }
  return said.join(' ');
}
