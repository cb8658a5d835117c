import { kindAsked } from '../knowledge/heard-question.ts';
import { fold } from '../knowledge/words.ts';

const judgement =
  /\b(?:worth (?:it|\p{L}+ing|the)|(?:is|would) (?:it|that|he|she) (?:be )?worth|(?:what|which)\b.{0,30}\b(?:do|should|would) i (?:need|get|choose|pick|take|go with)|what (?:do|would|should) (?:you|i) (?:recommend|suggest|get)|do you (?:recommend|suggest)|should (?:i|we) (?:get|replace|repair|fix|upgrade|have|be worried|worry)|(?:good|best|right|bad) time (?:to|for|of)|(?:bon|meilleur) (?:temps|moment)|am i better off|is it better to|recommandez|conseillez|vaut(?:-il)? la peine|devrais-je)\b/iu;

/** What "yes, we do that" is no answer to. */
const kindsOfMore: ReadonlySet<string | null> = new Set([
  'often',
  'age',
  'span',
  'when',
  'why',
  'who',
]);

/**
 * "Is it worth upgrading", "what size do I need": asks what somebody who knows the trade would say,
 * which naming a service that is offered does not answer.
 */
export function asksForJudgement(words: string): boolean {
  return judgement.test(words);
}

/** "When should I prune", "why does it crack", "how often": asks more than whether it is done. */
export function asksForMore(words: string): boolean {
  return asksForJudgement(words) || kindsOfMore.has(kindAsked(fold(words)));
}
