import type { Instant, Language } from '../conversation.ts';
import type { Turn } from '../dialogue/turn.ts';
import { addDays, isoDate } from '../knowledge/hours.ts';
import { fold, withoutSpans } from '../knowledge/words.ts';
import { type Receptionist, timeOptions } from '../receptionist.ts';
import { findPhoneNumbers } from '../understanding/slots/phone-numbers.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import { numbersIn } from './numbers-in.ts';

/** Days, `2026-03-14`, and clock times, in minutes of half a day. */
interface NamedTimes {
  days: Set<string>;
  times: Set<number>;
}

/** The days and times the caller has named of late, in whichever way they may have been meant. */
export function timesTold({ receptionist, state }: Turn): NamedTimes {
  const named: NamedTimes = { days: new Set(), times: new Set() };
  const userTurns = state.transcript.filter(({ role }) => role === 'user').slice(-8);
  for (const { content, at } of userTurns) addTimes(receptionist, content, at, named);
  return named;
}

export function addTimes(
  receptionist: Receptionist,
  text: string,
  now: Instant,
  { days, times }: NamedTimes,
): void {
  const plain = fold(withoutPhones(text, 'en'));
  for (const [of, minute] of hourWords)
    for (const [, hour = ''] of plain.matchAll(of))
      for (const named of numbersIn(hour)) times.add((named % 12) * 60 + minute);
  for (const language of ['en', 'fr'] as const)
    for (const found of [text, withoutPhones(text, language)].flatMap((words) =>
      findTimes(words, { ...timeOptions(receptionist, now, language), expecting: true }),
    )) {
      if (found.date && found.endDate)
        for (let at = 1; at < 7; at += 1) {
          const day = isoDate(addDays(found.date, at));
          if (day < isoDate(found.endDate)) days.add(day);
        }
      for (const date of [
        found.date,
        found.endDate,
        ...(found.candidates ?? []).map((one) => one.date),
      ])
        if (date) days.add(isoDate(date));
      for (const time of [found.time, found.endTime]) if (time) times.add(halfDay(time));
    }
}

const hourNames =
  '(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])\\b(?![:.]?\\d|[ -](?:off|price|percent|hours?|minutes?|days?|weeks?|months?|years?|dollars?|bucks|feet|of|or)\\b)';
/** "Half two", as some say half past two; "after five cause I'm at work". */
const hourWords: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\bhalf ${hourNames}`, 'g'), 30],
  [new RegExp(`\\b(?:before|after|until|till) ${hourNames}`, 'g'), 0],
];

/** "…oh one four four after five": what follows a telephone number is an hour of its own. */
function withoutPhones(text: string, language: Language): string {
  const phones = findPhoneNumbers(text, { language, expecting: true });
  return withoutSpans(
    text,
    phones.filter(({ complete }) => complete),
  );
}

/** Minutes of half a day: "at nine" may be morning or evening, and the caller knows which. */
export function halfDay({ hour, minute }: { hour: number; minute: number }): number {
  return (hour % 12) * 60 + minute;
}
