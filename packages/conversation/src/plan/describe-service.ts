import { nameOf } from '../dialogue/price-rows.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import type { ServiceRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { asSentences } from '../speaking/sentences.ts';
import { focusOn, lookUpAll } from './refs.ts';
import { withUnitOnce } from './tell-row.ts';

/** What the owner wrote of a service. False where nobody wrote anything. */
export function tellAboutService(turn: Turn, refs: readonly ServiceRef[]): boolean {
  const described = lookUpAll(turn, refs).filter(({ service }) => service.description?.trim());
  if (described.length === 0) return false;
  turn.answered = true;
  focusOn(turn, refs);
  for (const { service } of described.slice(0, 2)) {
    if (turn.described.has(service.id)) continue;
    turn.described.add(service.id);
    turn.facts.push({ kind: 'service', id: service.id, label: service.name });
    tellDescription(turn, service);
  }
  return true;
}

/** What the owner wrote of a service, after its price where that was told just now. */
function tellDescription(turn: Turn, service: Service): void {
  const description = asSentences(service.description ?? '');
  const name = nameOf(service, turn.state.language);
  const price = turn.quotes.some(({ serviceId }) => serviceId === service.id)
    ? turn.statements.findLastIndex((one) => one.includes(name))
    : -1;
  if (price < 0) return tell(turn, 'described', { service: name, description });
  const [whole, rest] = withUnitOnce(turn.statements[price] ?? '', description);
  turn.statements[price] = whole;
  if (rest !== '') turn.statements.push(rest);
}

/** What is asked of a service being talked of, where its description speaks of that very thing. */
export function describesAsked(turn: Turn, words: string): boolean {
  const asked = contentStems(words);
  const told = lookUpAll(turn, turn.state.focus.refs).filter(({ service }) => {
    const description = service.description ?? '';
    const own = contentStems(service.name);
    const shared = [...contentStems(description)].some((stem) => asked.has(stem) && !own.has(stem));
    return shared || (asksHowLong.test(words) && tellsHowLong.test(description));
  });
  return (
    told.length > 0 &&
    tellAboutService(
      turn,
      told.map(({ service, option }) => ({ serviceId: service.id, optionId: option?.id ?? null })),
    )
  );
}

const asksHowLong = /\bhow long\b|\bcombien de temps\b|\bca prend combien|ça prend combien/i;
const tellsHowLong = /\b(?:minutes?|hours?|days?|weeks?|heures?|jours?|semaines?)\b/i;
