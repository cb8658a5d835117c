import type { Weekday } from '@second-ring/conversation';
import { weekdaysBetween } from './week.ts';

/** A time of day as written. `half` is null where neither am nor pm nor a 24-hour form shows. */
export interface WrittenTime {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | '24h' | null;
}

export type HoursToken =
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'range' | 'list' | 'closed' | 'allDay' }
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
const shortNames: Readonly<Record<string, Weekday>> = {
  mo: 'monday',
  tu: 'tuesday',
  we: 'wednesday',
  th: 'thursday',
  fr: 'friday',
  sa: 'saturday',
  su: 'sunday',
};

const workdays = weekdaysBetween('monday', 'friday');
const weekend = weekdaysBetween('saturday', 'sunday');
const everyDay = weekdaysBetween('monday', 'sunday');

const pieces: readonly (readonly [RegExp, (match: RegExpExecArray) => HoursToken | null])[] = [
  // What a holiday changes does not change the week.
  [
    /[(*]?\s*(closed|fermé(e|s)?)?\s*(on|les|except|sauf)?\s*((all )?(statutory|stat|public|major) holidays?|holidays|jours fériés)\b\s*(closed|fermé)?\)?/y,
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
  [
    /(open|opening|hours|business|store|shop|office|salon|from|our|are|is|we are|we're|de|du|des|le|les|la|ouvert(e|s|ure)?|heures|horaires?|d['’]ouverture|on|the|at|nous sommes)(?!\p{L})|[:.()•·]/uy,
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
    (markup ? shortNames[word] : undefined) ?? dayNames.find(([name]) => name.test(word))?.[1];
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
