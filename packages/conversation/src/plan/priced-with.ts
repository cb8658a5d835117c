import type { Turn } from '../dialogue/turn.ts';
import type { ServiceRef } from '../heard/heard.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { clauseAloud } from '../speaking/say-fragment.ts';
import { asSentences } from '../speaking/sentences.ts';
import { lookUp } from './refs.ts';

/** As many words of a name say that it is meant. */
const leastSaid = 2;
const adds =
  /\b(?:more|extra|additional|on top|adds?|with (?:an?|the|every|any) \p{L}+|de plus|en plus|en sus|avec)\b/u;

/**
 * "Take the old one away too", beside an install: the owner writes of the install what that costs with it, so the price
 * of having it done by itself is not theirs. Tells the owner's words; false where nothing is written so.
 */
export function tellPricedWith(turn: Turn, refs: readonly ServiceRef[]): boolean {
  const [only, second] = refs;
  const found = only && !second ? lookUp(turn, only) : null;
  if (!found) return false;
  for (const other of servicesTalkedOf(turn, found.service)) {
    const clause = clauseOn(found.service, other);
    if (!clause) continue;
    const fact = { kind: 'service' as const, id: other.id, label: other.name };
    turn.answered = true;
    turn.facts.push(fact);
    turn.statements.push(turn.state.language === 'fr' ? asSentences(clause) : clauseAloud(clause));
    return true;
  }
  return false;
}

/** What else is wanted or was priced, the latest first. */
function servicesTalkedOf({ state, receptionist }: Turn, service: Service): Service[] {
  const ids = [
    ...state.wanted.items.map(({ ref }) => ref.serviceId),
    ...state.quotes.map(({ serviceId }) => serviceId).toReversed(),
  ].filter((id) => id !== service.id && !state.wanted.declined.includes(id));
  return [...new Set(ids)].flatMap((id) => receptionist.serviceById.get(id) ?? []);
}

/** What the owner of another service wrote that this costs with it; null where they did not. */
function clauseOn(service: Service, { name, description, pricingType }: Service): string | null {
  if (pricingType === 'dont_say') return null;
  const shared = contentStems(name);
  const own = [...contentStems(service.name)].filter((stem) => !shared.has(stem));
  const clauses = (description ?? '').split(/[.;]\s+|[.;]$|\n+|,\s+(?=\D)/);
  const found = clauses.find((clause) => {
    const [amount, more] = mayBeMoneyIn(clause);
    const said = contentStems(clause);
    const held = own.filter((stem) => said.has(stem));
    const named = held.length >= Math.min(leastSaid, own.length) && held.length * 2 > own.length;
    return amount && !more && named && adds.test(fold(clause));
  });
  return found?.trim() ?? null;
}
