import { or, type SQL, sql } from 'drizzle-orm';
import { partOf, plainNumber } from './page.ts';

/** A shorter word has too few letters to be looked for by threes. */
const fewestLetters = 3;

/**
 * Keeps rows of a log whose text contains the words, whatever their case. The index of a log holds a
 * list of rows for every three letters, and crossing the long lists of common words takes longer
 * than anything else about a search; so it is asked for the rarest word alone, and only the rows it
 * finds are held against all of them. A telephone number is found however it is written.
 * @param searched the text that is indexed, word for word as the index has it.
 */
export function containingInLog(q: string | undefined, searched: SQL): SQL | undefined {
  if (!q) return undefined;
  const digits = plainNumber(q);
  if (digits !== null) {
    const written = [q, digits, inSummaries(digits)].filter((each) => each !== null);
    return or(...[...new Set(written)].map((each) => partOf(searched, each)));
  }
  const rarest = rarestWord(q);
  if (!rarest) return partOf(searched, q);
  // With an empty text after it, it is no longer the index's text, and so only compared.
  return sql`(${partOf(searched, rarest)} AND ${partOf(sql`(${searched}) || ''`, q)})`;
}

/** A whole number as the summaries of calls write it; null: it is not a whole one. */
function inSummaries(digits: string): string | null {
  const parts = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? parts.slice(1).join('-') : null;
}

/**
 * The word fewest messages will hold, with the spaces around it: one with a digit, such as a number
 * of something, else the longest. Null where there is but one word, or none that would help.
 */
export function rarestWord(q: string): string | null {
  const words = [...q.matchAll(/\S+/g)];
  if (words.length < 2) return null;
  const [rarest] = words
    .filter(([word]) => word.length >= fewestLetters)
    .toSorted(([one], [other]) => rarity(other) - rarity(one));
  if (!rarest) return null;
  const end = rarest.index + rarest[0].length;
  return q.slice(Math.max(rarest.index - 1, 0), end + 1);
}

function rarity(word: string): number {
  return word.length + (/\d/.test(word) ? 1_000 : 0);
}
