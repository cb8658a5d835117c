import type { SlotValues, Target } from '../heard/heard.ts';
import { asideWords, smallWords, vagueWords } from '../knowledge/common-words.ts';
import { sensedWords } from '../knowledge/senses.ts';
import { kindOfWork } from '../knowledge/service-index.ts';
import { stem } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Candidate } from './candidates.ts';
import type { Hearing } from './hearing.ts';
import { withOption } from './service-targets.ts';

/** A word that is used for more services than these tells none of them. */
const mostCalled = 2;

/** Shorter words are used for too much. */
const leastLetters = 3;

function isCalled(candidate: Candidate, root: string, senses: ReadonlySet<number>): boolean {
  if (candidate.title.has(root)) return true;
  return [...candidate.titleSenses.values()].some((own) => [...own].some((one) => senses.has(one)));
}

/**
 * The services that are named by other words than theirs: "rugs" of "Carpet Cleaning". Only by words that few of
 * them are called by.
 */
function calledOtherwise(said: string, { candidates }: Receptionist): Candidate[] {
  const found = sensedWords(said)
    .filter(({ text }) => text.length >= leastLetters && namesSomething(text))
    .map(({ root, senses }) =>
      candidates.all.filter((one) => one.kind === 'service' && isCalled(one, root, senses)),
    )
    .filter(({ length }) => length > 0 && length <= mostCalled);
  const distinct = [...new Set(found.flat())];
  return distinct.length <= mostCalled ? distinct : [];
}

/** Whether words call a service by a word of its name, or by what people call that. */
export function isCalledIn(said: string, candidate: Candidate): boolean {
  return sensedWords(said).some(
    ({ text, root, senses }) =>
      text.length >= leastLetters && namesSomething(text) && isCalled(candidate, root, senses),
  );
}

function namesSomething(word: string): boolean {
  const one = stem(word);
  if (kindOfWork(one)) return false;
  return !smallWords.has(word) && !asideWords.has(one) && !vagueWords.has(one);
}

/** What nothing else tells, but a word that is used for one service, or for two: they are not said to be missing. */
export function inOtherWords(
  asked: string,
  { said, text }: { said: string; text: string },
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  const { receptionist, excluded } = hearing;
  const refs = calledOtherwise(asked, receptionist)
    .filter(({ id }) => !excluded?.has(id))
    .map(({ id }) => withOption(receptionist, id, [said, text], values, hearing));
  if (refs.length > 1) return { kind: 'either', guessed: true, refs };
  return refs.length > 0 ? { kind: 'services', refs, unsure: true } : null;
}
