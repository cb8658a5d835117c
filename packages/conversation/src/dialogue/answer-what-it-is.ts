import type { Service } from '../knowledge/business.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerUnknown } from './answer-fact.ts';
import { describe, maySay } from './describe.ts';
import { isQuestion } from './is-question.ts';
import { nameOf } from './price-rows.ts';
import { type Turn, tell } from './turn.ts';

/** "Do I have to buy the charger myself", "do you bring the lights": what comes with the work. */
const asksWhoBrings =
  /\b(?:do (?:i|we) (?:have to|need to|gotta) (?:buy|get|bring|supply|provide)|(?:do|will|would) you (?:guys )?(?:supply|provide|bring|include)|or (?:do|should) (?:i|we) (?:buy|get|bring|supply|provide)|(?:buy|supply|bring|get) (?:my|our|your) own|fournissez|apportez|(?:j'|je dois |dois-je |faut-il |faut )(?:achète|acheter|fournir|apporter|que j'achète|que je fournisse))\b/i;
const asksWhatItIs =
  /\b(?:includes?|included|including|comes? with|part of (?:it|that)|cover(?:s|ed)?|differen(?:ce|t)|what do i get|what'?s in|what is in|what (?:exactly )?is (?:it|that|a|the)|what does (?:it|that) (?:mean|involve)|(?:comprend|inclus|incluse|compris|différence)(?:-t-il)?)\b/i;

/** "Does that include the nails", "what's the difference": what the owner wrote of the services. */
export function answerWhatItIs(turn: Turn, heard: Understanding): boolean {
  const { state, receptionist } = turn;
  const brings = asksWhoBrings.test(heard.text);
  if (!(brings || asksWhatItIs.test(heard.text)) || !isQuestion(heard.text)) return false;
  if (heard.fact?.kind === 'strong') return false;
  const topic = receptionist.serviceById.get(state.topic.serviceId ?? '');
  const named = heard.services.flatMap(({ ambiguous, candidates }) =>
    ambiguous ? [] : (candidates[0]?.service ?? []),
  );
  const compares = /\b(?:differen|différence)/i.test(heard.text);
  const about = topic && !compares ? [topic] : [...(topic ? [topic] : []), ...named];
  const described = [...new Set(about)].filter(maySay);
  if (described.length === 0) {
    if (topic && !brings) return tellApart(turn, heard, topic, named);
    if (about.length === 0 || !(brings || included.test(heard.text))) return false;
    answerUnknown(turn, heard.text.trim());
    return true;
  }
  for (const service of described) describe(turn, service);
  return true;
}

const included =
  /\b(?:includes?|included|including|comes? with|part of|comprend|inclus|incluse|compris)\b/i;

/** What the owner wrote nothing of is not promised: what is listed on its own is said to be. */
function tellApart(
  turn: Turn,
  heard: Understanding,
  topic: Service,
  named: readonly Service[],
): boolean {
  if (!included.test(heard.text)) return false;
  const other = named.find(({ id }) => id !== topic.id);
  if (!other) {
    answerUnknown(turn, heard.text.trim());
    return true;
  }
  const { language } = turn.state;
  turn.facts.push({ kind: 'service', id: other.id, label: other.name });
  tell(turn, 'listedApart', { service: nameOf(topic, language), other: nameOf(other, language) });
  turn.state.unanswered.push(heard.text.trim());
  return true;
}
