import { nameOf, priceRow, recordQuote } from '../dialogue/price-rows.ts';
import { ask, saysNothing, type Turn } from '../dialogue/turn.ts';
import { sayPrice } from '../knowledge/prices.ts';
import {
  acknowledge,
  acknowledgeLeft,
  acknowledgePhone,
  acknowledgeWanted,
  dropEcho,
  dropFiller,
} from './acknowledge.ts';
import { tellOfRateTold } from './by-quantity.ts';
import { leadOn, reopenTimed } from './lead-on.ts';
import { acknowledgeOther } from './others-told.ts';
import { tellOutside } from './outside-area.ts';
import { tellPromotionOfQuotes } from './promotions.ts';
import { requestOf, takeUp } from './request.ts';
import { askOptionAgain } from './settle-service.ts';
import { besideComesLast } from './take-beside.ts';
import { tellAddedSince } from './tell-surcharges.ts';
import { noteExtras } from './told-extras.ts';

/** What the driver does once everything is spoken. */
export type Response = 'spoke' | 'holding';

/** Ends a turn: what follows of what was taken down is said, and at most one question is asked. */
export function finish(turn: Turn, settled: boolean): Response {
  const { state } = turn;
  if (state.phase !== 'talking') return 'spoke';
  // Who names a time, and asks nothing, wants to come then.
  if (!requestOf(state) && turn.took.has('time') && !turn.answered && !settled)
    if (!reopenTimed(turn)) takeUp(turn, 'booking');
  // Who leaves a number unasked wants to be called.
  if (
    !requestOf(state) &&
    turn.took.has('phone') &&
    state.wanted.requests.every(({ settled }) => settled) &&
    !state.wantsNoCall &&
    !turn.corrected &&
    !settled
  )
    takeUp(turn, state.unanswered.length > 0 ? 'answer' : 'callback', false);
  tellOutside(turn);
  tellAddedSince(turn);
  tellOfRateTold(turn);
  noteExtras(turn);
  acknowledge(turn);
  besideComesLast(turn);
  if (state.awaiting) return 'spoke';
  const asking = turn.asking;
  if (requestOf(state)) {
    turn.asking = null;
    if (asking && keepsPlace(turn, asking.question.kind)) turn.asking = asking;
    else leadOn(turn);
    acknowledgeWanted(turn);
    dropEcho(turn);
    // Something is being looked up: what it comes to is said next, and nothing is asked before.
    if (state.awaiting) return 'spoke';
  } else if (!asking || asking.question.kind === 'offerBooking') offerUpsell(turn);
  acknowledgePhone(turn);
  acknowledgeOther(turn);
  acknowledgeLeft(turn);
  dropFiller(turn);
  tellPromotionOfQuotes(turn);
  if (!turn.asking && state.phase === 'talking') askMore(turn, settled);
  if (!saysNothing(turn)) state.misses = state.lastActs.includes('unclear') ? state.misses : 0;
  return 'spoke';
}

/** Questions of an answer's own that are settled before the form goes on. */
function keepsPlace({ state }: Turn, kind: string): boolean {
  if (kind === 'whichService')
    return state.wanted.items.length === 0 && (state.used.whichService ?? 0) <= 2;
  return kind === 'whatToChange' || kind === 'cancelRight' || kind === 'bookingRight';
}

function askMore(turn: Turn, settled: boolean): void {
  const { state } = turn;
  // "I'll talk to my wife and call back": whoever puts it off is leaving, and is asked for nothing more.
  if (state.lastActs.includes('defer') && !turn.answered) {
    state.open = null;
    return;
  }
  if (!settled && askOptionAgain(turn)) return;
  const last = state.used.anythingElseAt ?? -2;
  if (!settled && !saysNothing(turn) && state.turns - last < 2 && turn.answered) {
    state.open = null;
    return;
  }
  state.used.anythingElseAt = state.turns;
  ask(turn, { kind: 'anythingElse' }, 'anythingElse');
}

/**
 * Offers what the owner chose to go with a service that was quoted, once a call: never in trouble,
 * never after a refusal, and nothing the owner did not choose.
 */
function offerUpsell(turn: Turn): void {
  const { state, receptionist } = turn;
  if (state.urgent || state.wanted.justAsking || (state.used.upsell ?? 0) > 0) return;
  const quoted = turn.quotes.flatMap(
    ({ serviceId }) => receptionist.serviceById.get(serviceId) ?? [],
  );
  const wanted = quoted.flatMap(({ goesWith = [] }) =>
    goesWith.map((one) => one.trim().toLowerCase()),
  );
  if (quoted.length !== 1 || wanted.length === 0) return;
  const offer = receptionist.profile.knowledge.services.find(
    ({ id, name, pricingType }) =>
      pricingType === 'simple' &&
      !state.wanted.declined.includes(id) &&
      (wanted.includes(id.toLowerCase()) || wanted.includes(name.toLowerCase())),
  );
  const row = offer && priceRow(offer, null);
  if (!row || !offer) return;
  recordQuote(turn, row);
  ask(turn, { kind: 'upsell', serviceId: offer.id }, 'upsell', {
    service: nameOf(offer, state.language),
    price: sayPrice(row.price, state.language),
  });
}
