import type { ServiceRef } from '../heard/heard.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { fold, likeness, stem, wordsOf } from '../knowledge/words.ts';
import { rememberingOf } from '../remembering.ts';
import { withDigits } from './standing-words.ts';

/**
 * Which option of a service a text tells: the one asked about, another, or none. What both names have in
 * common tells neither: "off rims" of "On rims" and "Off rims, SUV".
 */
export function optionTold(
  service: Service,
  ref: ServiceRef,
  text: string,
): 'own' | 'other' | 'none' {
  const own = service.options.find(({ id }) => id === ref.optionId);
  if (!own) return 'none';
  // "The four hour minimum" is no "Four movers".
  const isOfTime = service.options.some(({ name }) => timeUnit.test(fold(name)));
  const told = isOfTime ? text : text.replace(ofTime, ' ');
  const said = wordsIn(told.replace(leftOut, ' '));
  const others = service.options.filter(({ id }) => id !== own.id);
  // "The full one" is none with something on top that is not said.
  const whole = (option: ServiceOption) =>
    [...wordsOfOption(option)].every((word) => isSaid(word, said));
  if (!whole(own) && others.some((other) => whole(other) && isWithin(other, own))) return 'other';
  const ahead = others.filter((other) => setsApart(other, own, said));
  if (ahead.some((other) => !setsApart(own, other, said))) return 'other';
  if (whole(own) && others.every((other) => whole(other) === isWithin(other, own))) return 'own';
  return others.some((other) => setsApart(own, other, said)) ? 'own' : 'none';
}

const timeUnit =
  /\b(?:hours?|minutes?|days?|nights?|weeks?|months?|years?|heures?|jours?|nuits?|semaines?|mois|ans)\b/;
const ofTime = new RegExp(`\\b(?:\\d+|[a-z]+)[ -]${timeUnit.source}`, 'g');

/** "Without the toner". */
const leftOut = /\b(?:without|no|not|sans|pas de?)(?: (?:the|a|any|la|le|les|l'))? [a-z]+/g;

function isWithin(option: ServiceOption, longer: ServiceOption): boolean {
  const words = wordsOfOption(longer);
  return [...wordsOfOption(option)].every((word) => words.has(word));
}

/** Whether a word that one name has and the other has not was said. */
export function setsApart(
  option: ServiceOption,
  from: ServiceOption,
  said: ReadonlySet<string>,
): boolean {
  const others = wordsOfOption(from);
  return [...wordsOfOption(option)].some((word) => !others.has(word) && isSaid(word, said));
}

/** Taken apart once: every sentence with a price is held against the options beside it. */
const wordsOfOption = rememberingOf(
  ({ name }: ServiceOption): ReadonlySet<string> => wordsIn(fold(name)),
);

const joining = new Set(
  'a an the of and or for to in with per de du des la le les et ou pour avec un une l d'.split(' '),
);

/** The stems and numbers of a text, in its own words and in English. */
export function wordsIn(folded: string): ReadonlySet<string> {
  const told = inMinutes(folded);
  const texts = [withDigits(told), inEnglish(told) ?? ''];
  return new Set(
    texts
      .flatMap((text) => wordsOf(text))
      .map(({ text }) => text)
      .filter((word) => !joining.has(word))
      .map(stem),
  );
}

/** With "an hour" and "half an hour" in minutes as well, as an option may be called. */
function inMinutes(folded: string): string {
  const told = lengths.flatMap(([words, minutes]) => (words.test(folded) ? minutes : []));
  return [folded, ...told].join(' ');
}

const lengths: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an|one|1) hour and a half\b|\bune heure et demie\b|\b1\.5 hours?\b/, '90 minutes'],
  [/\bhalf(?: an| a|-|) ?hour\b|\bdemi[- ]heure\b/, '30 minutes'],
  [/\bthree quarters of an hour\b|\btrois quarts d'heure\b/, '45 minutes'],
  [
    /\b(?:(?:an|one|1|une) (?:hour|heure)|(?:a|the|one) (?:full|whole) hour)\b(?! and| et)/,
    '60 minutes',
  ],
  [/\b(?:two|deux|2) (?:hours|heures)\b/, '120 minutes'],
];

/** Whether a word was said, or one that sounds much like it. */
export function isSaid(word: string, said: ReadonlySet<string>): boolean {
  if (said.has(word)) return true;
  return (
    word.length >= 4 &&
    [...said].some((one) => one.length >= 5 && one[0] === word[0] && likeness(word, one) >= 0.7)
  );
}
