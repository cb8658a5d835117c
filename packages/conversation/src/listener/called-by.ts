import { asideWords, smallWords, vagueWords } from '../knowledge/common-words.ts';
import { sensedWords } from '../knowledge/senses.ts';
import { kindOfWork } from '../knowledge/service-index.ts';
import { stem } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { type Candidate, isOfMost } from './candidates.ts';
import { tellingStems } from './own-words.ts';

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

/** Whether words call a thing, or some word of it that is not of everything here is said. */
export function tellsOf(text: string, candidate: Candidate, { candidates }: Receptionist) {
  const said = tellingStems(text).filter(
    (stem) => !vagueWords.has(stem) && !isOfMost(stem, candidates),
  );
  return (
    isCalledIn(text, candidate) ||
    said.some((stem) => candidate.title.has(stem) || candidate.body.has(stem))
  );
}

/** Of several likely things the one that words call, where they call no other of them; else all of them. */
export function onlyCalled(
  likely: readonly string[],
  text: string,
  { candidates: { all } }: Receptionist,
): readonly string[] {
  const called = all.filter((one) => likely.includes(one.id) && isCalledIn(text, one));
  return called.length === 1 ? called.map(({ id }) => id) : likely;
}
