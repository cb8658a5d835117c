import { isNorthAmerican } from './north-american-numbers.ts';
import type { DigitRun } from './words/digit-runs.ts';
import { references } from './words/number-holders.ts';
import type { Token } from './words/tokens.ts';

const corrections = new Set(
  'no sorry actually wait mean correction scratch that make it i rather non pardon plutot attends attendez excusez excuse , . - oops uh um er euh well hang hold on'.split(
    ' ',
  ),
);

/** Whether only words such as "no, sorry" stand between two runs. */
export function isCorrection(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  return (
    between.some((token) => token.kind === 'word') &&
    between.length < 8 &&
    between.every((token) => corrections.has(token.word))
  );
}

/** Before digits that end no number: "poste 0138", "at 1030", "lot 0183". */
const leadsElsewhere =
  /^(?:at|around|by|before|after|until|till|from|between|to|or|and|x|ext|extension|poste|a|vers|avant|apres|entre|ou|et|unit|apartment|apt|suite|appartement|app|lot|box|room|chambre|local|[#])$/;

/**
 * "0138, voyons chu mêlée, 0183": a whole number whose end is said again otherwise, whatever is said
 * between: as long as the end, and much like it.
 */
export function isSaidAgain(
  last: { digits: string; complete: boolean },
  run: DigitRun,
  tokens: readonly Token[],
  from: number,
): boolean {
  const end = last.digits.slice(-4);
  if (!last.complete || run.digits.length !== 4 || run.digits === end) return false;
  const between = tokens.slice(from, run.first);
  if (between.length > mostSaidBetween) return false;
  if (between.some(({ word }) => references.has(word) || ofCode.has(word))) return false;
  if (leadsElsewhere.test(between.at(-1)?.word ?? '')) return false;
  const alike = [...end].filter((digit, at) => run.digits[at] === digit).length;
  const mixedUp = [...end].sort().join('') === [...run.digits].sort().join('');
  return mixedUp || alike > 1;
}

const mostSaidBetween = 8;
const ofCode: ReadonlySet<string> = new Set(['code', 'unit', 'pin']);

/** "250 555 017, no sorry, 0172": a number broken off whose end is said again; null where it is none. */
export function endedAnew(begun: string, end: string): string | null {
  if (begun.length < 6 || begun.length > 9 || end.length < 2 || end.length > 4) return null;
  const digits = begun.slice(0, 10 - end.length) + end;
  return isNorthAmerican(digits) ? digits : null;
}

/**
 * "0 1 3, get down, 0 1 3 6": whatever was said to somebody else in between, a number that was broken off
 * goes on with the digits it broke off with.
 */
export function takesUpAgain(begun: string, end: string, wordsBetween: number): boolean {
  if (wordsBetween > mostSaidBetween || endedAnew(begun, end) === null) return false;
  const repeated = end.length - (10 - begun.length);
  return repeated >= leastRepeated && begun.endsWith(end.slice(0, repeated));
}

const leastRepeated = 2;

/**
 * "705 555, hang on, off the couch, 0163": pieces that together are exactly one whole number, whatever was said to
 * somebody else between them, as one run. Where no number is awaited, an exchange goes with the area code.
 */
export function joinPieces(
  runs: readonly DigitRun[],
  tokens: readonly Token[],
  expecting: boolean,
): DigitRun[] {
  const joined: DigitRun[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const pieces = piecesFrom(runs, at, tokens, expecting);
    const [first] = pieces;
    const last = pieces.at(-1);
    if (!first || !last) continue;
    at += pieces.length - 1;
    joined.push({
      ...first,
      digits: pieces.map(({ digits }) => digits).join(''),
      groups: pieces.flatMap(({ groups }) => groups),
      next: last.next,
      end: last.end,
    });
  }
  return joined;
}

/** The runs from one on that make a whole number together; that one alone, where they make none. */
function piecesFrom(
  runs: readonly DigitRun[],
  at: number,
  tokens: readonly Token[],
  expecting: boolean,
): DigitRun[] {
  const alone = runs.slice(at, at + 1);
  const least = expecting ? areaLength : areaLength + exchangeLength;
  if (alone.some(({ digits, plus }) => plus || digits.length < least)) return alone;
  const pieces: DigitRun[] = [];
  let digits = '';
  for (const run of runs.slice(at, at + mostPieces)) {
    const last = pieces.at(-1);
    if (last && !isTakenUp(tokens.slice(last.next, run.first))) return alone;
    pieces.push(run);
    digits += run.digits;
    if (digits.length >= wholeLength) break;
  }
  return digits.length === wholeLength && isNorthAmerican(digits) ? pieces : alone;
}

/** Whether what stands between two pieces leads to no other number. */
function isTakenUp(between: readonly Token[]): boolean {
  if (between.length > mostSaidAside) return false;
  if (between.some(({ word }) => references.has(word) || ofCode.has(word))) return false;
  return !leadsElsewhere.test(between.at(-1)?.word ?? '');
}

const areaLength = 3;
const exchangeLength = 3;
const wholeLength = 10;
const mostPieces = 4;
const mostSaidAside = 14;
