import type { OpenPeriod, Weekday } from '@second-ring/conversation';
import { allDay, minutesOf, timeOf, weekdaysBetween } from './week.ts';

/** A time of day as written. `half` is null where neither am nor pm nor a 24-hour form shows. */
export interface WrittenTime {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | '24h' | null;
}

export type HoursToken =
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'time'; time: WrittenTime }
  /** `open` leads up to days that are no more those of what stands before. */
  | { kind: 'range' | 'list' | 'open' | 'closed' | 'allDay' }
  | { kind: 'other'; text: string };

const dayNames: readonly (readonly [RegExp, Weekday])[] = [
  [/^(mondays?|mon|lundis?|lun)$/, 'monday'],
  [/^(tuesdays?|tues?|mardis?|mar)$/, 'tuesday'],
  [/^(wednesdays?|weds?|mercredis?|mer)$/, 'wednesday'],
  [/^(thursdays?|thurs?|thu|jeudis?|jeu)$/, 'thursday'],
  [/^(fridays?|fri|vendredis?|ven)$/, 'friday'],
  [/^(saturdays?|sat|samedis?|sam)$/, 'saturday'],
  [/^(sundays?|sun|dimanches?|dim)$/, 'sunday'],
];
/** schema.org's two letters, which in running text are other words. */
const shortNames: ReadonlyMap<string, Weekday> = new Map(
  Object.entries<Weekday>({
    mo: 'monday',
    tu: 'tuesday',
    we: 'wednesday',
    th: 'thursday',
    fr: 'friday',
    sa: 'saturday',
    su: 'sunday',
  }),
);

const workdays = weekdaysBetween('monday', 'friday');
const weekend = weekdaysBetween('saturday', 'sunday');
const everyDay = weekdaysBetween('monday', 'sunday');

const pieces: readonly (readonly [RegExp, (match: RegExpExecArray) => HoursToken | null])[] = [
  // What a holiday changes does not change the week. Blanks belong to the word before them, or go one way only.
  [
    /([(*]\s*)?((closed|fermé(e|s)?)\s*)?((on|les|except|sauf)\s*)?((all )?(statutory|stat|public|major) holidays?|holidays|jours fériés)\b(\s*(closed|fermé))?\s*\)?/y,
    () => null,
  ],
  [
    /(24\/7|24 ?h ?\/ ?24,?( et)?( 7 ?j(ours)? ?\/ ?7)?|24 hours( a day)?,? (7|seven) days( a week)?)(?![a-z0-9])/y,
    () => ({ kind: 'allDay' }),
  ],
  [
    /(open )?(24 (hours|heures|hrs)|24 ?h(?![a-z0-9])|around the clock)( a day)?/y,
    () => ({ kind: 'allDay' }),
  ],
  [/(closed|fermée?s?)(?!\p{L})/uy, () => ({ kind: 'closed' })],
  [
    /(weekdays?|week days|en semaine|jours de semaine|m ?[-–] ?f)(?!\p{L})/uy,
    () => ({ kind: 'days', days: workdays }),
  ],
  [
    /(weekends?|week-ends?|(la )?fins? de semaine)(?!\p{L})/uy,
    () => ({ kind: 'days', days: weekend }),
  ],
  [
    /(daily|every ?day|(7|seven) days( a| per)?( week)?|all week|tous les jours|7 ?jours( sur 7)?|7 ?j ?\/ ?7)(?!\p{L})/uy,
    () => ({ kind: 'days', days: everyDay }),
  ],
  [/(noon|midi)(?!\p{L})/uy, () => timeToken('12', undefined, 'pm')],
  [/(midnight|minuit)(?!\p{L})/uy, () => timeToken('12', undefined, 'am')],
  [
    /t?(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?::\d{2})?\s?(a\.?m\.?|p\.?m\.?|h(?:eures?|rs?)?)?(?![\p{L}\d])/uy,
    ([all, hour = '', minute, half]) =>
      timeToken(hour, minute, half ?? (all.includes('h') ? 'h' : undefined)),
  ],
  [/(to|until|till|through|thru|à|au|jusqu['’]à)(?!\p{L})|[-–—−~]/uy, () => ({ kind: 'range' })],
  [/(and|et)(?!\p{L})|[,&+/;|]/uy, () => ({ kind: 'list' })],
  [/(open|ouvert(es?|s)?)(?!\p{L})/uy, () => ({ kind: 'open' })],
  [
    /(opening|hours|business|store|shop|office|salon|from|our|are|is|we|we're|(you can )?(visit|find|see) us|(come|stop|drop) (by|in)|here|de|du|des|le|les|la|ouverture|heures|horaires?|d['’]ouverture|on|the|at|nous sommes|on est)(?!\p{L})|[:.!()•·]/uy,
    () => null,
  ],
];

/**
 * Breaks a line about opening hours, English or French, into what it says. Words that mean nothing
 * here stay as `other`: whoever reads the tokens must not believe a line that has them.
 * @param markup true for schema.org's form: two-letter days, and a 24-hour clock.
 */
export function hoursTokens(text: string, markup: boolean): HoursToken[] {
  const line = text.toLowerCase().replace(/[\u00a0\u202f\u2009]/g, ' ');
  const tokens: HoursToken[] = [];
  let at = 0;
  while (at < line.length) {
    if (/\s/.test(line.charAt(at))) {
      at += 1;
      continue;
    }
    const { token, end } = tokenAt(line, at, markup);
    if (token) tokens.push(token);
    at = end;
  }
  return tokens;
}

function tokenAt(
  line: string,
  at: number,
  markup: boolean,
): { token: HoursToken | null; end: number } {
  const word = /^\p{L}+(?=\.?)/u.exec(line.slice(at))?.[0] ?? '';
  const day =
    (markup ? shortNames.get(word) : undefined) ?? dayNames.find(([name]) => name.test(word))?.[1];
  if (day) return { token: { kind: 'days', days: [day] }, end: at + word.length };
  for (const [pattern, make] of pieces) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match && match[0].length > 0) {
      const token = make(match);
      const clock = token?.kind === 'time' && token.time.half === null && markup;
      const read: HoursToken | null = clock
        ? { kind: 'time', time: { ...token.time, half: '24h' } }
        : token;
      return { token: read, end: at + match[0].length };
    }
  }
  const other = word || line.charAt(at);
  return { token: { kind: 'other', text: other }, end: at + other.length };
}

function timeToken(hour: string, minute: string | undefined, half: string | undefined): HoursToken {
  const letters = half?.replace(/[^a-z]/g, '') ?? '';
  const clock24 = letters.startsWith('h') || Number(hour) > 12 || /^0\d/.test(hour);
  const read = letters === 'am' || letters === 'pm' ? letters : clock24 ? '24h' : null;
  return { kind: 'time', time: { hour: Number(hour), minute: Number(minute ?? 0), half: read } };
}

/**
 * The span between two written times, or null where more than one reading is possible: "9-5" can
 * only mean nine to seventeen, "8-11" may be morning or night, `09:00-05:00` is most likely a slip.
 * @param after the close of the day's span before, which decides readings such as "9-12, 1-5".
 */
export function spanOfTimes(
  open: WrittenTime,
  close: WrittenTime,
  after: string | null = null,
): OpenPeriod | null {
  const halves = halvesOf(open, close, after);
  if (!halves) return null;
  const from = clockOf(open, halves.open);
  const to = clockOf(close, halves.close);
  if (from === null || to === null) return null;
  if (from === '00:00' && (to === '23:59' || isMidnightEnd(close))) return allDay;
  if (from === to) return null;
  const overnight = minutesOf(to) < minutesOf(from);
  const said = open.half === 'pm' || (open.half === 'am' && close.half === 'am');
  const plausible = minutesOf(to) <= 6 * 60 && (said || minutesOf(from) >= 11 * 60);
  return overnight && to !== '00:00' && !plausible ? null : { open: from, close: to };
}

type Half = 'am' | 'pm' | '24h';

function isMidnightEnd({ hour, minute, half }: WrittenTime): boolean {
  return half === '24h' && hour === 24 && minute === 0;
}

function clockOf({ hour, minute }: WrittenTime, half: Half): string | null {
  if (half === '24h') return timeOf(hour, minute);
  if (hour < 1 || hour > 12) return null;
  return timeOf((hour % 12) + (half === 'pm' ? 12 : 0), minute);
}

function halvesOf(
  open: WrittenTime,
  close: WrittenTime,
  after: string | null,
): { open: Half; close: Half } | null {
  if (open.half && close.half) return { open: open.half, close: close.half };
  if (open.half === '24h' || close.half === '24h') return { open: '24h', close: '24h' };
  const from = open.hour * 60 + open.minute;
  const to = close.hour * 60 + close.minute;
  const noon = 12 * 60;
  // On a twelve-hour face, twelve comes before one.
  const face = (minutes: number) => (minutes >= noon ? minutes - noon : minutes);
  if (close.half === 'pm') {
    if (face(from) >= face(to)) return { open: 'am', close: 'pm' };
    return open.hour === 12 || open.hour <= 6 ? { open: 'pm', close: 'pm' } : null;
  }
  if (close.half === 'am') return null;
  if (open.half === 'am') {
    return face(to) <= face(from) || to >= noon ? { open: 'am', close: 'pm' } : null;
  }
  if (open.half === 'pm') return face(to) > face(from) ? { open: 'pm', close: 'pm' } : null;
  if (after !== null && minutesOf(after) >= noon && from < noon) return { open: 'pm', close: 'pm' };
  if (open.hour === 12) return { open: 'pm', close: 'pm' };
  const opensEarly = open.hour >= 5;
  return opensEarly && (to <= from || to >= noon) ? { open: 'am', close: 'pm' } : null;
}
