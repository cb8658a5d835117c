import { isLeftOf } from './callers-count.ts';
import type { DropReason } from './drop-reason.ts';
import type { Figure } from './figures.ts';
import type { Grounds } from './grounds.ts';
import {
  isAnothers,
  isPartOfSum,
  isToldOfText,
  saysDifference,
  wasTold,
  wordsBelong,
} from './owners-words.ts';
import type { ModelSentence, Placed } from './resolve-sentence.ts';
import { isOfRow } from './rows-told.ts';
import { withDigits } from './standing-words.ts';
import { unitStands } from './unit-told.ts';

/**
 * Whether every figure stands in words about the thing it is a figure of: the words around it name
 * that service (or nothing, where it is what is being talked of), and never another.
 */
export function checkReferences(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  for (const place of sentence.places) {
    if (!place.computed) continue;
    if (!countsStand(place, grounds)) return 'amount';
    for (const figure of place.computed.figures)
      if (!belongs(figure, place, sentence, grounds)) return 'other-service';
    if (!unitStands(place, sentence, grounds)) return 'amount';
    if (place.computed.difference && !saysDifference(place.computed, sentence, grounds))
      return 'amount';
  }
  return null;
}

/** More than these have to have been spoken of by the caller. */
const freeCount = 12;

const sharing =
  /\b(?:split|divided?|between (?:us|the two|two)|each of us|per person|chacun|partage)/;

/** What is divided by stands in the owner's words or the caller's; large counts too. */
function countsStand({ computed }: Placed, grounds: Grounds): boolean {
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
    return value === 2 && (owners || sharing.test(grounds.caller));
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
  const another = place.computed?.plain && !inBreakdown;
  if (another && !wasTold(figure.value, grounds) && isAnothers(figure, sentence, grounds))
    return false;
  return isPartOfSum(place, grounds) || wordsBelong(source, figure, sentence, grounds);
}
