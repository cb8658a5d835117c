import { isServiceName, type PriceRow, tidyName } from './price-text.ts';

/** Words of a heading that say that prices follow, not what for. */
const pricing = 'prices?|pricing|rates?|tarifs?|tarification|tarifaires?|prix';
/** What all that a business does is called together. */
const together =
  'services|treatments|speciali?ties|specials|offerings|packages|options|products|soins|prestations|traitements|spécialités|forfaits|produits';
const listing = 'lists?|menus?|guides?|charts?|sheets?|cards?|grids?|listes?|grilles?|cartes?';
const asking = 'what|how|combien|ce';
const joining = 'and|et|of|for|de|des|du|pour|our|nos|the|les?|la';
const others =
  'we|it|they|you|your|do|does|offer|offers|offered|offerts?|charge|costs?|much|all|toutes?|tous|full|complete|complète|popular|populaires?|current|regular|main|other|autres|more|repairs|ça|coûtent|coûte|offrons|nous|que|at|a|glance|\\d+';
/** What is done for people. A list of packages, options or products may hold anything. */
const doing = /^(?:services|treatments|speciali?ties|do|offer|soins|prestations)$/i;
const listWords = new RegExp(
  `^(?:${pricing}|${together}|${listing}|${asking}|${joining}|${others})$`,
  'iu',
);
/** "Full service" is one, and "Full services" are many. */
const telling = new RegExp(`^(?:${pricing}|${together}|${listing}|${asking})$`, 'iu');
const pricingWord = new RegExp(`^(?:${pricing})$`, 'iu');
const joiningWord = new RegExp(`^(?:${joining}|[&+/|:,–—-])$`, 'iu');
const togetherWord = new RegExp(`^(?:${together})$`, 'iu');

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a heading is only that of a list, as "Services and prices": no one service of it. */
export function isListHeading(heading: string): boolean {
  const words = wordsOf(heading);
  return words.every((word) => listWords.test(word)) && words.some((word) => telling.test(word));
}

/** Whether a heading is that of the list of what a business does, with prices or without. */
export function isServicesHeading(heading: string): boolean {
  const words = wordsOf(heading);
  return words.length <= 6 && isListHeading(heading) && words.some((word) => doing.test(word));
}

/** Whether a heading is that of several services, as "Nail services" is. */
const isCollective = (heading: string) =>
  isListHeading(heading) || togetherWord.test(wordsOf(heading).at(-1) ?? '');

/** What a heading names, without its word for prices: "Haircut" of "Haircut prices". Null: no service. */
export function serviceIn(heading: string): string | null {
  if (isListHeading(heading)) return null;
  const words = tidyName(heading).split(/\s+/);
  const rest = words.slice(pricingAtStart(words));
  const kept = rest.slice(0, rest.length - pricingAtStart(rest.toReversed()));
  const name = tidyName(kept.join(' '));
  const written = rest.length < words.length ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  return isServiceName(written) ? written : null;
}

/** How many words at the start are about prices, with those that join them to the rest. */
function pricingAtStart(words: readonly string[]): number {
  const isPricing = (word: string, at: number) =>
    pricingWord.test(word) || (at > 0 && joiningWord.test(word));
  const end = words.findIndex((word, at) => !isPricing(word, at));
  return end < 0 ? words.length : end;
}

/** What a service comes in: it means nothing without what it is a kind of. */
const size =
  /^(?:sedans?|suvs?|trucks?|vans?|coupes?$|hatchbacks?|berlines?|vus|camions?|small|medium|large|x-?large|short|long|petit|moyen|grand|court|full|partial|half|single|double|\d+ ?(?:min(?:utes?)?|hours?|hrs?|h)|studio|\d ?(?:bed(?:room)?s?|bdrms?)|basic|standard|premium|deluxe|full front|hood only|full vehicle)\b.{0,12}(?:\(.{0,24}\))?$/i;
/** Whom it is for: alone it is a kind, while a "kids haircut" says what it is. */
const person =
  /^(?:adults?|child(?:ren)?|kids?|seniors?|students?|adultes?|enfants?|aînés?|étudiants?|men|women|hommes?|femmes?)(?!\p{L})/iu;
const limits = /^(?:s|and|up|under|over|or|older|plus|only|years?|yrs?|et|ans|moins|de|ou|\d+)$/i;

/** The words of a kind beside the kind itself: "dog" of "Small dog". Null: it is no kind. */
function nounOf(name: string): string | null {
  const short = name.length <= 40 && (person.test(name) || size.test(name));
  if (!short) return null;
  const [, ...others] = wordsOf(name.replace(/\([^)]*\)?/g, ' '));
  return others
    .filter((word) => !limits.test(word))
    .join(' ')
    .toLowerCase();
}

const isWithin = (heading: string, noun: string) =>
  heading.toLowerCase().includes(noun.replace(/e?s$/, ''));

/** Of the rows under one heading, those that are kinds of what it names rather than things of their own. */
export function kindsOf(heading: string, rows: readonly PriceRow[]): Set<PriceRow> {
  if (serviceIn(heading) === null) return new Set();
  const nouns = new Map<PriceRow, string>();
  for (const row of rows) {
    const noun = nounOf(row.name);
    if (noun !== null) nouns.set(row, noun);
  }
  const sized = [...nouns].filter(([{ name }, noun]) => noun !== '' && !person.test(name));
  const isOfOne =
    nouns.size * 2 > rows.length &&
    (!isCollective(heading) || new Set(sized.map(([, noun]) => noun)).size <= 1);
  const kinds = [...nouns].filter(
    ([{ name }, noun]) => noun === '' || isWithin(heading, noun) || (isOfOne && !person.test(name)),
  );
  return new Set(kinds.map(([row]) => row));
}
