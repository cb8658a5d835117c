import { type BusinessHours, type Weekday, weekdays } from '../../knowledge/business.ts';
import { saySpans } from '../../knowledge/describe-hours.ts';
import { weekdayOpening } from '../../knowledge/hours.ts';
import { sentences } from '../../speaking/sentences.ts';
import { clausesOf } from './clauses-of.ts';

/** What a text says of being open. Times are the minutes of the day they may mean. */
export interface HoursClaim {
  /** Empty: on no day in particular. */
  days: Weekday[];
  open: boolean;
  from: SaidTime | null;
  to: SaidTime | null;
}

const aboutOpening =
  /\b(open|opens|closed?|closes|closing time|hours are|our hours|business hours|opening hours)\b/i;
const asksHours = /\b(your|the|what|which) (hours|times)\b/i;
/** Beside these, being open is said of something else than the doors, or of some other day. */
const otherOpening =
  /\b(holidays?|except|emergenc\w+|after[- ]hours|by appointment|appointments?|book\w*|parking|lot|deliver\w*|pick[- ]?ups?|drop[- ]?offs?|last|lunch|season\w*|summer|winter|spring|fall|usually|sometimes|often|phones?|lines?|calls?|texts?|online|website|staff|office|open to|open house|openings?|open up|long weekends?|close to|close the|christmas|boxing|thanksgiving|easter|year['’]?s?|january|february|march|april|june|july|august|september|october|november|december|some|every other|second|first|alternate)\b/i;

/** What a text states about the weekly hours. `question` is what it answers. */
export function hoursClaimsIn(text: string, question = ''): HoursClaim[] {
  if (otherOpening.test(question)) return [];
  const asked = aboutOpening.test(question) || asksHours.test(question);
  return text
    .split(/\n+/)
    .flatMap(sentences)
    .flatMap((sentence) => {
      if (otherOpening.test(sentence)) return [];
      if (!asked && !aboutOpening.test(sentence)) return [];
      return claimsOfSentence(sentence, asked ? question : '');
    });
}

const wholeDay = { from: { minutes: [0] }, to: { minutes: [0] } };

interface Part {
  days: Weekday[];
  /** Null: it does not say. */
  open: boolean | null;
  from: SaidTime | null;
  to: SaidTime | null;
}

function partOf(clause: string): Part {
  const closed = /\bclosed\b|\bnot open\b|n['’]t (be )?open\b|\bclose on\b|^no$/i.test(clause);
  const open = /\b(open|opens|yes)\b/i.test(clause);
  const always = /\b24 ?\/ ?7\b|\b24 hours\b|\baround the clock\b/i.test(clause);
  const days = daysIn(clause);
  return {
    days: always && days.length === 0 ? [...weekdays] : days,
    open: closed ? false : open ? true : null,
    ...(always ? wholeDay : clockTimesIn(clause)),
  };
}

/** Reads one sentence: days stand before or after their times, and one "open" may hold for several. */
function claimsOfSentence(sentence: string, question: string): HoursClaim[] {
  const claims: HoursClaim[] = [];
  let waiting = daysIn(question);
  let open = true;
  for (const part of clausesOf(sentence).map(partOf)) {
    const last = claims.at(-1);
    const timed = part.from !== null || part.to !== null;
    if (part.days.length === 0 && part.open === null && timed && last && !last.from && !last.to) {
      last.from = part.from;
      last.to = part.to;
      continue;
    }
    open = part.open ?? open;
    const days = part.days.length > 0 ? part.days : waiting;
    if (part.open === null && !timed) {
      waiting = [...waiting, ...part.days];
      continue;
    }
    if (days.length > 0 || (timed && open)) claims.push({ ...part, days, open });
    waiting = [];
  }
  if (waiting.length > 0 && claims.length > 0 && daysIn(sentence).length > 0)
    claims.push({ days: waiting, open, from: null, to: null });
  return claims;
}

const dayPattern =
  /\b(mon(?:days?)?|tue(?:s|sdays?)?|wed(?:nesdays?|s)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)\b\.?/gi;

/** The weekdays a text names: "Mon–Fri", "weekends", "every day", "Tuesdays and Thursdays". */
function daysIn(text: string): Weekday[] {
  const found = new Set<Weekday>();
  const add = (days: readonly Weekday[]) => {
    for (const day of days) found.add(day);
  };
  if (/\b(every ?day|daily|7 days|seven days|24 ?\/ ?7)\b/i.test(text)) add(weekdays);
  if (/\bweekdays?\b/i.test(text)) add(weekdays.slice(0, 5));
  if (/\bweekends?\b/i.test(text)) add(weekdays.slice(5));
  const named = [...text.matchAll(dayPattern)].flatMap((match) => {
    const at = weekdays.findIndex((day) =>
      day.startsWith((match[1] ?? '').slice(0, 3).toLowerCase()),
    );
    return at < 0 ? [] : [{ at, start: match.index, end: match.index + match[0].length }];
  });
  for (const [index, { at, end }] of named.entries()) {
    add(weekdays.slice(at, at + 1));
    const next = named[index + 1];
    if (!next || !/^\s*(-|–|—|to|through|thru|until)\s*$/i.test(text.slice(end, next.start)))
      continue;
    for (let day = at; day !== next.at; day = (day + 1) % 7) add(weekdays.slice(day, day + 1));
  }
  return weekdays.filter((day) => found.has(day));
}

/** Why what was said of the hours cannot be true beside them; null where it may be. */
export function whyHoursAreWrong(hours: BusinessHours | null, claim: HoursClaim): string | null {
  if (!hours) return null;
  const { days, open, from, to } = claim;
  for (const day of days) {
    const { state, spans } = weekdayOpening(hours, day);
    const name = day.charAt(0).toUpperCase() + day.slice(1);
    if (state === 'unknown') continue;
    if ((state === 'open') !== open)
      return `it says you are ${open ? 'open' : 'closed'} on ${name} where your hours say ${state}`;
    if (state === 'open' && !fits(spans, from, to))
      return `it gives other times for ${name} than your hours, which say ${saySpans(spans, 'en')}`;
  }
  if (days.length > 0 || !open) return null;
  const week = weekdays.map((day) => weekdayOpening(hours, day));
  const known = week.every(({ state }) => state !== 'unknown');
  if (!known || week.some(({ spans }) => spans.length > 0 && fits(spans, from, to))) return null;
  return 'it gives opening times that your hours have on no day';
}

function fits(
  spans: readonly { open: number; close: number }[],
  from: SaidTime | null,
  to: SaidTime | null,
): boolean {
  const opens = from === null || spans.some(({ open }) => from.minutes.includes(open % 1440));
  const closes = to === null || spans.some(({ close }) => meansEnd(to, close));
  return opens && closes;
}

/** A day that runs to its last minute is as well said to run to midnight. */
function meansEnd({ minutes }: SaidTime, close: number): boolean {
  return minutes.some((minute) => minute === close % 1440 || (close === 1440 && minute === 1439));
}

/** A time on the clock as it was said: the minutes of the day it may mean, two where no half is named. */
interface SaidTime {
  minutes: number[];
}

const time = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?|(noon|midnight)`;
const range = new RegExp(
  String.raw`(?:${time})\s*(?:-|–|—|to|till?|until|through|and)\s*(?:${time})(?![\d$%])`,
  'i',
);
const until = new RegExp(
  String.raw`\b(?:until|till?|closes? at|closing at|close by)\s+(?:${time})`,
  'i',
);
const since = new RegExp(String.raw`\b(?:from|opens? at|open by)\s+(?:${time})`, 'i');

/** From when and until when a clause says something lasts, where it says so. */
function clockTimesIn(clause: string): { from: SaidTime | null; to: SaidTime | null } {
  const plain = clause
    .replace(/\$ ?\d[\d,.]*/g, ' ')
    .replace(/\b\d+(?: ?\/ ?7| hours?| days?| minutes?)\b/gi, ' ');
  const whole = range.exec(plain);
  if (whole) {
    const from = timeOf(whole.slice(1, 5));
    const to = timeOf(whole.slice(5, 9));
    return from && to ? { from, to } : { from: null, to: null };
  }
  return {
    from: timeOf(since.exec(plain)?.slice(1, 5)),
    to: timeOf(until.exec(plain)?.slice(1, 5)),
  };
}

function timeOf(parts: readonly (string | undefined)[] | undefined): SaidTime | null {
  if (!parts) return null;
  const [hours, minutes = '00', half, word] = parts;
  if (word) return { minutes: [/noon/i.test(word) ? 720 : 0] };
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === undefined || hour > 24 || minute > 59) return null;
  if (half) return { minutes: [((hour % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + minute] };
  const written24 = hour > 12 || hour === 0 || /^0/.test(hours);
  const early = (hour % 24) * 60 + minute;
  return {
    minutes: written24 ? [early] : [(hour % 12) * 60 + minute, ((hour % 12) + 12) * 60 + minute],
  };
}
