const judgement =
  /\b(?:worth (?:it|\p{L}+ing|the)|(?:is|would) (?:it|that|he|she) (?:be )?worth|(?:what|which)\b.{0,30}\b(?:do|should|would) i (?:need|get|choose|pick|take|go with)|what (?:do|would|should) (?:you|i) (?:recommend|suggest|get)|do you (?:recommend|suggest)|should (?:i|we) (?:get|replace|repair|fix|upgrade|have|be worried|worry)|am i better off|is it better to|recommandez|conseillez|vaut(?:-il)? la peine|devrais-je)\b/iu;

/**
 * "Is it worth upgrading", "what size do I need": asks what somebody who knows the trade would say,
 * which naming a service that is offered does not answer.
 */
export function asksForJudgement(words: string): boolean {
  return judgement.test(words);
}
