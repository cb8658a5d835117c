import { isLoose } from '../dialogue/loose-times.ts';
import type { Turn } from '../dialogue/turn.ts';
import { wishedTimes } from '../dialogue/wished-times.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, SlotValues } from '../heard/heard.ts';
import { fold, monthNames } from '../knowledge/words.ts';
import { timeOptions } from '../receptionist.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { addDays, daysBetween } from '../understanding/slots/times/calendar.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { lately, mayBeMeant, standsIn } from './told-details.ts';

/** What a model wrote of a time, in either language it may have written in. */
export function timesOf(written: string, { receptionist, now }: Turn, { language }: Heard) {
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const read = (tongue: 'en' | 'fr') => {
    const options = { ...timeOptions(receptionist, now, tongue), expecting: true };
    return wishedTimes(written, findTimes(written, options), today);
  };
  const [own, other] = [read(language), read(language === 'en' ? 'fr' : 'en')];
  const dated = (times: typeof own) =>
    times.reduce((sum, { date, time }) => sum + (date ? 1 : 0) + (time ? 1 : 0), 0);
  return dated(other) > dated(own) ? other : own;
}

/**
 * Times as they are noted: what no one day and hour hold goes with the words, as they were written. Whoever
 * would be called "after five" names no day.
 */
export function asWritten(
  written: string,
  times: readonly TimeExpression[],
  act: Act,
  turn: Turn,
  heard: Heard,
): TimeExpression[] {
  const words = written.replace(/\s+/g, ' ').replace(/[\s.,;]+$/, '');
  const ownLanguage = isFrench.test(fold(words)) ? 'fr' : 'en';
  if (words.length > longestWritten || ownLanguage !== heard.language) return [...times];
  const open = notBefore.test(fold(words)) || (ofCalls.has(act) && isOfAnyDay(words, times));
  const undated = times.every(({ date }) => !date) && open;
  if (!undated && !isLoose(words, (part) => timesOf(part, turn, heard))) return [...times];
  return times.map((time) => ({ ...time, asWritten: words }));
}

const ofCalls: ReadonlySet<Act> = new Set(['want.callback', 'want.person', 'want.message']);

/** "After five", "le soir": hours with no end that are there every day, or a part of each. */
function isOfAnyDay(words: string, times: readonly TimeExpression[]): boolean {
  const isBound = ({ relation }: TimeExpression) =>
    relation === 'after' || relation === 'before' || relation === 'between';
  return times.some(isBound) || eachDay.test(fold(words));
}

const eachDay =
  /^(?:(?:mostly|usually|only|plutot|surtout|seulement) )?(?:le (?:soir|matin|midi)|l'apres-midi|(?:in the )?(?:evenings|mornings|afternoons)|les? (?:soirs|matins|midis)|en (?:soiree|avant-midi))\b|\b(?:(?:any|every|each) ?day|any(?: \w+)? (?:evening|morning|afternoon)|n'importe quel(?:le)? (?:jour|soir|soiree|matin|journee)|tous les (?:jours|soirs|matins))\b/;

/** Longer, it tells more than when. */
const longestWritten = 90;
/** "Not before four", "after six": an hour of any day. */
const notBefore =
  /^(?:(?:an(?:y ?time)|only|but|mais|seulement) )?(?:not before|not until|no earlier than|never before|pas avant|jamais avant)\b/;
const isFrench =
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b|\b(?:le|la|les|vers|apres|avant|matins?|soirs?|soirees?|jours?|midi|heures?|puis|ou|un|une|pas|partir)\b/;

/** "Saturday December 12, then the 19th", "Tuesday and Friday": visits, each as much wanted as the one before. */
export function visitsIn(written: string, times: readonly TimeExpression[]): TimeExpression[] {
  const isDay = ({ date, endDate, excluded }: TimeExpression) => date && !endDate && !excluded;
  const days = times.filter(isDay);
  return times.map((time) => {
    const last = days[days.indexOf(time) - 1];
    if (!last || !isDay(time) || time.alternative) return time;
    const between = fold(written.slice(last.end, time.start));
    return another.test(between) ? { ...time, alternative: true, another: true } : time;
  });
}

const another = /(?<![a-z])(?:and|then|plus|et|puis|ensuite)(?![a-z])/;

/** When the visit is or was that a caller has: what is complained of, or asked after, has been. */
export function existingIn(written: string, act: Act, turn: Turn, heard: Heard): TimeExpression[] {
  const times = timesOf(written, turn, heard);
  if (times.length === 0) return [];
  const { requests } = turn.state.wanted;
  const open = requests.filter(({ settled }) => !settled).map(({ kind }) => kind);
  const ahead = toCome.has(act) || open.some((kind) => changing.has(kind));
  const been = ofPast.test(fold(written)) || looksBack.has(act) || open.includes('complaint');
  if (!been || (ahead && !ofPast.test(fold(written)))) return mayBeMeant(times, turn) ? times : [];
  const today = localDateTime(turn.now, turn.receptionist.profile.knowledge.timeZone);
  // "Last Thursday, November 26": the day of the month says which Thursday.
  const dated = times.filter(({ date, text }) => date && ofMonth.test(fold(text)));
  const meant = dated.length > 0 ? times.filter((one) => !one.date || dated.includes(one)) : times;
  const past = meant.map((time) => inThePast(time, today));
  return past.every(({ date }) => !date || daysBetween(date, today) <= longestAgo) ? past : [];
}

const toCome: ReadonlySet<Act> = new Set(['want.move', 'want.cancel', 'want.late']);
const changing: ReadonlySet<string> = new Set(['reschedule', 'cancel', 'late']);
const looksBack: ReadonlySet<Act> = new Set(['complain', 'ask.status']);
const ofPast = /\b(?:ago|yesterday|last|past|il y a|hier|avant-hier|passee?s?|derni(?:er|ere)s?)\b/;
const lastOfItsName =
  /^(?:last|past) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche) (?:passe|dernier)\b/;
const ofMonth = new RegExp(`\\b(?:${monthNames})\\b`);
const longestAgo = 400;

/** A day read as one to come, as the last one of its name: of last year, or of the week before. */
function inThePast(time: TimeExpression, today: LocalDate): TimeExpression {
  const { date, candidates: _, ...rest } = time;
  // "Last Thursday", said on a Saturday, is the one that has just been.
  const lately = date && lastOfItsName.test(fold(time.text)) ? addDays(date, 7) : null;
  if (lately && daysBetween(lately, today) > 1) return { ...rest, date: lately };
  if (!date || daysBetween(today, date) <= 0) return time;
  if (ofMonth.test(fold(time.text))) return { ...rest, date: { ...date, year: date.year - 1 } };
  const weeks = Math.ceil(daysBetween(today, date) / 7);
  return { ...rest, date: addDays(date, -7 * weeks) };
}

/** "wedding on June 12": what it is, and its day; nothing of "a thing", nor of some day of a weekend. */
export function occasionIn(written: string, turn: Turn, heard: Heard): SlotValues['occasion'] {
  const time = timesOf(written, turn, heard).find(({ date }) => date);
  // Of a weekend no day is known to be the one.
  if (!time || time.endDate || !mayBeMeant([time], turn)) return undefined;
  const what = written
    .replace(time.text, ' ')
    .replace(/(?<!\p{L})(?:the|is|on|of|le|la|est|du)(?!\p{L})/giu, ' ')
    .replace(/[^\p{L} '-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return what && !nothingNamed.test(what) && standsIn(what, lately(turn))
    ? { what, time }
    : undefined;
}

const nothingNamed =
  /^(?:an? |some |une? )?(?:thing|things|something|stuff|truc|chose|quelque chose)$/iu;
