import { smallWords } from './common-words.ts';
import { sensedWords } from './senses.ts';
import { kindOfWork } from './service-index.ts';
import { stem, wordsOf } from './words.ts';

/**
 * A caller's words with each thing called as the owner calls it: "is the stove included" asks of the oven, where an oven
 * is written. What stands first in `written` goes before the rest. A word that is written itself, and one that says what
 * is done, is left as it is.
 */
export function asOwnersSay(words: string, written: readonly string[]): string {
  const own = written.map(sensedWords);
  const isWritten = (root: string) => own.some((all) => all.some((one) => one.root === root));
  const places = wordsOf(words);
  let said = words;
  // From the last word to the first, so that the places of those before it hold.
  for (const [at, { text, root, senses }] of [...sensedWords(words).entries()].toReversed()) {
    const place = places[at];
    if (!place || senses.size === 0 || smallWords.has(text) || isWritten(root)) continue;
    if (kindOfWork(stem(text)) !== undefined) continue;
    const isAlike = (one: { text: string; senses: ReadonlySet<number> }) =>
      !smallWords.has(one.text) && [...one.senses].some((sense) => senses.has(sense));
    const found = own.flatMap((all) => all.find(isAlike) ?? [])[0];
    if (found) said = said.slice(0, place.start) + found.text + said.slice(place.end);
  }
  return said;
}
