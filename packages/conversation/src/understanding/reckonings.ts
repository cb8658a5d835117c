import type { Language } from '../conversation.ts';
import { fold } from '../knowledge/words.ts';
import { type NumberAt, numberAt } from './slots/numbers.ts';
import { numberWords } from './slots/words/number-words.ts';
import { readBelowHundred } from './slots/words/read-number.ts';
import { type Token, tokenize } from './slots/words/tokens.ts';

/** One amount of a sum that a caller makes up: what its number may mean, in cents, likeliest first. */
export interface ReckonedTerm {
  amounts: readonly number[];
  /** The other number of "eighty at four"; either of them may be the price. */
  times: readonly number[] | null;
  minus: boolean;
  /** The words around it. */
  words: string;
  /** What it is said to be the price of: "for the ladder", "delivery forty five". */
  name: string;
}

/** A sum that a caller makes up, with what they say that it comes to. */
export interface Reckoning {
  terms: readonly ReckonedTerm[];
  claimed: readonly number[] | null;
  /** Whether their own numbers come to that. */
  agrees: boolean;
  /** Offsets into the text. */
  start: number;
  end: number;
}

interface Numeral {
  /** Cents, likeliest first. */
  amounts: number[];
  /** It stands before a thing, and counts it. */
  counts: boolean;
  start: number;
  end: number;
}

const timesBefore = {
  en: /^[^\d,.;]{0,24}?\b(?:at|times|x|by|multiplied by)\s*\$?$/,
  fr: /^[^\d,.;]{0,24}?\b(?:a|fois|x)\s*\$?$/,
};
const minusBefore =
  /\b(?:minus|less|take (?:off|away)|knock off|moins|enleve\w*|enlevez)\s*(?:the |a |le |les |un )?\$?$/;
const minusAfter =
  /^\s*(?:dollars?|bucks|piastres|piasses|\$)?\s*(?:off|less|de moins|de rabais)\b/;
/** After these a number is what the rest comes to. */
const comesTo =
  /\b(?:that's|thats|that is|that'd be|that would be|makes?(?: it| that)?|making|comes? (?:out )?to|coming to|equals?|totals?|totall?ing|so|adds? up to|gives?|call it|ca (?:me |nous |lui )?(?:fait|ferait|fera|va faire|donne|donnerait|revient|reviendrait|monte|monterait|vient|arrive)|(?:should|shouldn't|wouldn't|isn't) (?:it|that|this)(?: all)?|ca devrait(?: pas)?(?: etre| faire)?|ca fait que|faque|fait que|donc|egale?|total(?: de)?|en tout|fait|font|ferait|altogether)\s*(?:(?:that's|thats|it's|c'est|is|be|it|ca|fait|ferait|a|like|what|about|bien|still|toujours|the|un|de|around|environ|just|only|me|we're at|i'm at|i get|you get)\s*)*[,:]?\s*\$?$/;
const asksWhat =
  /^\s*(?:(?:of (?:them|those|these|it)|would|will|is|be|come to|run|cost|ca|serait|fait|ferait|de) )*(?:what|how much|combien|quoi)\b/;
/** A plain "is" before the last number says as much where it is the sum. */
const isBefore = /\b(?:is|are|it's|be|c'est|est|sont|equals|=)\s*\$?$/;
const notMoney =
  /^\s*-?\s*(?:%|percent|pour cent|o'?clock|[ap]\.?m\b|years?|ans\b|lbs?\b|pounds?\b|livres?\b|minutes?|kilos?|kg|inch|pouces?|h\b|st\b|nd\b|rd\b|th\b)/;
/** "She's seventy one": somebody's age is no price. */
const ageBefore =
  /\b(?:(?:i|he|she|mom|mum|mother|dad|father|husband|wife|son|daughter|grandma|grandpa)(?:'s|'m| is| am| was| turned)|(?:he|she|they)(?:'re| are) (?:both )?|aged?|j'ai|(?:il|elle) a)\s*(?:(?:only|just|about|almost|over|like|turning|environ)\s*)*$/;
/** "Not the eight seventy" */
const ruledOut = /\b(?:not|pas|instead of|au lieu de|rather than)\s*(?:the |le |les )?\$?$/;
/** As many numbers as this beside one another are no price. */
const mostBeside = 2;
const least = 2;

/** A number below this that stands before a thing counts it. */
const leastPrice = 20;
/** What may follow a small number that is an amount. */
const amountEnds =
  /^\s*(?:$|[,.;!?]|(?:and|plus|for|pour|et|pis|puis|that|that's|thats|so|is|it's|makes?|less|minus|moins|ca|fait|faque|fait que|c'est|est|dollars?|bucks?|piastres?|piasses?|right|off|de(?! ces| ca)|d'|each|more|extra)\b|\$)/;

/** "Neuf fois vingt cent quatre-vingts": no French number is twenty hundreds. */
function beforeHundred(
  tokens: readonly Token[],
  index: number,
  language: Language,
): NumberAt | null {
  if (language !== 'fr') return null;
  const tens = readBelowHundred(tokens, index, numberWords('fr'));
  if (!tens || tens.value < leastPrice || !/^cents?$/.test(tokens[tens.next]?.word ?? ''))
    return null;
  const [start, end] = [tokens[index]?.start ?? 0, tokens[tens.next - 1]?.end ?? 0];
  return { kind: 'cardinal', value: tens.value, start, end, next: tens.next };
}

/** "For twenty" */
const countedFor = /\b(?:for|pour)\s*$/;
const ofMoney = /^\s*(?:\$|dollars?|bucks?|piastres?|piasses?)/;

function plainNumbers(text: string, language: Language): Plain[] {
  const tokens = tokenize(text);
  const found: Plain[] = [];
  for (let index = 0; index < tokens.length; ) {
    const number = beforeHundred(tokens, index, language) ?? numberAt(tokens, index, language);
    if (number?.kind === 'cardinal' || number?.kind === 'decimal') found.push(number);
    index = number ? number.next : index + 1;
  }
  return found;
}

interface Plain {
  value: number;
  start: number;
  end: number;
}

/** The numbers of a text; two beside one another are read as prices are: "three twenty". */
function numeralsIn(text: string, folded: string, language: Language): Numeral[] {
  const found = plainNumbers(text, language).filter(({ end }) => !notMoney.test(folded.slice(end)));
  const runs: Plain[][] = [];
  for (const one of found) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const between = last === undefined ? null : folded.slice(last.end, one.start);
    const beside = between !== null && /^(?:[\s-]*| (?:oh|o) )$/.test(between);
    if (beside && run && language === 'en') run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run): Numeral[] => {
    const [first, second] = run;
    if (!first || run.length > mostBeside) return [];
    const place = { start: first.start, end: (second ?? first).end };
    const after = folded.slice(first.end);
    const beforeNumber = found.some(
      ({ start }) => start > first.end && /^[\s-]*$/.test(folded.slice(first.end, start)),
    );
    const small = first.value < leastPrice && !amountEnds.test(after) && !beforeNumber;
    const bare =
      !second && (small || (countedFor.test(folded.slice(0, first.start)) && !ofMoney.test(after)));
    if (!second) return [{ amounts: [Math.round(first.value * 100)], counts: bare, ...place }];
    const oh = /\boh?\b/.test(folded.slice(first.end, second.start));
    if (first.value >= 100 || second.value >= 100 || (oh ? second.value > 9 : second.value < 10))
      return [];
    const joined = first.value * 100 + second.value;
    return [{ amounts: [joined * 100, joined], counts: false, ...place }];
  });
}

/**
 * The sum a caller makes up: "ninety five and thirty five and the thirty", "eighty feet at four is
 * three twenty". Null where no two numbers, nor one and what it comes to, stand together. Whether
 * the numbers are prices of anything, only who knows the shop can tell.
 */
export function reckoningIn(text: string, language: Language): Reckoning | null {
  const folded = fold(text);
  const numerals = numeralsIn(text, folded, language).filter(
    ({ start }) =>
      !ruledOut.test(folded.slice(0, start)) && !ageBefore.test(folded.slice(0, start)),
  );
  const terms: ReckonedTerm[] = [];
  let claimed: number[] | null = null;
  let agrees = false;
  if (numerals.length > mostReckoned) return null;
  let from = numerals[0]?.start ?? 0;
  numerals.forEach((one, at) => {
    const next = numerals[at + 1];
    const previous = numerals[at - 1];
    const before = folded.slice(previous?.end ?? 0, one.start);
    const after = folded.slice(one.end, next?.start ?? folded.length);
    const last = terms.at(-1);
    const nextIsTimes = next && timesBefore[language].test(folded.slice(one.end, next.start));
    const tiny = (one.amounts[0] ?? 0) < least * 100 || (one.counts && !nextIsTimes);
    if (
      previous &&
      last &&
      !last.times &&
      timesBefore[language].test(before) &&
      isWhole(one, last)
    ) {
      terms[terms.length - 1] = { ...last, times: one.amounts, words: `${last.words} ${after}` };
      return;
    }
    if (tiny) return;
    const strong = comesTo.test(before);
    // What the parts so far come to, said on the way to the whole or at its end.
    if (isSumOf(terms, one.amounts)) {
      claimed = one.amounts;
      agrees = true;
      return;
    }
    agrees = false;
    // "So twenty would be what": what so many come to is asked, and nothing is claimed.
    if (terms.length === 0 && asksWhat.test(after)) return;
    if (terms.length > 0 ? strong || (!next && isBefore.test(before)) : strong && !next) {
      claimed = one.amounts;
      return;
    }
    // What came before was only said on the way.
    claimed = null;
    const minus = minusBefore.test(before) || minusAfter.test(after);
    const own = previous ? before : before.split(/\s+/).slice(-mostWordsBefore).join(' ');
    terms.push({
      amounts: one.amounts,
      times: null,
      minus,
      words: `${own} | ${after}`,
      name: namedFor.exec(after)?.[1] ?? own.split(joint).at(-1) ?? '',
    });
  });
  if (numerals.length === 0) return null;
  if (
    terms.length === 0
      ? claimed === null
      : terms.length === 1 && claimed === null && !terms[0]?.times
  )
    return null;
  from = numerals[0]?.start ?? from;
  return { terms, claimed, agrees, start: from, end: numerals.at(-1)?.end ?? from };
}

/** Nobody adds up more amounts by ear; each may be read in two ways, so that sums double with every one. */
const mostReckoned = 10;
const mostSums = 1_024;

/** Whether several terms, or so many at a price, come to an amount. */
function isSumOf(terms: readonly ReckonedTerm[], amounts: readonly number[]): boolean {
  if (terms.length < 2 && !terms[0]?.times) return false;
  let sums = new Set([0]);
  for (const { amounts: own, times, minus } of terms) {
    const grown = new Set<number>();
    for (const total of sums)
      for (const cents of own)
        for (const count of times ?? [100])
          grown.add(total + ((minus ? -1 : 1) * cents * count) / 100);
    if (grown.size > mostSums) return false;
    sums = grown;
  }
  return amounts.some((cents) => sums.has(cents));
}

/** "Ninety for the loveseat" */
const namedFor =
  /^\s*(?:dollars?|bucks?|piastres?|piasses?|\$)?\s*(?:for|on|pour|de|du|sur|d')\s+((?:(?!\b(?:and|plus|et|pis|that's|that|so|makes|ca fait|faque|is)\b)[\p{L}'-]+\s*){1,5})/u;
const joint = /\b(?:and|plus|et|pis|puis|moins|minus|with|avec|for|pour|de)\b|,/;
const mostWordsBefore = 8;

/** One of the two must be a plain number of things. */
function isWhole(one: Numeral, other: ReckonedTerm): boolean {
  return [one.amounts[0], other.amounts[0]].some((cents) => (cents ?? 0) % 100 === 0);
}

/** "I've got two, the small at forty": a small number by itself is rather a count. */
export function countsOnly({ amounts, times, minus }: ReckonedTerm): boolean {
  return times === null && !minus && amounts.every((cents) => cents <= mostCounted * 100);
}

const mostCounted = 12;
