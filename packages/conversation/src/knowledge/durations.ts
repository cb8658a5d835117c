import { withFigures } from './spoken-numbers.ts';

const number = '(\\d{1,3}|an?|une?)';
const halfMore = '(?: and a half| et demie?)';
/** "An hour and twenty": minutes beside hours, of which the word is not said. */
const minutesMore =
  '(?: (?:and|et) (\\d\\d)\\b(?! ?(?:dollars?|bucks|piastres|hours?|heures?|\\$)))';
const duration = new RegExp(
  [
    `\\b3 (?:quarters of an hour|quarts d'heure)\\b`,
    `\\b(?:half an hour|half hour|half-hour|demi-heure|demie? heure)\\b`,
    `\\b(?:quarter[- ](?:of an )?hour|quart d'heure)\\b`,
    `\\b${number}(${halfMore})? (?:full |whole |good |more |further |pleines? )?(?:hours?|hrs?|heures?)\\b(?:(${halfMore})|${minutesMore})?`,
    `\\b(?:first|full|whole|each further|further|extra|premiere|pleine|chaque) (?:hour|heure)\\b(${halfMore})?`,
    `\\b${number}[ -]?(?:minutes?|mins?)\\b`,
    `\\b(?:hour|heure)(${halfMore})\\b`,
  ].join('|'),
  'g',
);

interface Duration {
  minutes: number;
  start: number;
  end: number;
}

/** The lengths of time in a folded text whose numbers are figures. */
function durationsIn(figured: string): Duration[] {
  return [...figured.matchAll(duration)].map((found) => {
    const [words, hours, half, halfAfter, beside, halfOfOne, minutes, halfBare] = found;
    const more = half || halfAfter || halfOfOne || halfBare ? 30 : Number(beside ?? 0);
    const place = { start: found.index, end: found.index + words.length };
    if (minutes) return { ...place, minutes: numberIn(minutes) };
    if (hours) return { ...place, minutes: numberIn(hours) * 60 + more };
    if (words.startsWith('3 quart')) return { ...place, minutes: 45 };
    if (words.startsWith('quart')) return { ...place, minutes: 15 };
    return { ...place, minutes: /^(?:half|demi)/.test(words) ? 30 : 60 + more };
  });
}

const numberIn = (words: string) => (/^\d/.test(words) ? Number(words) : 1);

/** Every length of time a folded text speaks of, in minutes. */
export function minutesIn(folded: string): number[] {
  return durationsIn(withFigures(folded)).map(({ minutes }) => minutes);
}

/** Before a length of work: "he's there an hour", "si ça prend deux heures". */
const ofWork =
  /\b(?:there|here|takes?|took|stays?|lasts?|runs?|needs?|works?|spends?|say|if it's|for|reste[rz]?|prend(?:rait)?|dure(?:rait)?|travaille|mettons|disons|pour|plutot|but|it was)(?: (?:like|about|maybe|around|him|you|them|a|genre|environ|it|ca|lui))*\s*$/;
/** After one that says when, how old or how often. */
const saysElse =
  /^\s*(?:ago|away|notice|ahead|early|late|later|drive|from|old|d'avance|plus tard|de route)\b/;

/** How long a caller says that the work takes, in minutes; null where they say nothing of it. */
export function minutesOfWork(folded: string): number | null {
  const text = withFigures(folded);
  const found = durationsIn(text).find(
    ({ start, end }) => ofWork.test(text.slice(0, start)) && !saysElse.test(text.slice(end)),
  );
  return found?.minutes ?? null;
}

/** Before or after a length that is one of nothing paid for: "in an hour", "two hours away". */
const isAhead = /\b(?:in|within|every|d'ici|dans)\s*$/;
const isElse = /^\s*(?:ago|away|notice|ahead|early|drive|from|old|d'avance|de route)\b/;

/** The one length of time that folded words speak of, in minutes; null where they speak of none, or of several. */
export function lengthSaid(folded: string): number | null {
  const text = withFigures(folded);
  const said = durationsIn(text).filter(
    ({ start, end }) => !isAhead.test(text.slice(0, start)) && !isElse.test(text.slice(end)),
  );
  const [only, other] = new Set(said.map(({ minutes }) => minutes));
  return only !== undefined && other === undefined ? only : null;
}

const lateAfter =
  /^(?: or (?:so|more)| at least| maybe| environ| a peu pres| trop)? (?:late|behind|(?:en|de) retard)\b/;
const lateBefore =
  /\b(?:late|behind|retard)(?: by| of| de| d')?(?: about| maybe| like| environ)? ?$/;

/** By how many minutes folded words say that somebody is late; null where they tell of no one length. */
export function minutesLate(folded: string): number | null {
  const text = withFigures(folded);
  const said = durationsIn(text).filter(
    ({ start, end }) => lateAfter.test(text.slice(end)) || lateBefore.test(text.slice(0, start)),
  );
  const [only, other] = new Set(said.map(({ minutes }) => minutes));
  return only !== undefined && other === undefined ? only : null;
}
