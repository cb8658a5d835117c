import type { Act } from '../heard/acts.ts';
import type { Target } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Ranked } from './retrieve.ts';
import { mostUses } from './service-targets.ts';

/** What stands between the halves of one question: "by cheque or card", "des lapins ou des furets". */
const joint = /\s*,\s*|\s+(?:or|and|ou|et|pis|puis|plus|sinon|otherwise)\s+/giu;

/** Questions of which each half may have an answer of its own. */
const inHalves: ReadonlySet<Act> = new Set(['ask.fact', 'ask.offer', 'ask.includes', 'ask.when']);

/** Each half must be about its own answer this surely, and by a word of its title. */
const leastHalf = 0.3;

const mostHalves = 3;

/**
 * The answers of the owner's that a question asks for in its halves; empty where it is one question, or where
 * both halves are about the same.
 */
export function halvesOf(
  said: string,
  act: Act,
  target: Target | null,
  lookUp: (part: string) => readonly Ranked[],
  { candidates }: Receptionist,
): Target[] {
  if (!inHalves.has(act) || target?.kind !== 'fact') return [];
  const parts = said.split(joint).filter((part) => contentStems(part).size > 0);
  if (parts.length < 2 || parts.length > mostHalves) return [];
  const ids = parts.map((part) => {
    const stems = [...contentStems(part)].filter(
      (one) => (candidates.uses.get(one) ?? 0) <= mostUses,
    );
    const found = lookUp(part).find(
      ({ candidate }) =>
        candidate && candidate.kind !== 'service' && stems.some((one) => candidate.title.has(one)),
    );
    return found?.candidate && found.probability >= leastHalf ? found.candidate.id : null;
  });
  const distinct = [...new Set(ids.filter((id) => id !== null))];
  return distinct.length > 1 && distinct.includes(target.factId)
    ? distinct.map((factId) => ({ kind: 'fact', factId }))
    : [];
}
