import type { SlotValues, Target } from '../heard/heard.ts';
import { sensedWords } from '../knowledge/senses.ts';
import type { Receptionist } from '../receptionist.ts';
import { isCalled, leastLetters, namesSomething } from './called-by.ts';
import { type Candidate, isOfMost } from './candidates.ts';
import type { Hearing } from './hearing.ts';
import { withOption } from './service-targets.ts';

/** A word that is used for more services than these tells none of them. */
const mostCalled = 2;

/**
 * The services that are named by other words than theirs: "rugs" of "Carpet Cleaning". Only by words that few of
 * them are called by.
 */
function calledOtherwise(said: string, { candidates }: Receptionist): Candidate[] {
  const found = sensedWords(said)
    .filter(
      ({ text, root }) =>
        text.length >= leastLetters && namesSomething(text) && !isOfMost(root, candidates),
    )
    .map(({ root, senses }) =>
      candidates.all.filter((one) => one.kind === 'service' && isCalled(one, root, senses)),
    )
    .filter(({ length }) => length > 0 && length <= mostCalled);
  const distinct = [...new Set(found.flat())];
  return distinct.length <= mostCalled ? distinct : [];
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
