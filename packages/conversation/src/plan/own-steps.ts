import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { hazardIn } from '../knowledge/hazards.ts';
import { fold } from '../knowledge/words.ts';

/** A step of their own that is asked about: "should I", "can we just", "is it okay to", "je peux-tu". */
const ownStep =
  /\b(?:(?:should|can|could|shall|may|do|must|would) (?:i|we)|is (?:it|that) (?:ok|okay|safe|fine|all ?right|good)(?: (?:if|for|to))|am i (?:ok|okay|safe|fine|good|all ?right) to|are we (?:ok|okay|safe|fine|good) to|dois[- ]je|puis[- ]je|est-ce que (?:je|on)|(?:je|on) (?:peux|peut|devrais|devrait|dois|doit)[- ]tu|faut-(?:il|tu))\b/;
/** What anybody should do first. */
const leaves =
  /\b(?:leave|leaving|get (?:out|everyone|everybody|them|the (?:kids|dog|cat|baby))|go(?:ing)? out\w*|evacuat\w*|stay out\w*|wait out\w*|outside|call (?:911|nine|the (?:fire|gas|hydro|utility|police))|sortir|sorte|dehors|appel\w+ le (?:911|neuf))\b/;
/** What is asked of us, and no step of theirs. */
const ofUs =
  /\b(?:pay|cost\w*|charge\w*|price|quote|book|appointment|expect|talk|speak|give you|tell you|call you|call back|rappel\w*|payer|coute\w*|parler)\b/;

/**
 * "Should I flip the light on and have a look first", beside gas or a fire: no, and out, whatever the step
 * is; leaving and calling for help is a yes. False where no such step is asked about.
 */
export function answerOwnStep(turn: Turn, act: HeardAct): boolean {
  const { state } = turn;
  const said = fold(act.words);
  if (!state.urgent || !mayAskOfStep.test(act.act) || !ownStep.test(said) || ofUs.test(said))
    return false;
  const hazard = hazardIn(state.wanted.why.join(' . '));
  if (hazard !== 'gas' && hazard !== 'fire') return false;
  turn.answered = true;
  tell(turn, leaves.test(said) ? 'leaveNow' : 'notNow');
  tell(turn, hazard === 'gas' ? 'adviceGas' : 'adviceFire');
  return true;
}

const mayAskOfStep = /^ask\.(?:donow|fact|next|offer|when|includes|compare|place)$/;
