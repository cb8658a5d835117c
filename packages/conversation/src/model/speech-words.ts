import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';

/**
 * A sentence as comparable words: folded, contractions taken apart, numbers as digits whether they
 * were spoken or written, thousands joined. `$1,499` and "fourteen ninety-nine" are both `1499`.
 */
export function speechWords(sentence: string): string[] {
  const folded = fold(sentence)
    .replace(/\bcan't\b/g, 'cannot')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not');
  return (
    withDigits(folded)
      .replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1')
      .match(/[a-z]+|\d+(?:[.:,]\d+)*|%/g) ?? []
  );
}

/** Numbers in words become digits; `one` and `un` are mostly no numbers. */
function withDigits(text: string): string {
  let rest = 0;
  let result = '';
  for (const { value, start, end } of spokenNumbers(text)) {
    if (value === 1) continue;
    result += `${text.slice(rest, start)} ${value} `;
    rest = end;
  }
  return result + text.slice(rest);
}
