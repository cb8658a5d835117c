import type { Service } from '../knowledge/business.ts';
import { sayPrice } from '../knowledge/prices.ts';
import type { Understanding } from '../understanding/understand.ts';
import { nameOf, priceRow, recordQuote } from './price-rows.ts';
import { talkAbout } from './state.ts';
import { type Turn, tell } from './turn.ts';

const visit =
  /\b(?:diagnos\w*|service call|call[- ]?out|house call|visit|inspection|assessment|visite|évaluation)\b/iu;
const trouble =
  /\b(?:keeps? \p{L}+ing|won'?t|doesn'?t|isn'?t|not working|stopped|broken?|dead|died|leak\w*|dripp\w*|clog\w*|stuck|jammed|flicker\w*|buzz\w*|tripp\w*|trips|noises?|crack\w*|chirp\w*|beep\w*|acting up|(?:something|what)(?:'s| is) wrong|(?:problem|trouble|issue)s? with|marche p(?:lus|as)|fonctionne p(?:lus|as)|coule|bouchée?s?|brisée?s?|cassée?s?)(?![\p{L}])/iu;

/**
 * Somebody with trouble knows no service's name. Where the shop has one visit to find out what is
 * wrong, the caller hears what it costs and need not be asked which service it is for.
 */
export function startWithVisit(turn: Turn, { text, services }: Understanding): void {
  const { state, receptionist } = turn;
  if (state.topic.serviceId !== null || !trouble.test(text)) return;
  const service = visitOf(receptionist.profile.knowledge.services);
  if (service || services.length > 0) state.caller.reasons.push(text.trim());
  if (!service || services.length > 0) return;
  talkAbout(state, service, null);
  const named = { service: nameOf(service, state.language) };
  const row = priceRow(service, null);
  if (row?.price.kind === 'exact') {
    recordQuote(turn, row);
    return tell(turn, 'visitFirstAt', { ...named, price: sayPrice(row.price, state.language) });
  }
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  tell(turn, 'visitFirst', named);
}

/** The only service that is named as a visit; null where there is none, or a choice. */
function visitOf(services: readonly Service[]): Service | null {
  const [only, second] = services.filter(({ name }) => visit.test(name));
  return only && !second ? only : null;
}
