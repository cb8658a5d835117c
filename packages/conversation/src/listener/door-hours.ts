import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { asksFurthestHours } from '../knowledge/furthest-hours.ts';
import { dayNames, fold } from '../knowledge/words.ts';

const weekday = `(?:${dayNames}|tomorrow|demain)s?`;
const lead = `(?:(?:and|so|but|ok|okay|oh|um|uh|well|hey|hi|yeah|no|actually|then|also|et|pis|mais|bon|euh|(?:(?:on|for|what about|le|les|pour) (?:a |an |the |le )?)?${weekday})[ ,]+)*`;
const us =
  "(?:you(?: guys| all| folks| people)?|ya|y'all|they|we|the (?:shop|store|place|office|clinic|salon|garage|studio|doors?))";
const open = '(?:open(?:ed)?|clos(?:e|ed|ing)|shut|lock(?:ing)? up|finish(?:ed)?|quit)';
const there = '(?:there|here|around|in|available)';
const be = '(?:are|do|does|will|would|is|r)';
const still = '(?:still |usually |normally |even |all |be )*';
const untilWhen =
  '(?:how (?:late|early)|(?:un)?till? (?:when|what time|how late)|(?:what|which) time\\b(?=.*\\b(?:un)?till?\\b))';
const when = '(?:how (?:late|early|long)|(?:un)?till? (?:when|what time)|(?:what|which) time|when)';

const ofDoors = new RegExp(
  `^${lead}(?:${when} ${be} ${us} ${still}${open}\\b|${untilWhen} ${be} ${us} ${still}${there}\\b|what(?:'s|s| is| are) (?:your|the) (?:hours|opening hours|closing time)\\b(?! (?:of|for) )|(?:jusqu'a |a )?quelle heure (?:que |est-ce que )?(?:vous|tu) (?:etes |es )?(?:ouv\\p{L}+|ferm\\p{L}+|la\\b)|(?:vous|tu) (?:ouvrez|fermez|ouvres|fermes|(?:etes|es) (?:ouverts?|la))\\b.*\\bquelle heure|(?:c'est quoi|quelles sont) (?:vos|les) heures\\b)`,
  'u',
);

/**
 * "What time are you open till tomorrow", "how late are you guys there": whether words ask when the doors open or
 * close, in whatever order, and of no thing that has hours of its own.
 */
export function asksDoorHours(words: string): boolean {
  return ofDoors.test(fold(words).trim()) || asksFurthestHours(words) !== null;
}

/** What such a question is taken for; never a danger that is told behind it. */
const misheard: ReadonlySet<Act> = new Set([
  'ask.hours',
  'ask.fact',
  'ask.when',
  'ask.next',
  'ask.offer',
  'ask.place',
  'ask.contact',
  'aside',
  'unclear',
  // A day that is named before the question is taken for one that is wished for.
  'give',
  'correct',
  'choose',
  'want.book',
]);

/** Whether words that were taken for an act ask when the doors open or close. */
export const mayAskDoorHours = (act: Act, words: string) =>
  misheard.has(act) && asksDoorHours(words);

/** "No, tomorrow. Wednesday. How late are you open": a day by itself before the question is the day that is asked of. */
export function withDayOfDoors(acts: readonly HeardAct[]): readonly HeardAct[] {
  const at = acts.findIndex(
    ({ act, slots, words }) => act === 'ask.hours' && !slots.times && asksDoorHours(words),
  );
  const asked = acts[at];
  if (!asked) return acts;
  const days = acts.slice(0, at).filter(isDayAlone);
  const last = days.at(-1)?.slots.times;
  if (!last) return acts;
  const withDay = { ...asked, slots: { ...asked.slots, times: last } };
  return acts.flatMap((one) => (days.includes(one) ? [] : one === asked ? [withDay] : [one]));
}

/** Whether a day is all that is said. */
function isDayAlone({ act, words, slots: { times = [], ...others } }: HeardAct): boolean {
  if (!tellsDay.has(act) || Object.keys(others).length > 0) return false;
  if (!times.some(({ date }) => date)) return false;
  const rest = times.reduce((left, { text }) => left.replace(text, ' '), words);
  return !/\p{L}/u.test(rest.replace(/\b(?:on|for|like|pour|le)\b/giu, ' '));
}

const tellsDay: ReadonlySet<Act> = new Set(['give', 'correct', 'choose', 'aside']);
