import { numberWords } from '../words/number-words.ts';
import type { Token } from '../words/tokens.ts';

/** Digits that were said or written in a row, however they are put. */
export interface DigitRun {
  start: number;
  end: number;
  digits: string;
  atoms: readonly Atom[];
  /** Whether any of it is put otherwise than a number is: in other tongues, in words that sound alike, with letters between. */
  isDisguised: boolean;
  /** Whether a plus stands before it or in it. */
  hasPlus: boolean;
}

interface Atom {
  start: number;
  end: number;
  digits: string;
  isDisguised: boolean;
}

const numbered = (words: string): [string, string][] =>
  words
    .split('|')
    .flatMap((ways, digit) => ways.split(' ').map((word): [string, string] => [word, `${digit}`]));

const plain = new Map<string, string>(
  [numberWords('en'), numberWords('fr')].flatMap(({ units }) =>
    [...units].flatMap(([word, value]): [string, string][] =>
      value < 10 ? [[word, String(value)]] : [],
    ),
  ),
);
/** The digits in Spanish, Portuguese, Italian and German, folded. */
const foreign = new Map<string, string>([
  ...numbered(
    'cero null|uno um uma eins ein|dos dois duas due zwei|tres tre drei|cuatro quatro quattro vier|cinco cinque funf fuenf|seis sei sechs|siete sete sette sieben|ocho oito otto acht|nueve nove neun',
  ),
]);
/** What recognition writes for a digit in English and French. */
const alike = new Map<string, string>([
  ...[numberWords('en'), numberWords('fr')].flatMap(({ soundAlikes }) =>
    [...soundAlikes].map(([word, digit]): [string, string] => [word, String(digit)]),
  ),
  ['fife', '5'],
  ['sicks', '6'],
  ['ait', '8'],
]);
const teens = new Map(
  'diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidos|veintitres|veinticuatro|veinticinco|veintiseis|veintisiete|veintiocho|veintinueve'
    .split('|')
    .map((word, at): [string, string] => [word, String(10 + at)]),
);
const tens = new Map(
  'treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'
    .split('|')
    .map((word, at): [string, string] => [word, String(3 + at)]),
);
/** Chinese and Japanese figures. */
const ideographs = new Map(
  [...'零〇一二三四五六七八九'].map((sign, at) => [sign, Math.max(0, at - 1)]),
);
const allIdeographs = /^[零〇一二三四五六七八九]+$/u;

const writtenTogether = [...plain, ...foreign, ['oh', '0'] as const]
  .filter(([word]) => word.length > 2 || word === 'oh')
  .sort(([one], [other]) => other.length - one.length);
const eachTogether = new RegExp(writtenTogether.map(([word]) => word).join('|'), 'g');
const wholeTogether = new RegExp(`^(?:${writtenTogether.map(([word]) => word).join('|')}){2,}$`);
const digitOf = new Map<string, string>(writtenTogether);
/** The longest word that is read as digits written together: a card's, in any of these tongues. */
const longestTogether = 120;

const joins = new Set('y e und and et then plus dash hyphen guion'.split(' '));
/** As many signs and small words may stand between two digits of a row. */
const mostBetween = 3;

function atomAt(tokens: readonly Token[], at: number): { atom: Atom; next: number } | null {
  const token = tokens[at];
  if (!token || token.kind === 'mark') return null;
  const made = (digits: string, isDisguised: boolean, next = at + 1) => ({
    atom: { start: token.start, end: tokens[next - 1]?.end ?? token.end, digits, isDisguised },
    next,
  });
  if (token.kind === 'digits') return made(token.word, false);
  const { word } = token;
  const known = plain.get(word);
  if (known !== undefined) return made(known, false);
  const other = foreign.get(word) ?? alike.get(word) ?? teens.get(word);
  if (other !== undefined) return made(other, true);
  const ten = tens.get(word);
  if (ten !== undefined) {
    const unit = tokens[at + 1]?.word === 'y' ? foreign.get(tokens[at + 2]?.word ?? '') : undefined;
    return unit === undefined ? made(`${ten}0`, true) : made(`${ten}${unit}`, true, at + 3);
  }
  if (allIdeographs.test(word))
    return made([...word].map((sign) => ideographs.get(sign) ?? '').join(''), true);
  if (word.length <= longestTogether && wholeTogether.test(word))
    return made(
      (word.match(eachTogether) ?? []).map((one) => digitOf.get(one) ?? '').join(''),
      true,
    );
  return null;
}

/** Whether something that stands between two digits says nothing: a sign, one letter, an "and". */
const isBetween = ({ kind, word }: Token) =>
  kind === 'mark' || joins.has(word) || (kind === 'word' && word.length === 1);

/** Every row of digits in a turn, in order. Linear in its length. */
export function digitRunsIn(tokens: readonly Token[]): DigitRun[] {
  const runs: DigitRun[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = atomAt(tokens, at);
    if (!first) {
      at += 1;
      continue;
    }
    const before = tokens[at - 1]?.word;
    const atoms = [first.atom];
    let hasPlus = before === '+' || before === 'plus';
    let isDisguised = first.atom.isDisguised;
    let { next } = first;
    for (;;) {
      let after = next;
      while (after - next < mostBetween && tokens[after] && isBetween(tokens[after] ?? noToken))
        after += 1;
      const found = atomAt(tokens, after);
      if (!found) break;
      const between = tokens.slice(next, after);
      hasPlus ||= between.some(({ word }) => word === '+' || word === 'plus');
      isDisguised ||=
        found.atom.isDisguised ||
        between.some((one, index) => isLetter(one, between[index - 1] ?? tokens[next - 1]));
      atoms.push(found.atom);
      next = found.next;
    }
    const [start, end] = [first.atom.start, atoms.at(-1)?.end ?? first.atom.end];
    const digits = atoms.map((atom) => atom.digits).join('');
    runs.push({ start, end, digits, atoms, isDisguised, hasPlus });
    at = next;
  }
  return runs;
}

const noToken: Token = { word: '', kind: 'word', start: 0, end: 0 };
/** A letter between two digits, where it is no "y" or "e" that joins two words. */
const isLetter = ({ kind, word, start }: Token, before: Token | undefined) =>
  kind === 'word' && word.length === 1 && (!joins.has(word) || start === before?.end);
