import type { Language } from '../conversation.ts';

/** A length of time as it is spoken: "45 minutes", "2 hours", "1 h 30". */
export function sayLength(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60);
  const left = minutes % 60;
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const [hour, and] = language === 'fr' ? ['heure', 'et'] : ['hour', 'and'];
  if (hours === 0) return counted(left, 'minute');
  const whole = counted(hours, hour);
  return left === 0 ? whole : `${whole} ${and} ${counted(left, 'minute')}`;
}
