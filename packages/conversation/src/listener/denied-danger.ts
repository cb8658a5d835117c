import type { HeardAct } from '../heard/heard.ts';
import { withoutFigures } from '../knowledge/figures-of-speech.ts';
import { deniesDanger, namesDanger, touchesHazard } from '../knowledge/hazards.ts';
import { isMended } from '../knowledge/told-as-now.ts';
import type { HeardTurn } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/**
 * "There's no gas smell, it's only the pilot": what to do in a danger is for nobody who says that there is none, that
 * it was put right, or that they were taught of it.
 */
export function withDeniedDanger(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  if (!deniesDanger(text) && !isTaught(text) && !(touchesHazard(text) && isMended(text)))
    return acts;
  const { commonQuestions, operationalNotes } = hearing.receptionist.profile.knowledge;
  const ofDanger = new Set([
    ...commonQuestions.filter((one) => namesDanger(one.question)).map(({ id }) => `faq:${id}`),
    ...operationalNotes.filter((one) => namesDanger(one.title)).map(({ id }) => `note:${id}`),
  ]);
  return acts.map((one) =>
    one.target?.kind === 'fact' && ofDanger.has(one.target.factId) && !isPutAsQuestion(one.words)
      ? { ...one, act: 'describe', target: null }
      : one,
  );
}

function isTaught(text: string): boolean {
  return touchesHazard(text) && !touchesHazard(withoutFigures(text));
}
