import type { Token } from './words/tokens.ts';

/** Roads of the country, which a number tells apart: "Line 4", "Concession 9", "Range Road 251", "rang 4". */
const numbered = new Set(
  'line concession sideroad road highway hwy route rang range township autoroute chemin'.split(' '),
);
/** As many words of a number follow: "Line twenty six". */
const mostOfNumber = 2;
const longestNumber = 4;
/** "County Road", "Old Highway": words before the kind of road. */
const mostBefore = 2;

/**
 * Where a road with a number of its own ends, in the words after a house number at `from`; null where there
 * is none. What goes on in figures is a telephone number's, and after a mark another thing is told.
 */
export function numberedRoadEnd(
  text: string,
  tokens: readonly Token[],
  from: number,
  isNumber: (token: Token) => boolean,
): number | null {
  for (let at = from; at <= from + mostBefore; at += 1) {
    if (tokens[at]?.kind !== 'word') return null;
    if (!numbered.has(tokens[at]?.word ?? '')) continue;
    let end = at;
    for (const token of tokens.slice(at + 1)) {
      if (!isNumber(token) || isApart(text, tokens[end], token)) break;
      end += 1;
    }
    const own = tokens.slice(at + 1, end + 1);
    const fits =
      own.length > 0 &&
      (own.length === 1 || own.every(({ kind }) => kind === 'word')) &&
      own.length <= mostOfNumber &&
      own.every(({ word, kind }) => kind === 'word' || word.length <= longestNumber);
    if (fits) return end;
  }
  return null;
}

function isApart(text: string, one: Token | undefined, next: Token): boolean {
  return one !== undefined && /[,.;]/.test(text.slice(one.end, next.start));
}
