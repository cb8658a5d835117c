import { mayBegin, passesLuhn } from './issuers.ts';

/** An amount as a recogniser writes it: "$4,539", "45.39", "4539 dollars", "4539%". */
const amounts =
  /(?:[$€£#]\s?)?\d(?:[\d.,]*\d)?(?:\s?(?:[%¢$€£]|(?:dollars?|bucks|cents?|percent|piastres?|pour cent)(?!\p{L})))?/giu;
/** What may stand between two amounts of one list. */
const joints = /^(?:[\s,;&.+–-]|and|et|then|puis){0,12}$/iu;
const unit = /[^\d\s]/g;
const cardLengths: ReadonlySet<number> = new Set([15, 16]);
const longestCard = 16;
/** Figures a card is told in at a time. */
const digitsOfGroup = 4;

interface Amount {
  start: number;
  end: number;
  digits: string;
}

/**
 * A text in which a card was written as sums of money or shares, with spaces for what makes them so;
 * as long as before. Amounts that follow one another are a card where their digits together are as many
 * as a card company's and pass the check, and where nothing is said but two and more of four digits.
 */
export function withoutUnitsOfCards(text: string): string {
  if (!/[$€£#%¢]|\d[.,]\d|\d\s?(?:dollars?|bucks|cents?|percent|piastres?|pour cent)/i.test(text))
    return text;
  const found = [...text.matchAll(amounts)].map(
    ({ 0: words, index }): Amount => ({
      start: index,
      end: index + words.length,
      digits: words.replace(/\D/g, ''),
    }),
  );
  const spans = found.flatMap((_, at) => cardFrom(text, found, at));
  return spans.reduce(withoutUnitsWithin, text);
}

function cardFrom(
  text: string,
  found: readonly Amount[],
  first: number,
): Pick<Amount, 'start' | 'end'>[] {
  const start = found[first]?.start ?? 0;
  let digits = '';
  let fours = 0;
  for (let at = first; at < found.length && digits.length < longestCard; at += 1) {
    const amount = found[at];
    const before = found[at - 1];
    if (!amount) break;
    if (before && at > first && !joints.test(text.slice(before.end, amount.start))) break;
    digits += amount.digits;
    if (amount.digits.length === digitsOfGroup) fours += 1;
    const isAll =
      fours > 1 &&
      fours === found.length &&
      !/\p{L}/u.test(text.slice(0, start) + text.slice(amount.end));
    const isCard =
      at > first &&
      cardLengths.has(digits.length) &&
      mayBegin(digits, digits.length) &&
      passesLuhn(digits);
    if (isAll || isCard) return [{ start, end: amount.end }];
  }
  return [];
}

function withoutUnitsWithin(text: string, { start, end }: Pick<Amount, 'start' | 'end'>): string {
  const within = text.slice(start, end).replace(unit, ' ');
  return text.slice(0, start) + within + text.slice(end);
}

/** "The next four", "group two", "bloc trois": what a part of a number is called, before its digits. */
const partNames =
  /(?<=\b(?:first|second|third|fourth|next|last|final|other|remaining|(?:group|set|block|part|section|chunk|row|line|groupe|bloc|partie|rang[ée]e|ligne)(?: (?:number|num[ée]ro|no\.?))?) {1,3})(?:one|two|three|four|five|six|seven|eight|un|deux|trois|quatre|cinq|[1-8])(?![\p{L}\d])(?=(?:[ :,=-]|digits?|numbers?|ones?|chiffres?|are|is|was|were|est|sont|c['’]est){1,8}(?:\d|(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|double|triple|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|quinze|vingt|trente|quarante|cinquante|soixante)\b))/giu;

/**
 * A text without the counts and numbers that parts of a longer number are called by, with spaces for them; as
 * long as before. They are none of its digits, and would stand between them.
 */
export function withoutPartNames(text: string): string {
  return text.replace(partNames, (name) => ' '.repeat(name.length));
}

/** "C V V", "C. V. C.", "see v v", as a recogniser writes what is spelled. */
const spelledCode = /(?<!\p{L})(?:c|see|sea)[\s.]{1,3}v[\s.]{1,3}(?:v|c|see|sea)(?!\p{L})\.?/giu;

/** A text in which the short name of a card's code is written as one word where it was spelled; as long as before. */
export function withCodeNamed(text: string): string {
  return text.replace(spelledCode, (name) => 'cvv'.padEnd(name.length));
}
