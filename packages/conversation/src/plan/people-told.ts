import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { sayList } from '../speaking/say-list.ts';
import { tellPriceOnce } from './prices.ts';
import { lookUp } from './refs.ts';
import { sayWritten } from './say-written.ts';
import { writtenFact } from './written-facts.ts';

/** What the owner wrote of the people who work there, where they are asked about: of those very people alone. */
export function tellOfPeople(turn: Turn, { slots }: HeardAct): boolean {
  const { ofPeople } = slots;
  if (!ofPeople) return false;
  const { lead, names, written } = ofPeople;
  const { language } = turn.state;
  turn.answered = true;
  if (lead === 'yes') tell(turn, 'limitKept');
  if (lead === 'no') tell(turn, 'limitBroken');
  if (names.length > 0) tell(turn, 'peopleAre', { list: sayList(names, language) });
  for (const { says, service, factId } of written) {
    const fact = factId === null ? null : writtenFact(turn, factId);
    const found = service ? lookUp(turn, service) : null;
    if (fact) turn.facts.push(fact.fact);
    if (found)
      turn.facts.push({ kind: 'service', id: found.service.id, label: found.service.name });
    if (names.length > 0) continue;
    if (found?.option) tellPriceOnce(turn, service ? [service] : []);
    else if (found) turn.statements.push(sayWritten(turn, found.service, says));
    else turn.statements.push(says);
  }
  return true;
}
