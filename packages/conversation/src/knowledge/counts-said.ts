import { spokenNumbers } from './spoken-numbers.ts';
import { firstWords, stem } from './words.ts';

interface Counted {
  value: number;
  /** What follows the number, and what follows the thing it counts. */
  after: string;
  rest: string;
}

/** What of a text is counted in these words, each with what follows. */
export function countsOf(folded: string, stems: ReadonlySet<string>): Counted[] {
  const paired = [...folded.matchAll(pairs)].map(({ 0: said, index }) => ({
    value: 2,
    after: folded.slice(index + said.length),
  }));
  return [...numbersIn(folded), ...paired].flatMap(({ value, after }) => {
    const words = firstWords(after, mostBetween, clauseEnd);
    const thing = words.find(({ text }) => stems.has(stem(text)));
    return thing ? { value, after, rest: after.slice(thing.end) } : [];
  });
}

/** The whole numbers of a folded text that are no part of an amount or a clock's, each with what follows. */
function numbersIn(folded: string): Omit<Counted, 'rest'>[] {
  return [
    ...[...folded.matchAll(/(?<![\d$.,])\d{1,5}(?![\d.,]*\d)/g)].map(({ 0: digits, index }) => ({
      value: Number(digits),
      after: folded.slice(index + digits.length),
    })),
    ...spokenNumbers(folded).map(({ value, end }) => ({ value, after: folded.slice(end) })),
  ];
}

/** The one number of a folded text, where nothing that it counts, measures or pays stands behind it. */
export function loneNumber(folded: string): number | null {
  const [only, other] = numbersIn(folded);
  return only && !other && standsAlone.test(only.after) ? only.value : null;
}

const standsAlone =
  /^\s*(?:$|[,.;?!]|(?:of (?:them|those|these|it)|would|will|is|be|comes?|costs?|runs?|makes?|then|total|altogether|in all|what|how|ones?|de ca|en tout|ca|c'est|combien)\b)/;

const clauseEnd = /[.;,]/;

const pairs = /\b(?:both|a (?:couple|pair) of|les deux|une (?:couple|paire) de)\b/g;

/** "A second door", "another remote": one beyond what the price includes. */
export function countsOneMore(folded: string, stems: ReadonlySet<string>): boolean {
  return [...folded.matchAll(oneMore)].some(({ 0: said, index }) =>
    firstWords(folded.slice(index + said.length), mostBetween, clauseEnd).some(({ text }) =>
      stems.has(stem(text)),
    ),
  );
}

const oneMore =
  /\b(?:(?:a|the|my|our) second|another|(?:an|the|that) (?:extra|additional)|une? (?:autre|deuxieme)|(?:la|le|ma|mon) deuxieme)\b/g;

/** "Three big old windows": a number and what it counts stand this near. */
const mostBetween = 3;

/** "Three extra holes", "deux chaises de plus": so many beyond what the price includes. */
const beyond =
  /^[\s-]*(?:\p{L}+ )?(?:extra|more|further|additional|added|other|supplementaires?|additionnel\w*|en trop)\b/u;
const beyondAfter =
  /^\s*(?:de plus|en plus|en trop|en surplus|en extra|extra|more|over|too many|supplementaires?|additionnel\w*)\b/;

/** Whether a number counts what is beyond the price, and not all there is. */
export function isBeyond({ after, rest }: Counted): boolean {
  return beyond.test(after) || beyondAfter.test(rest);
}
