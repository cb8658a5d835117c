import type { Instant, Language, Wish } from '../conversation.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayTime } from '../speaking/say-time.ts';
import {
  instantOf,
  type LocalDate,
  type LocalTime,
  localDateTime,
} from '../understanding/slots/time-zone.ts';
import { addDays } from '../understanding/slots/times/calendar.ts';
import type { PartOfDay, TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { during, said, sameDay, sayClock, sayDay, sayRuledOut, sayWeek } from './say-wish.ts';
import type { PreferredTime } from './wanted-state.ts';

const endOfPart: Record<PartOfDay, LocalTime> = {
  morning: { hour: 12, minute: 0 },
  midday: { hour: 14, minute: 0 },
  afternoon: { hour: 17, minute: 0 },
  evening: { hour: 20, minute: 0 },
  night: { hour: 22, minute: 0 },
};

const endOfDay: LocalTime = { hour: 17, minute: 0 };

/** What a caller had named before. */
export interface Known {
  date?: LocalDate | null;
  clock?: TimeExpression | null;
}

/**
 * One wish out of everything a turn says about time ("tomorrow", "after three"), spoken back in
 * words that hold on another day too, and due at its end. `known` is what was named before: its
 * day, for a time that comes alone, and its time, for a day that does. Null where nothing was said.
 */
export function preferredTime(
  times: readonly TimeExpression[],
  now: Instant,
  timeZone: string,
  language: Language,
  known: Known = {},
): PreferredTime | null {
  const wanted = times.filter((time) => !time.excluded);
  const [first] = wanted;
  if (!first) return null;
  const day = wanted.find((time) => time.date);
  // "After lunch, so more like one or two": the hour says more than the part of the day.
  const named =
    wanted.find(({ time }) => time !== undefined) ?? wanted.find(({ partOfDay }) => partOfDay);
  const clock = named ?? (day ? (known.clock ?? undefined) : undefined);
  if (day?.endDate || (!day && !clock)) {
    const date = day?.date ?? null;
    const last = day?.endDate ?? date;
    const within = clock && clock !== day ? clock : undefined;
    return {
      spoken: `${(day?.endDate ? sayWeek(day, within, language) : first.text.trim()).replace(goalLead, '')}${sayRuledOut(times, language)}`,
      date,
      clock: null,
      dueAt: last ? instantOf(last, endOfDay, timeZone) : null,
      wish: date && last ? wishFor(date, last, undefined, timeZone) : null,
    };
  }
  const today = localDateTime(now, timeZone);
  const beside = day && !clock ? sideOf(day) : null;
  if (day?.date && beside) return besideDay(day.date, beside, today, timeZone, language);
  const anyDay =
    clock !== undefined &&
    (anytime.test(clock.text) ||
      everyDay.test(clock.text) ||
      (!clock.time && generally.test(clock.text)));
  // Who rules out a day and names no other leaves the day to us.
  const leftOpen = times.some(({ excluded, date }) => excluded && date);
  const nearest = clock && !anyDay && !leftOpen ? dateFor(clock, now, timeZone) : null;
  const date = day?.date ?? known.date ?? nearest;
  const spoken = [
    date ? sayDay(date, today, clock, language, frenchWeekday.test(day?.text ?? '')) : '',
    clock ? sayClock(clock, language) : '',
    !date && clock?.partOfDay && !clock.time ? during(clock, clock.partOfDay, language) : '',
  ];
  const same = day?.sameTime && !clock ? `, ${said[language].sameTime}` : '';
  return {
    spoken: `${spoken.filter(Boolean).join(' ')}${same}${date ? '' : sayRuledOut(times, language)}`,
    date,
    clock: clock ?? null,
    dueAt: date ? instantOf(date, clock ? endOf(clock) : endOfDay, timeZone) : null,
    wish: date ? wishFor(date, date, clock, timeZone) : null,
  };
}

const frenchWeekday = /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/iu;

/** "Move it to next week": where it leads to, which our own words say. */
const goalLead = /^(?:to|for|à|pour) (?=\p{L})/iu;

/** "Before Tuesday" is any day but Tuesday itself. */
function sideOf({ text, relation }: TimeExpression): 'before' | 'by' | 'after' | null {
  if (/^(?:by|d['’]ici)(?!\p{L})/iu.test(text) && relation === 'before') return 'by';
  const told = /^(?:before|avant)\b/i.test(text) || /^(?:after|après)(?!\p{L})/iu.test(text);
  return told && (relation === 'before' || relation === 'after') ? relation : null;
}

function besideDay(
  date: LocalDate,
  side: 'before' | 'by' | 'after',
  today: LocalDate,
  timeZone: string,
  language: Language,
): PreferredTime {
  const day = sayDay(date, today, undefined, language).replace(/^on /, '');
  return {
    spoken: `${said[language][side]} ${day}`,
    date: null,
    clock: null,
    dueAt:
      side === 'after'
        ? null
        : instantOf(side === 'by' ? date : addDays(date, -1), endOfDay, timeZone),
    wish: null,
  };
}

/**
 * "Wednesday or Thursday", where a caller leaves the choice to us: all of them are said back, and with "and"
 * where each of them is wanted.
 */
export function sayEither(
  chosen: PreferredTime,
  { named, each }: { named: readonly LocalDate[]; each: boolean },
  now: Instant,
  timeZone: string,
  language: Language,
): PreferredTime {
  const days = named.filter((day, at) => named.findIndex((one) => sameDay(one, day)) === at);
  if (days.length < 2 || days.length > mostDaysSaid) return chosen;
  const today = localDateTime(now, timeZone);
  const clock = chosen.clock ?? undefined;
  const parts = days.map((date) => sayDay(date, today, undefined, language).replace(/^on /, ''));
  const spoken = [
    sayList(parts, language, each ? undefined : 'or'),
    clock
      ? sayClock(clock, language) ||
        (clock.partOfDay ? during(clock, clock.partOfDay, language) : '')
      : '',
  ];
  return {
    ...chosen,
    either: days,
    ...(each ? { each } : {}),
    spoken: spoken.filter(Boolean).join(' '),
  };
}

const mostDaysSaid = 4;

/** "Afternoons are better" names no day. */
const generally =
  /(?:mornings|afternoons|evenings|nights|matins|après-midis|soirs|^le (?:matin|soir)|^l['’]après-midi)$/iu;

/** "Evenings after six", "le soir après six heures": of no day more than of any other. */
const everyDay =
  /^(?:(?:in the )?(?:mornings|afternoons|evenings|nights)|(?:les? |l['’])(?:matin|soir|après-midi)s?)(?=\s)/i;

const anytime = /^(?:any ?time|whenever|n['’]importe quand)/i;

const startOfPart: Record<PartOfDay, LocalTime> = {
  morning: { hour: 0, minute: 0 },
  midday: { hour: 11, minute: 0 },
  afternoon: { hour: 12, minute: 0 },
  evening: { hour: 17, minute: 0 },
  night: { hour: 19, minute: 0 },
};

const midnight: LocalTime = { hour: 0, minute: 0 };

/** The days and hours that would do, as instants. */
function wishFor(
  first: LocalDate,
  last: LocalDate,
  clock: TimeExpression | undefined,
  timeZone: string,
): Wish {
  const at = (date: LocalDate, time: LocalTime) => instantOf(date, time, timeZone);
  const whole = { from: at(first, midnight), to: at(addDays(last, 1), midnight), start: null };
  if (!clock) return whole;
  const { time, endTime, relation, partOfDay } = clock;
  if (!time) {
    const part = partOfDay ?? 'afternoon';
    return { ...whole, from: at(first, startOfPart[part]), to: at(last, endOfPart[part]) };
  }
  if (endTime) return { ...whole, from: at(first, time), to: at(last, endTime) };
  if (relation === 'after') return { ...whole, from: at(first, time) };
  if (relation === 'before') return { ...whole, to: at(last, time) };
  return { ...whole, start: at(first, time) };
}

/** "Friday at ten" of "on Friday at ten": a time as a part of a sentence. */
export function withoutLead(spoken: string): string {
  // "Le soir" is each evening; "soir" by itself is none.
  return spoken.replace(/^(?:on|le(?! (?:soir|matin|midi)\b)) /, '');
}

/** A moment as it is spoken: "tomorrow at 2 PM". */
export function sayMoment(
  instant: Instant,
  now: Instant,
  timeZone: string,
  language: Language,
): string {
  const local = localDateTime(instant, timeZone);
  const day = sayDay(local, localDateTime(now, timeZone), undefined, language);
  return `${day} ${language === 'fr' ? 'à' : 'at'} ${sayTime(local, language)}`;
}

/** A time without a day is today while it is still to come, else tomorrow. */
function dateFor(clock: TimeExpression, now: Instant, timeZone: string): LocalDate {
  const today = localDateTime(now, timeZone);
  if (instantOf(today, endOf(clock), timeZone) > now) return today;
  return addDays(today, 1);
}

function endOf(clock: TimeExpression): LocalTime {
  if (clock.endTime) return clock.endTime;
  if (clock.relation === 'after' && clock.time && clock.time.hour < endOfDay.hour) return endOfDay;
  return clock.time ?? endOfPart[clock.partOfDay ?? 'afternoon'];
}
