import type { Intent } from '../understanding/intents/intent.ts';
import { clauseText, type Understanding } from '../understanding/understand.ts';
import { answerUnknown } from './answer-fact.ts';
import { answerIntents } from './answer-intents.ts';
import { takeUp } from './goals.ts';
import { leadOf } from './lead.ts';
import { nextEffectId, type Turn, tell } from './turn.ts';

/**
 * Words that mean life may be at risk, where the first advice is always to call 911: fire, gas,
 * carbon monoxide, live wires, injury, a child or animal locked in.
 */
const danger =
  /\b(on fire|house fire|there'?s a fire|smell(?:s|ing)?(?: of| like)? (?:gas|burning|smoke)|gas leak|leaking gas|gas smell|carbon monoxide|co alarm|can'?t breathe|not breathing|unconscious|passed out|chest pain|heart attack|stroke|bleeding|electrocuted|shocked (?:me|him|her)|sparks?|sparking|smoke (?:coming|is|from)|(?:baby|child|kid|toddler|son|daughter|dog) (?:is )?(?:locked|trapped|stuck)|(?:locked|trapped|stuck) (?:in|inside).{0,20}(?:baby|child|kid|toddler|dog)|with (?:my|the|a) (?:baby|child|kid|toddler) (?:in|inside)|overdose|suicid|gun|weapon|break(?:ing)? in|intruder)\b/i;

const dangerInFrench =
  /\b(en feu|incendie|odeur de gaz|fuite de gaz|sent le (?:gaz|brûlé)|sens (?:le gaz|une odeur de gaz)|monoxyde|ne respire (?:pas|plus)|peux pas respirer|inconscient|saigne|étincelles|électrocut|fumée|crise cardiaque|mal à la poitrine|enfermé|suicid)/i;

/** "There's no gas smell" reports none. */
const noGas =
  /\b(?:no|not any|don'?t|doesn'?t|do not|isn'?t any|without(?: a| any)?|pas d['’e]) ?(?:really )?(?:smell(?:ing)?(?: of| any)? gas|gas (?:smell|leak)|odeur de gaz)/gi;

function inDanger(words: string): boolean {
  const reported = words.replace(noGas, ' ');
  return danger.test(reported) || dangerInFrench.test(reported);
}

const noHeat =
  /\b(?:furnace|heat|heating|heater|boiler|fournaise|chauffage) (?:is |'s |has |just |went |completely |ne )*(?:out|dead|died|off|down|quit|stopped|broken|not working|isn'?t working|marche p(?:as|lus)|fonctionne p(?:as|lus)|lâché|brisée?)\b|\bno (?:heat|furnace)\b|\bpas de chauffage\b|\bblowing cold\b/i;
const inTheCold =
  /\b(?:minus|freezing|below zero|baby|babies|newborn|infant|toddler|kids?|children|elderly|grandm|grandp|bébé|enfants?|gèle|moins (?:dix|vingt|trente|\d))/i;

const asksAboutIt =
  /^\W*(?:so |and |um |uh |hi |hello )*(?:do|does|are|is|can|what|how|when|would|will) (?:you|your|there|they|it)\b/i;

/** "How long is the power out when you do the panel": asked of the work, not told of now. */
const ofTheWork =
  /\bhow long\b.*\b(?:when|while|during|after) (?:you|they|the (?:work|job|installation|install|repair))\b|\bcombien de temps\b.*\b(?:quand|pendant)\b/i;

/** Whether a turn reports something urgent, rather than asking whether emergencies are handled. */
export function reportsEmergency(heard: Understanding): boolean {
  if (inDanger(heard.text) || (noHeat.test(heard.text) && inTheCold.test(heard.text))) return true;
  if (!heard.intents.some(({ intent }) => intent === 'emergency')) return false;
  if (ofTheWork.test(heard.text)) return false;
  return !(asksAboutIt.test(heard.text) && heard.fact !== null);
}

/** Sends a caller in danger to 911, flags the call and alerts the owner at once, before it ends. */
export function meetEmergency(turn: Turn, heard: Understanding): void {
  const { state } = turn;
  const first = !state.urgent;
  state.urgent = true;
  state.caller.reasons.push(heard.text.trim());
  takeUp(turn, 'emergency', false);
  if (!first && !inDanger(heard.text)) return;
  tell(turn, inDanger(heard.text) ? 'danger' : 'urgent');
  if (first) alertOwner(turn);
  if (!inDanger(heard.text)) answerBesideTrouble(turn, heard);
}

/** What somebody in trouble may ask in the same breath; with life at risk nothing but 911 is said. */
const askedInTrouble: readonly Intent[] = [
  'price',
  'quote',
  'waitTime',
  'duration',
  'hours',
  'isOpenNow',
  'area',
  'payment',
  'insurance',
  'discount',
];

/** "How much, and how soon can you get here": answered from what is known, and noted where it is not. */
function answerBesideTrouble(turn: Turn, heard: Understanding): void {
  for (const found of heard.intents) {
    if (!askedInTrouble.includes(found.intent)) continue;
    const before = turn.statements.length;
    answerIntents(turn, { ...heard, intents: [found] });
    if (turn.statements.length === before) answerUnknown(turn, clauseText(heard, found).trim());
    turn.asking = null;
  }
}

function alertOwner(turn: Turn): void {
  const lead = leadOf(turn.state);
  const who = [lead?.name, lead?.phone ?? turn.state.callerNumber ?? 'number withheld'];
  const text = ['URGENT', ...who.filter(Boolean), lead?.reason ?? 'emergency'].join(' · ');
  turn.effects.push({
    id: nextEffectId(turn),
    type: 'request',
    request: { kind: 'alertOwner', text },
  });
}
