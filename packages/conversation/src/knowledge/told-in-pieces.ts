import type { BusinessKnowledge } from './business.ts';
import { fold } from './words.ts';

/** What somebody does not end on: the thing it is of is told next. */
const unfinished =
  /(?<!\p{L})(?:an?|the|of|like|his|her|my|our|your|their|got|has|have|with|there's|there is|it's|is|are|and|to|in|from|uh+|um+|un|une|le|la|les|de|du|des|mon|ma|mes|son|sa|ses|comme|avec|dans|sur|est|sont|y a|et|pis|euh)\W*$/u;
const goesOn =
  /^\W*(?:like|of|in|with|and|from|to|on|at|comme|de|du|d'|dans|avec|et|pis|sur|a)(?!\p{L})/u;
/** So many lines back, a sentence may have begun. */
const mostPieces = 3;

/**
 * The lines before words that were just said: what was held of them, and they themselves, may stand among the last.
 * @param lines their lines so far, the last one last.
 */
export function linesBefore(words: string, lines: readonly string[]): readonly string[] {
  const said = fold(words).trim();
  const isOfThem = (line: string) => said.includes(fold(line).trim());
  const last = lines.findLastIndex((line) => !isOfThem(line));
  return lines.slice(0, Math.max(last + 1, lines.length - mostPieces));
}

/**
 * Words with what they end the sentence of: "he's got a", and then "gun". Told in one, they are as they come.
 * @param lines their lines so far, the last one last.
 */
export function toldTogether(words: string, lines: readonly string[]): string {
  let whole = words;
  for (const line of linesBefore(words, lines).slice(-mostPieces).reverse()) {
    if (!unfinished.test(fold(line)) && !goesOn.test(fold(whole))) return whole;
    whole = `${line} ${whole}`;
  }
  return whole;
}

/** What a shop is called and does, in its own words. */
export function tradeOf({ name, industry, services }: BusinessKnowledge): string {
  return [name, industry ?? '', ...services.map((one) => one.name)].join(' . ');
}
