import { asideWords, smallWords, vagueWords } from '../knowledge/common-words.ts';
import { sensedWords } from '../knowledge/senses.ts';
import { kindOfWork } from '../knowledge/service-index.ts';
import { stem } from '../knowledge/words.ts';
import type { Candidate } from './candidates.ts';

/** Shorter words are used for too much. */
export const leastLetters = 3;

/** Whether a thing's name has a word, or another that is used for it. */
export function isCalled(candidate: Candidate, root: string, senses: ReadonlySet<number>): boolean {
  if (candidate.title.has(root)) return true;
  return [...candidate.titleSenses.values()].some((own) => [...own].some((one) => senses.has(one)));
}

/** Whether words call a service by a word of its name, or by what people call that. */
export function isCalledIn(said: string, candidate: Candidate): boolean {
  return sensedWords(said).some(
    ({ text, root, senses }) =>
      text.length >= leastLetters && namesSomething(text) && isCalled(candidate, root, senses),
  );
}

/** Whether a word may name a thing, and not only a kind of work. */
export function namesSomething(word: string): boolean {
  const one = stem(word);
  if (kindOfWork(one)) return false;
  return !smallWords.has(word) && !asideWords.has(one) && !vagueWords.has(one);
}
