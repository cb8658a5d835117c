import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { lookUp } from '../plan/refs.ts';
import { isBundleSaid, tellsApart } from './bundle-said.ts';
import { isLeftOf } from './callers-count.ts';
import { isNegated } from './check-gifts.ts';
import type { DropReason } from './drop-reason.ts';
import type { Figure } from './figures.ts';
import type { Grounds } from './grounds.ts';
import {
  isAnothers,
  isOfNamedText,
  isPartOfSum,
  isToldOfText,
  saysDifference,
  wasTold,
  wordsBelong,
} from './owners-words.ts';
import type { ModelSentence, Placed } from './resolve-sentence.ts';
import { isOfRow } from './rows-told.ts';
import { servicesNamed } from './services-named.ts';
import { withDigits } from './standing-words.ts';
import { unitStands } from './unit-told.ts';

/**
 * Whether every figure stands in words about the thing it is a figure of: the words around it name
 * that service (or nothing, where it is what is being talked of), and never another.
 */
export function checkReferences(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  if (isOneForSeveral(sentence, grounds) || isOtherCount(sentence, grounds)) return 'amount';
  for (const place of sentence.places) {
    if (!place.computed) continue;
    if (!countsStand(place, sentence, grounds)) return 'amount';
    for (const figure of place.computed.figures)
      if (!belongs(figure, place, sentence, grounds)) return 'other-service';
    if (!unitStands(place, sentence, grounds)) return 'amount';
    if (place.computed.difference && !saysDifference(place.computed, sentence, grounds))
      return 'amount';
  }
  return null;
}

/**
 * "Both of you together is {f1}", "the two together are {f4}": the price of one thing, told of several. A bundle has
 * one price for them, and "each" says that it is of one.
 */
function isOneForSeveral({ folded, places }: ModelSentence, grounds: Grounds): boolean {
  const prices = places.filter(({ computed }) => computed?.unit === 'money');
  const [only] = prices;
  const [figure] = only?.computed?.figures ?? [];
  const row = figure?.source.kind === 'row' ? figure.source.ref : null;
  if (prices.length !== 1 || !only?.computed?.plain || !row) return false;
  const before = folded.slice(0, only.start);
  const isMany = manyAre.test(before);
  if ((!isMany && !together.test(before)) || ofEach.test(folded) || isNegated(before)) return false;
  const service = grounds.receptionist.serviceById.get(row.serviceId);
  if (!service) return false;
  if (isBundleSaid(service, folded, grounds)) return false;
  const option = service.options.find(({ id }) => id === row.optionId)?.name ?? '';
  const own = fold(`${service.name} ${option}`);
  if (holdsSeveral.test(own) || bundles.test(fold(service.description ?? ''))) return false;
  return (
    isMany ||
    severalOf.test(before) ||
    servicesNamed(before, grounds).filter(({ share }) => share >= 0.5).length > 1
  );
}

const together =
  /\b(?:together|combined|altogether|in total|all in|both|the two|(?:for|the) (?:two|three|four|pair|lot)|(?:all|the|your|my|les|vos) (?:two|three|four|five|six|seven|eight|deux|trois|quatre|cinq|six)|les deux|les trois|ensemble|au total|en tout|ca fait)\b/;
const severalOf =
  /\b(?:both|the two|(?:for|the) (?:two|three|four|pair)|(?:all|the|your|my|les|vos) (?:two|three|four|five|six|seven|eight|deux|trois|quatre|cinq|six)|two of|three of|les deux|les trois|pour (?:deux|trois))\b/;
const ofEach = /\b(?:each|apiece|per|a piece|chacune?|chaque|par)\b/;
const holdsSeveral =
  /\b(?:and|both|plus|two|three|four|five|six|up to|combo|package|bundle|together|duo|trio|pair|set|et|deux|trois|quatre|forfait|ensemble|jusqu'a|paire)\b|[+&]|\d/;
const bundles =
  /\b(?:both|combo|package|bundle|together|duo|trio|same (?:visit|day|time)|les deux|forfait|ensemble|meme visite|(?:two|three|deux|trois) (?:for|in one|pour)|for (?:two|three|up to)|pour deux)\b/;

/** "Two kings are {f4}", "six chairs come to {f2}". */
const manyAre =
  /(?:^|, |\b(?:so|then|and|that's|donc|et) )(?:two|three|four|five|six|seven|eight|deux|trois|quatre|cinq|six) [a-z]{3,}s(?: [a-z]+)? (?:are|is|come to|comes to|cost|would be|will be|sont|font|coutent|reviennent a) *$/;

/** "For two of you it's {f1*3}": multiplied by another number than the one that is said. */
function isOtherCount({ folded, places }: ModelSentence, grounds: Grounds): boolean {
  const said = countSaid.exec(folded);
  const word = said?.[1];
  if (!said || word === undefined) return false;
  // "Four hundred feet" is no four.
  const at = said.index + said[0].indexOf(word);
  const [counted = word] = /^\S+ [a-z]+/.exec(folded.slice(at)) ?? [];
  if (isOfName(counted, places, grounds)) return false;
  const value = spokenNumbers(folded).find(({ start }) => start === at)?.value ?? Number(word);
  const counts = places.flatMap(({ computed }) => computed?.counts.map((one) => one.value) ?? []);
  const [only, other] = counts;
  if (only === undefined && tellsApart.test(folded))
    return places.some(
      ({ computed }) =>
        computed?.plain === false && new Set(computed.figures.map(({ id }) => id)).size !== value,
    );
  if (only === undefined || other !== undefined || only === value) return false;
  // "All three come to {f1+2*f2}": the first has a price of its own.
  const hasFirst = places.some(({ computed }) => (computed?.figures.length ?? 0) > 1);
  return !(hasFirst && only + 1 === value);
}

/** "Two movers and a truck are {f1}": the name of what is priced. */
function isOfName(counted: string, places: readonly Placed[], grounds: Grounds): boolean {
  return places
    .flatMap(({ computed }) => computed?.figures ?? [])
    .some(({ source }) => {
      const priced = source.kind === 'row' ? lookUp(grounds, source.ref) : null;
      return [priced?.service, priced?.option].some((one) =>
        fold(one?.name ?? '').includes(counted),
      );
    });
}

const countSaid =
  /(?:\b(?:for|pour|all|the|your|les|vos) |^\W*)(two|three|four|five|six|deux|trois|quatre|cinq|[2-6])\b(?! (?:hours?|minutes?|nights?|days?|weeks?|months?|years?|heures?|nuits?|jours?|semaines?|mois|ans|o'clock|am|pm)\b)(?: of (?:you|them|those)| [a-z]{3,}s)?\b/;

/** More than these have to have been spoken of by the caller. */
const freeCount = 12;

/** "Half down is {f5/2}": who takes half says so. */
const ofHalf = /\b(?:half|halves|each|split|apiece|moitie|demi\w*|chacune?)\b/;

const sharing =
  /\b(?:split|divided?|between (?:us|the two|two)|each of us|per person|chacun|partage)/;

/** What is divided by stands in the owner's words or the caller's; large counts too. */
function countsStand({ computed }: Placed, { folded }: ModelSentence, grounds: Grounds): boolean {
  return (computed?.counts ?? []).every(({ value, divides }) => {
    const told = grounds.callerNumbers.has(value) || isSpace(value, grounds);
    if (!divides)
      return (
        value <= freeCount || told || isLeftOf(value, grounds) || isMonthsOfYears(value, grounds)
      );
    if (value === 1 || told) return true;
    const owners = grounds.passages.some(
      ({ kind, folded }) =>
        (kind === 'fact' && /\b(?:half|moitie)\b/.test(folded)) ||
        (kind === 'service' && /\bhalf (?:price|off)\b|\bmoitie prix\b/.test(folded)),
    );
    return value === 2 && ((owners && ofHalf.test(folded)) || sharing.test(grounds.caller));
  });
}

/** A hundred and eight square feet of a rug that is nine by twelve. */
function isSpace(value: number, { caller }: Grounds): boolean {
  return [...withDigits(caller).matchAll(sides)].some(
    ([, one, other]) => Number(one) * Number(other) === value,
  );
}

const sides = /\b(\d+(?:\.\d+)?) (?:feet |foot |ft |pieds? )?(?:by|x|sur|par) (\d+(?:\.\d+)?)\b/g;

/** Sixty times what a month costs, where a contract is for five years. */
function isMonthsOfYears(value: number, { caller, callerNumbers, passages }: Grounds): boolean {
  const years = value / 12;
  return (
    (callerNumbers.has(years) && ofYears.test(caller)) ||
    passages.some(({ numbers, folded }) => numbers.has(years) && ofYears.test(folded))
  );
}

const ofYears = /\b(?:years?|ans|annees?)\b/;

function belongs(
  figure: Figure,
  place: Placed,
  sentence: ModelSentence,
  grounds: Grounds,
): boolean {
  const { source } = figure;
  if (source.kind === 'row')
    return (
      isOfRow(source.ref, place, sentence, grounds) &&
      !isToldOfText(source.ref, figure, place, sentence, grounds)
    );
  const inBreakdown = sentence.places.some(({ computed }) => computed && !computed.plain);
  const another =
    place.computed?.plain && !inBreakdown && !isOfNamedText(source, sentence, grounds);
  if (another && !wasTold(figure.value, grounds) && isAnothers(figure, sentence, grounds))
    return false;
  return isPartOfSum(place, grounds) || wordsBelong(source, figure, sentence, grounds);
}
