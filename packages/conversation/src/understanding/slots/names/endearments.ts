import { tokenize } from '../words/tokens.ts';
import { endearments, everydayFirstNames, particles } from './name-words.ts';

/** Said before an endearment, these are part of it: "my dear", "ma belle". */
const possessives = new Set('my mon ma'.split(' '));
const large = /^\p{Lu}/u;

/**
 * A text without the words its speaker is fond with ("dear", "my friend", "ma belle"), as long as it was.
 * Written large behind a name ("Courtney Love"), such a word is part of it.
 */
export function withoutEndearments(text: string): string {
  const tokens = tokenize(text);
  let left = text;
  for (const [at, { word, start, end }] of tokens.entries()) {
    // "Mon beau-père" is somebody.
    if (!endearments.has(word) || tokens[at + 1]?.word === '-') continue;
    const before = tokens[at - 1];
    const own = before && possessives.has(before.word);
    const named =
      before?.kind === 'word' &&
      (large.test(text.slice(before.start)) || particles.has(before.word));
    const after = tokens[at + 1];
    const given = everydayFirstNames.has(word) && after && large.test(text.slice(after.start));
    if (large.test(text.slice(start)) && (named || given) && !own) continue;
    const from = own ? before.start : start;
    left = left.slice(0, from) + ' '.repeat(end - from) + left.slice(end);
  }
  return left;
}
