import { fold } from '../knowledge/words.ts';
import { dangerRoot, dangerSenses } from './danger-senses.ts';
import { hashText, mix } from './hash.ts';

const prefix = {
  word: hashText('w'),
  root: hashText('r'),
  pair: hashText('rr'),
  skip: hashText('r_r'),
  letters: hashText('l'),
  sense: hashText('s'),
  senses: hashText('ss'),
  three: hashText('sss'),
  beside: hashText('sw'),
  length: hashText('n'),
  bias: hashText('bias'),
} as const;

/** Words of danger are slips more often than others: of their letters so many at a time are looked at. */
const lettersAtOnce = [4];
const shortest = 4;
/** So far from one another, what two words stand for is of one thing. */
const near = 7;
/** What is told of longer than this is told in its first and its last words. */
const mostWords = 120;

/** Words as their letters sound, whatever marks stand in and around them. */
function plainWords(text: string): string[] {
  const words = fold(text)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  if (!words || words.length <= mostWords) return words ?? [];
  return [...words.slice(0, mostWords / 2), ...words.slice(-mostWords / 2)];
}

function lettersOf(word: string, found: number[]): void {
  if (word.length < shortest) return;
  const padded = `^${word}$`;
  for (const size of lettersAtOnce)
    for (let at = 0; at + size <= padded.length; at += 1)
      found.push(mix(prefix.letters, hashText(padded.slice(at, at + size))));
}

/** What tells of danger in words, as hashes: the words, what they stand for, and what stands beside what. */
export function dangerFeatures(text: string): number[] {
  const words = plainWords(text);
  const roots = words.map(dangerRoot);
  const keys = roots.map(hashText);
  const found: number[] = [prefix.bias, mix(prefix.length, Math.min(5, words.length >> 2))];
  words.forEach((word, at) => {
    const key = keys[at] ?? 0;
    found.push(mix(prefix.word, hashText(word)), mix(prefix.root, key));
    const next = keys[at + 1];
    const third = keys[at + 2];
    if (next !== undefined) found.push(mix(prefix.pair, key, next));
    if (third !== undefined) found.push(mix(prefix.skip, key, third));
    lettersOf(word, found);
  });
  senseFeatures(dangerSenses(roots), keys, found);
  return found;
}

function senseFeatures(
  senses: readonly (readonly number[])[],
  keys: readonly number[],
  found: number[],
): void {
  const there = senses.flatMap((of, at) => of.map((sense) => ({ sense, at })));
  there.forEach(({ sense, at }, index) => {
    found.push(mix(prefix.sense, sense));
    for (const beside of [at - 1, at + 1]) {
      const key = keys[beside];
      if (key !== undefined) found.push(mix(prefix.beside, sense, key + (beside - at)));
    }
    for (let after = index + 1; after < there.length; after += 1) {
      const other = there[after];
      if (!other || other.at - at > near) break;
      if (other.at === at) continue;
      found.push(mix(prefix.senses, sense, other.sense));
    }
  });
}
