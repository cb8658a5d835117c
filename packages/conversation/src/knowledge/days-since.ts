import { type Weekday, weekdays } from './business.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { fold } from './words.ts';

/** How many days ago something was: at least, and at most. */
export interface DaysSince {
  least: number;
  most: number;
}

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const ago = /\b(days?|weeks?|months?|years?) (?:ago|back)\b/g;

/**
 * How long ago a caller says that something was: "since it was Thursday", "two weeks ago". Null where they say
 * nothing of it. English.
 * @param today the weekday it is at the shop.
 */
export function daysSince(text: string, today: Weekday): DaysSince | null {
  const folded = fold(text);
  for (const found of folded.matchAll(ago)) {
    const each = daysOf[(found[1] ?? '').replace(/s$/, '')] ?? 1;
    const before = folded.slice(0, found.index);
    const digits = /(\d{1,3}) $/.exec(before)?.[1];
    const spoken = spokenNumbers(before).findLast(({ end }) => before.length - end <= 1)?.value;
    const vague = /\b(?:a )?(?:couple(?: of)?|few) $/.test(before);
    const count = digits ? Number(digits) : (spoken ?? (/\ban? $/.test(before) ? 1 : null));
    if (count !== null) return { least: count * each, most: count * each + each - 1 };
    if (vague) return { least: 2 * each, most: 5 * each };
  }
  if (/\b(?:today|this (?:morning|afternoon))\b/.test(folded)) return { least: 0, most: 0 };
  if (/\b(?:yesterday|last night)\b/.test(folded)) return { least: 1, most: 1 };
  if (/\bthe other day\b/.test(folded)) return { least: 1, most: 6 };
  if (/\blast week\b/.test(folded)) return { least: 2, most: 13 };
  if (/\blast month\b/.test(folded)) return { least: 15, most: 60 };
  const named = weekdays.find((day) => new RegExp(`\\b${day}\\b`).test(folded));
  if (!named || !past.test(folded)) return null;
  const back = (weekdays.indexOf(today) - weekdays.indexOf(named) + 7) % 7 || 7;
  // "Last Tuesday" may be the one before.
  const last = new RegExp(`\\blast ${named}\\b`).test(folded);
  return { least: back, most: last && back < 7 ? back + 7 : back };
}

/** What is told as past: a weekday by itself is as often still to come. */
const past =
  /\b(?:was|were|did|had|got|came|went|since|last|picked|bought|opened|cleaned|fixed|installed|replaced|\p{L}+ed)\b/u;
