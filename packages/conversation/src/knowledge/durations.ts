import { spokenNumbers } from './spoken-numbers.ts';

const number =
  '(\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|forty[- ]five|sixty|ninety|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|quinze|vingt|trente|quarante|quarante-cinq|soixante|quatre-vingt-dix)';
const halfMore = '(?: and a half| et demie?)';
const duration = new RegExp(
  [
    `\\b(?:half an hour|half hour|half-hour|demi-heure|demie? heure)\\b`,
    `\\b${number}(${halfMore})? (?:full |whole |good |more |further |pleines? )?(?:hours?|hrs?|heures?)\\b(${halfMore})?`,
    `\\b(?:first|full|whole|each further|further|extra|premiere|pleine|chaque) (?:hour|heure)\\b(${halfMore})?`,
    `\\b${number} ?(?:minutes?|mins?)\\b`,
  ].join('|'),
  'g',
);

interface Duration {
  minutes: number;
  start: number;
  end: number;
}

function durationsIn(folded: string): Duration[] {
  return [...folded.matchAll(duration)].map((found) => {
    const [words, hours, half, halfAfter, halfOfOne, minutes] = found;
    const more = half || halfAfter || halfOfOne ? 30 : 0;
    const place = { start: found.index, end: found.index + words.length };
    if (minutes) return { ...place, minutes: numberIn(minutes) };
    if (hours) return { ...place, minutes: numberIn(hours) * 60 + more };
    return { ...place, minutes: /^(?:half|demi)/.test(words) ? 30 : 60 + more };
  });
}

function numberIn(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  if (/^(?:an?|une?)$/.test(words)) return 1;
  return spokenNumbers(words)[0]?.value ?? 1;
}

/** Every length of time a folded text speaks of, in minutes. */
export function minutesIn(folded: string): number[] {
  return durationsIn(folded).map(({ minutes }) => minutes);
}

/** Before a length of work: "he's there an hour", "si ça prend deux heures". */
const ofWork =
  /\b(?:there|here|takes?|took|stays?|lasts?|runs?|needs?|works?|spends?|say|if it's|for|reste[rz]?|prend(?:rait)?|dure(?:rait)?|travaille|mettons|disons|pour|plutot|but|it was)(?: (?:like|about|maybe|around|him|you|them|a|genre|environ|it|ca|lui))*\s*$/;
/** After one that says when, how old or how often. */
const saysElse =
  /^\s*(?:ago|away|notice|ahead|early|late|later|drive|from|old|d'avance|plus tard|de route)\b/;

/** How long a caller says that the work takes, in minutes; null where they say nothing of it. */
export function minutesOfWork(folded: string): number | null {
  const found = durationsIn(folded).find(
    ({ start, end }) => ofWork.test(folded.slice(0, start)) && !saysElse.test(folded.slice(end)),
  );
  return found?.minutes ?? null;
}
