import type { Language } from '../conversation.ts';
import type { LocalTime } from '../understanding/slots/time-zone.ts';

/** `9 AM`, `2:30 PM`, `noon`, `midnight`; in French `9 h`, `14 h 30`, `midi`, `minuit`. */
export function sayTime({ hour, minute }: LocalTime, language: Language = 'en'): string {
  const inDay = hour % 24;
  if (minute === 0 && inDay === 12) return language === 'fr' ? 'midi' : 'noon';
  if (minute === 0 && inDay === 0) return language === 'fr' ? 'minuit' : 'midnight';
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr') return minute === 0 ? `${inDay} h` : `${inDay} h ${minutes}`;
  const half = inDay < 12 ? 'AM' : 'PM';
  const clock = inDay % 12 === 0 ? 12 : inDay % 12;
  return minute === 0 ? `${clock} ${half}` : `${clock}:${minutes} ${half}`;
}

/** `9 AM to 5 PM`; in French `de 9 h à 17 h`. */
export function sayRange(from: LocalTime, to: LocalTime, language: Language = 'en'): string {
  const [start, end] = [sayTime(from, language), sayTime(to, language)];
  return language === 'fr' ? `de ${start} à ${end}` : `${start} to ${end}`;
}
