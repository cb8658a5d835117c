import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { answerConclusion } from './conclusions.ts';
import { tellWhetherDearer } from './conditions.ts';
import { answerLateness } from './lateness.ts';
import { answerOwnStep } from './own-steps.ts';
import { tellOfPeople } from './people-told.ts';
import { answerPriceFollowUp } from './price-follow-ups.ts';
import { tellFirst } from './what-first.ts';
import { tellTermsOfPaying, tellWhatIsLeantOn } from './written-nearby.ts';

/**
 * What answers a question by its form and by what was told or written, before what it is likeliest about: of
 * people, what follows, what is leant on, when something is paid, and what is to be done first.
 */
export function answersOutright(turn: Turn, act: HeardAct): boolean {
  return (
    answerLateness(turn, act) ||
    answerPriceFollowUp(turn, act) ||
    tellWhetherDearer(turn, act) ||
    answerOwnStep(turn, act) ||
    tellOfPeople(turn, act) ||
    answerConclusion(turn, act) ||
    tellWhatIsLeantOn(turn, act) ||
    tellTermsOfPaying(turn, act) ||
    tellFirst(turn, act, isSure(act.target))
  );
}

/** Whether something that is written is meant, and not only likely. */
function isSure(target: HeardAct['target']): boolean {
  return target?.kind === 'fact' && !target.unsure;
}
