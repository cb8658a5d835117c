import type { Language } from '../conversation.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';

const days: Record<Language, readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
};

/** The months as they are said, January first. */
export const months: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
};

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay() + 6) % 7;
}

/** `weekday` is 0 for Monday to 6 for Sunday. */
export function sayWeekday(weekday: number, language: Language = 'en'): string {
  return days[language][weekday] ?? '';
}

/**
 * `Tuesday, November 24`; in French `mardi 24 novembre`, `dimanche 1er mars`. Of another year than
 * `thisYear` it is told as well: `Saturday, June 5, 2027`.
 */
export function sayDate(
  date: LocalDate,
  language: Language = 'en',
  thisYear: number = date.year,
): string {
  const weekday = sayWeekday(weekdayOf(date), language);
  const month = months[language][date.month - 1] ?? '';
  const isOther = date.year !== thisYear;
  if (language === 'en')
    return `${weekday}, ${month} ${date.day}${isOther ? `, ${date.year}` : ''}`;
  return `${weekday} ${date.day === 1 ? '1er' : date.day} ${month}${isOther ? ` ${date.year}` : ''}`;
}
