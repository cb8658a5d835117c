import { amountsIn } from '../knowledge/guard.ts';
import type { Understanding } from '../understanding/understand.ts';
import { priceOfService } from './answer-price.ts';
import { isQuestion } from './is-question.ts';
import { ask, type Turn, tell } from './turn.ts';

const haggles =
  /\b(?:match (?:that|it|them|him|his|her|their)|other (?:guy|shop|place|company)s? (?:said|quoted|charges?|wants?)|come down (?:on|in|a bit|a little|some)|knock .{1,20} off|do (?:any )?better|lower (?:it|that|the price)|go (?:any )?lower|what if i pay|baisser (?:le|votre) prix|faire mieux|waive|(?:buddy|friend|neighbou?r|sister|brother|cousin|mom|dad|coworker) (?:paid|pays|got (?:it|his|hers|theirs) for)|other (?:guy|lady|girl|shop|place|company|groomer|one)s? (?:does|do|did|has|have|is) (?:it|that|them|mine)|(?:would|could|can|will) you (?:take|do it for|accept) (?:\$|\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|one|two|three|four|five))|(?:could|can|would) you do (?:\$|\d|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|(?:one|two|three|four|five) (?:hundred|fifty|twenty))|(?:cheaper|less|lower|a deal|anything off|something off) (?:if|for) (?:i|we|cash|two|both)|(?:any )?wiggle room|best (?:price|you can do)|negotiable)\b/i;

/** A price is the owner's to change: that is said, and what was asked is noted for them. */
export function answerHaggling(turn: Turn, heard: Understanding): boolean {
  const { state, receptionist } = turn;
  const service = receptionist.serviceById.get(state.topic.serviceId ?? '');
  if (!service || state.lastAsked !== 'price' || !haggles.test(heard.text)) return false;
  if (heard.services.length > 0) return false;
  state.unanswered.push(heard.text.trim());
  tell(turn, 'priceFixed');
  priceOfService(turn, heard.text, service, null);
  if (!turn.asking) ask(turn, { kind: 'wantIt', serviceId: service.id }, 'wantIt');
  return true;
}

const sayNumber =
  /\b(?:\d{2,}|(?:a|one|two|three|four|five|six|seven|eight|nine) (?:hundred|thousand))\b/i;
/** "Is that per outlet", "three dozen would be what": the price is told again with its unit. */
const asksOfUnit =
  /\bis (?:that|it) (?:the price )?(?:for (?:all|both|the|one|each|a|an|two|three|four|five|six|ten|twelve)|per|each|a|an)\b|\b(?:is|was) that each\b|\bwould (?:be|cost|run) (?:me )?(?:what|how much)\b|\bc'est (?:par|chacun|chaque)\b/i;

const asksRoughly =
  /\b(ball ?park|(?:the )?most it|at (?:the )?most|the max|up to|roughly|rough (?:price|number|idea|estimate)|about how much|guess|cheap(?:er)?|expensive)\b/i;

/** Guessing games about a price end where the price table does. */
export function answerProbe(turn: Turn, heard: Understanding): boolean {
  const { state, receptionist } = turn;
  const service = receptionist.serviceById.get(state.topic.serviceId ?? '');
  if (!service || heard.services.length > 0 || state.lastAsked !== 'price') return false;
  const numbered = heard.times.length === 0 && sayNumber.test(heard.text);
  const guesses = numbered || amountsIn(heard.text).length > 0;
  const rough = asksRoughly.test(heard.text);
  const again = asksOfUnit.test(heard.text);
  if (!rough && !again && !(guesses && isQuestion(heard.text))) return false;
  priceOfService(turn, heard.text, service, null);
  if (!turn.asking) ask(turn, { kind: 'wantIt', serviceId: service.id }, 'wantIt');
  return true;
}
