import { fold } from '../knowledge/words.ts';
import { remembering } from '../remembering.ts';
import type { DropReason } from './drop-reason.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { rules } from './rules.ts';

/** A sentence of fewer words may say the same by chance: "nothing is paid on this call". */
const leastWhole = 7;
/** So many words in a row are nobody's own, whatever stands around them. */
const leastRun = 9;

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}']+/gu) ?? [];

/** What is told to a model and is to be done; what the examples answer may be answered so. */
const instructions = rules.slice(0, rules.indexOf('EXAMPLES'));

/** All stretches of so many words, none of them cut short by the end. */
function stretchesIn(words: readonly string[], count: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - count + 1))
    .map((_, at) => words.slice(at, at + count).join(' '));
}

const stretchesOf = remembering(
  (length): ReadonlySet<string> => new Set(stretchesIn(wordsIn(instructions), Number(length))),
);

/** What a model was told to do is not told to a caller: who asks for it learns what there is to hide. */
export function checkOwnPrompt({ spoken }: ModelSentence): DropReason | null {
  const words = wordsIn(spoken);
  if (words.length < leastWhole) return null;
  const length = Math.min(words.length, leastRun);
  const known = stretchesOf(String(length));
  const isOurs = stretchesIn(words, length).some((stretch) => known.has(stretch));
  return isOurs ? 'not-speech' : null;
}
