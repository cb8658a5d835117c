import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { speaksOf } from './standing-words.ts';
import { inDigits, ungrouped } from './written-numbers.ts';

type Direction = 'least' | 'most';

const before: Readonly<Record<Direction, RegExp>> = {
  least:
    /\b(?:over|above|more than|from|at least|exceed\w*|minimum(?: of| de)?|plus de|au-dessus de|au moins|a partir de|des|depass\w*)(?: about| environ)? ?\$?$/,
  most: /\b(?:under|below|less than|up to|at most|maximum(?: of| de)?|moins de|en dessous de|au plus|jusqu'a)(?: about| environ)? ?\$?$/,
};
const after: Readonly<Record<Direction, RegExp>> = {
  least:
    /^ ?(?:\$|dollars?|bucks)? ?(?:(?:and|or|et|ou) (?:up|over|above|more|plus)\b|\+|minimum\b|at least\b|au moins\b)/,
  most: /^ ?(?:\$|dollars?|bucks)? ?(?:(?:and|or|et|ou) (?:under|below|less|moins)\b|maximum\b|at most\b|au plus\b)/,
};

function directionOf(text: string, start: number, end: number): Direction | null {
  const [ahead, behind] = [text.slice(0, start), text.slice(end)];
  for (const direction of ['least', 'most'] as const)
    if (before[direction].test(ahead) || after[direction].test(behind)) return direction;
  return null;
}

/**
 * "For jobs of $300 and more", of an owner who wrote "les travaux de 300 et plus": the bound from which something holds
 * is no price, and is told of the same, the same way round.
 * @param start where the amount stands in the sentence, with its currency; `end` alike.
 */
export function isBoundWritten(
  value: number,
  start: number,
  end: number,
  { folded, sources }: ModelSentence,
  grounds: Grounds,
): boolean {
  const told = directionOf(folded, start, end);
  if (told === null) return false;
  const said = saidStems(folded);
  return grounds.passages.some(
    (passage) =>
      passage.kind !== 'shop' &&
      passage.numbers.has(value) &&
      (sources.length > 0 ? sources.includes(passage) : speaksOf(passage, folded, grounds)) &&
      passage.folded
        .split(/[.;,](?:\s|$)/)
        .some(
          (clause) =>
            numbersAt(clause).some(
              (one) => one.value === value && directionOf(clause, one.start, one.end) === told,
            ) && [...saidStems(clause)].some((stem) => !/\d/.test(stem) && said.has(stem)),
        ),
  );
}

function numbersAt(folded: string) {
  const digits = [...folded.matchAll(inDigits)].map((found) => ({
    value: Number(ungrouped(found[0]).replace(',', '.')),
    start: found.index,
    end: found.index + found[0].length,
  }));
  return [...digits, ...spokenNumbers(folded)];
}
