import { beyondName } from './beyond-name.ts';
import type { Service, ServiceOption } from './business.ts';
import { contentStems } from './common-words.ts';
import { afterCorrection } from './corrections.ts';
import { matchOptions } from './options.ts';
import { spokenNumbers, withoutDecimals } from './spoken-numbers.ts';
import { fold, stem, wordsOf } from './words.ts';

/** An option that was named beside others of its service, and how many of it. */
export interface OptionSaid {
  option: ServiceOption;
  count: number;
}

const joint = /\s*[,;]\s*|\s+(?:and|plus|also|with|et|pis|puis|avec)\s+/i;
const alternative = /\b(?:or|ou)\b/;
const ofEach = /\b(?:(?:one|1|a couple) of (?:each|both)|une? de chaque|un de chacun)\b/;
const bothOf =
  /^\W*(?:(?:uh|um|euh|ben|oh|well|yeah|oui|ouais|like) )*(?:both|les deux|all (?:two|three)|the two of them|toutes? les deux)\b/;
/** "Figure, sorry, I mean hockey": one in the place of the other. */
const takenBack =
  /\b(?:sorry|i mean|i meant|no wait|wait no|rather|instead|scratch that|je veux dire|je voulais dire|pardon|excusez|plutot|au lieu)\b/;
const mostOfOne = 30;

/**
 * The options of one service that are named beside one another, with how many of each: "one queen
 * and two twins". Empty where fewer than two are.
 */
export function severalOptions(
  service: Service,
  text: string,
  ofOther: (piece: string) => boolean = () => false,
): OptionSaid[] {
  if (service.options.length < 2) return [];
  // "Two and a half" is one size, and no two of them.
  if (withoutDecimals(text) !== text) return [];
  const folded = fold(text);
  if (afterCorrection(text) !== null || takenBack.test(folded)) return [];
  const each =
    service.options.length === 2 ? service.options.map((option) => ({ option, count: 1 })) : [];
  // Its "one" names no option.
  if (ofEach.test(folded) && each.length > 0) return each;
  const pieces = text.split(joint).filter((piece) => !alternative.test(fold(piece)));
  const found = new Map<string, OptionSaid>();
  for (const piece of pieces) {
    const left = beyondName(service, piece);
    const [only, other] = matchOptions(service, contentStems(left).size > 0 ? left : piece);
    if (!only || other || !isNamed(service, only, piece) || ofOther(piece)) continue;
    found.set(only.id, { option: only, count: countBefore(service, only, piece) });
  }
  if (found.size > 1) return [...found.values()];
  return bothOf.test(folded) ? each : [];
}

/** "Three guys" names no "Three bedrooms", nor "the vents" a "Roof vent" of vents: more than its number or its service is said. */
function isNamed(service: Service, { name }: ServiceOption, piece: string): boolean {
  const said = new Set(wordsOf(piece).map(({ text }) => stem(text)));
  const own = wordsOf(beyondName(service, name)).map(({ text }) => text);
  const names = own.length > 0 ? own : wordsOf(name).map(({ text }) => text);
  const telling = names.filter((word) => !/^\d+$/.test(word) && spokenNumbers(word).length === 0);
  if ((telling.length > 0 ? telling : names).some((word) => said.has(stem(word)))) return true;
  const values = numbersIn(fold(name)).map(({ value }) => value);
  const folded = fold(piece);
  return numbersIn(folded).some(
    ({ value, end }) => values.includes(value) && standsAlone.test(folded.slice(end)),
  );
}

/** Whether nothing but its number is said of an option, and of another thing: "every two weeks" of two bedrooms. */
export function countsOtherThing({ name }: ServiceOption, words: string): boolean {
  const said = new Set(wordsOf(words).map(({ text }) => stem(text)));
  const values = numbersIn(fold(name)).map(({ value }) => value);
  const telling = wordsOf(name)
    .map(({ text }) => text)
    .filter((word) => !/^\d+$/.test(word) && spokenNumbers(word).length === 0);
  if (values.length === 0 || telling.length === 0) return false;
  if (telling.some((word) => said.has(stem(word)))) return false;
  const folded = fold(words);
  const same = numbersIn(folded).filter(({ value }) => values.includes(value));
  return same.length > 0 && same.every(({ end }) => followedByThing.test(folded.slice(end)));
}

const followedByThing =
  /^[\s-]+(?:weeks?|days?|months?|stor(?:e?ys?|ies)|floors?|people|of|cars?|vehicles?|semaines?|jours?|mois|etages?|personnes?)\b/;

/** "And one of eight": a number that counts nothing else. */
const standsAlone = /^\s*(?:$|[.,;!?]|(?:please|too|how|what|combien|s'il|svp|aussi)\b)/;

function placeOf(option: ServiceOption, piece: string): number | null {
  const names = new Set(wordsOf(option.name).map(({ text }) => stem(text)));
  return wordsOf(piece).find(({ text }) => names.has(stem(text)))?.start ?? null;
}

/** "Two twins" */
function countBefore(service: Service, option: ServiceOption, piece: string): number {
  const before = fold(piece.slice(0, placeOf(option, piece) ?? 0));
  const own = contentStems(`${option.name} ${service.name}`);
  const told = (words: string) => [...contentStems(words)].filter((one) => !own.has(one)).length;
  const sizes = numbersIn(fold(option.name)).map(({ value }) => value);
  const [last] = numbersIn(before)
    .filter(({ value }) => !sizes.includes(value))
    .filter(({ end }) => told(before.slice(end)) === 0 && !ofMoney.test(before.slice(end)))
    .toReversed();
  const value = last?.value ?? 1;
  return value >= 1 && value <= mostOfOne ? value : 1;
}

const ofMoney = /^\s*(?:for|pour|dollars?|bucks?|piastres?|piasses?|\$)/;

function numbersIn(folded: string) {
  const figures = [...folded.matchAll(/(?<![\d$.,])\d{1,2}(?![\d.,]*\d)/g)];
  return [
    ...spokenNumbers(folded),
    ...figures.map(({ 0: digits, index }) => ({
      value: Number(digits),
      start: index,
      end: index + digits.length,
    })),
  ];
}
