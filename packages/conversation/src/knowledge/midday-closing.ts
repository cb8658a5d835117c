import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { BusinessKnowledge } from './business.ts';
import { daysNamedIn } from './day-rules.ts';
import { fold } from './words.ts';
import { writtenTexts } from './written-texts.ts';

/** Hours in the middle of the day at which the doors are shut, as the owner wrote it. */
export interface MiddayClosing {
  /** The owner's own sentence. */
  says: string;
  /** 0 is Monday. */
  days: ReadonlySet<number>;
  /** Minutes after midnight, the last of them open again. */
  from: number;
  to: number;
}

const shuts =
  /\b(?:closed?|closes|shut|shuts|lunch(?: (?:break|hour))?|(?:no ?one|nobody)(?:'s| is)? (?:in|here|at)|ferme[sz]?|fermee?s?|pause|diner)\b/;
/** A day of the year is no day like others. */
const ofYear =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|holidays?|easter|summer|winter|season|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|noel|ete|hiver|except|unless|sauf)\b/;
const ofWeekdays = /\b(?:weekdays|week days|en semaine|jours de semaine)\b/;
const longest = 150;
const earliest = 10 * 60;
const latest = 16 * 60;
const workdays = [0, 1, 2, 3, 4];
const allDays = [...workdays, 5, 6];

/** What the owner wrote of closing over lunch: "the counter is closed from noon to one". */
export function middayClosings(knowledge: BusinessKnowledge): MiddayClosing[] {
  return writtenTexts(knowledge)
    .flatMap(({ body }) => body.split(/(?<=[.;!?])\s+/))
    .flatMap((says) => closingIn(says, knowledge.timeZone) ?? []);
}

function closingIn(says: string, timeZone: string): MiddayClosing | null {
  const folded = fold(says);
  if (!shuts.test(folded) || ofYear.test(folded)) return null;
  const options = { now: 0, timeZone, usualHours: { open: 8, close: 19 }, expecting: true };
  const span = (['en', 'fr'] as const)
    .flatMap((language) => findTimes(says, { ...options, language }))
    .find(({ time, endTime }) => time && endTime);
  if (!span?.time || !span.endTime) return null;
  const from = span.time.hour * 60 + span.time.minute;
  const to = span.endTime.hour * 60 + span.endTime.minute;
  if (from < earliest || to > latest || to <= from || to - from > longest) return null;
  const named = daysNamedIn(folded);
  const days = named.size > 0 ? named : new Set(ofWeekdays.test(folded) ? workdays : allDays);
  return { says, days, from, to };
}
