import { nameOf, nameOfRow, pricedOptions, priceRow, recordQuote } from '../dialogue/price-rows.ts';
import { lastSaid, noteUnanswered, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { keepsLimit } from '../knowledge/limits.ts';
import { asOwnersSay } from '../knowledge/owners-word.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { taxOn } from '../knowledge/taxes.ts';
import { comparesPrices } from '../knowledge/withheld-amounts.ts';
import { fold } from '../knowledge/words.ts';
import { onlyAdds } from '../listener/adds-more.ts';
import { ofPaying, tellingStems } from '../listener/own-words.ts';
import { namesSum } from '../listener/whether-price.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { sayList } from '../speaking/say-list.ts';
import { tellAllButBeyond } from './all-but-beyond.ts';
import { tellTravelOnTop } from './area.ts';
import { tellBundleOfAll } from './bundles.ts';
import { tellForCount } from './by-quantity.ts';
import { conditionsAgainst, momentAsked } from './conditions.ts';
import {
  leavesSomeOut,
  namesAnotherThing,
  writtenOfWhatWasTold,
  writtenOn,
} from './describe-service.ts';
import { tellNotListed } from './not-listed.ts';
import { tellWithheld } from './price-of.ts';
import { tellPricedWith } from './priced-with.ts';
import { answerPrice, askWhichOf, tellPriceOnce } from './prices.ts';
import { focusOn, focusOnOneOf, lookUpAll, refsOf } from './refs.ts';
import { leaveBeyond, offerBooking, offerCall, requestOf } from './request.ts';
import { sayWritten, tellWritten } from './say-written.ts';
import { answerUnknown } from './unknown.ts';

/** "Do you do brakes?": yes with the price, or not on the list. */
export function answerOffer(turn: Turn, act: HeardAct): void {
  const { target } = act;
  if (target?.kind === 'either') {
    turn.answered = true;
    if (!target.guessed) focusOnOneOf(turn, target.refs);
    tell(turn, 'offeredSome', { list: namesOf(turn, target.refs) });
    if (act.slots.beyond !== undefined) leaveBeyond(turn, act, false);
    return askWhichOf(turn, target.refs, 'offer');
  }
  const refs = refsOf(turn, act);
  if (target?.kind === 'unknown' || refs.length === 0) {
    if (asksForAll(act)) return listServices(turn, act);
    if (act.slots.thing || target) return tellNotListed(turn, act);
    return asksOfThat.test(fold(act.words)) ? answerUnknown(turn, act) : listServices(turn, act);
  }
  if (namesAnotherThing(turn, act, refs)) return answerUnknown(turn, act);
  if (tellForCount(turn, act, refs)) return;
  focusOn(turn, refs, act.slots.count ?? null);
  turn.answered = true;
  const isLimited = lookUpAll(turn, refs).some(({ service }) => conditionOf(service) !== null);
  if (act.slots.beyond !== undefined && !isLimited) return tellAllButBeyond(turn, act, refs);
  let refused = false;
  for (const { service, option } of lookUpAll(turn, refs).slice(0, 3)) {
    if (turn.quotes.some(({ serviceId }) => serviceId === service.id)) continue;
    const name = nameOf(service, turn.state.language);
    const description = service.description?.trim() ?? '';
    // "Chains up to 20 inches", asked of one of 24: what is done is not done of that size.
    if (keepsLimit(lastSaid(turn), description) === 'no') {
      tell(turn, 'limitBroken');
      tellWritten(turn, service, description, null);
      turn.facts.push({ kind: 'service', id: service.id, label: service.name });
      refused = true;
      // "How much is that then" asks of what is done instead.
      const { focus } = turn.state;
      focus.refs = focus.refs.filter(({ serviceId }) => serviceId !== service.id);
      continue;
    }
    const written = writtenOn(service, act.words) ?? writtenOfWhatWasTold(turn, service, act.words);
    // "Do you patch tubeless", where "no tubeless" is written: that is the answer, and no yes.
    if (written && (leavesSomeOut(written) || ofPaying.test(fold(act.words)))) {
      tellPriceOnce(
        turn,
        ofPaying.test(fold(act.words))
          ? [{ serviceId: service.id, optionId: option?.id ?? null }]
          : [],
      );
      tellWritten(turn, service, written, act);
      turn.facts.push({ kind: 'service', id: service.id, label: service.name });
      refused = true;
      continue;
    }
    if (service.pricingType === 'dont_say') {
      // A yes to "about two thousand, right" is a price that nobody gave.
      if (namesSum(act) || comparesPrices(lastSaid(turn))) return tellWithheld(turn, service);
      tell(turn, 'offered', { service: name });
      continue;
    }
    const against = conditionsAgainst(turn, [service.id], momentAsked(turn, act));
    const terms =
      against.length > 0 ? against.map(({ said }) => said).join('; ') : conditionOf(service);
    // "Do you fix copper gutters", where they are done "aluminium only": the condition, and no yes before it.
    const doubtful = terms !== null && (against.length > 0 || saysForeign(turn, act.words));
    if (doubtful) turn.statements.push(sayWritten(turn, service, terms));
    if (refs.length === 1 && against.length === 0 && tellPricedWith(turn, refs)) continue;
    const row = priceRow(service, option);
    if (service.pricingType === 'options' && !option && pricedOptions(service).length > 0) {
      if (!doubtful) tell(turn, 'yes');
      answerPrice(turn, {
        ...act,
        target: { kind: 'services', refs: [{ serviceId: service.id, optionId: null }] },
      });
      return;
    }
    if (!row) {
      tell(turn, 'offered', { service: name });
      continue;
    }
    const { kind, maxCents } = row.price;
    const open = kind === 'from' || kind === 'about' || maxCents !== null;
    const offered = kind === 'free' ? 'offeredFree' : open ? 'offeredFrom' : 'offeredAt';
    tell(turn, doubtful ? 'price' : offered, {
      service: nameOfRow(service, option, turn.state.language),
      price: sayPrice(row.price, turn.state.language),
    });
    recordQuote(turn, row);
    turn.state.focus.toldCents = row.price.amountCents;
    if (terms !== null && !doubtful) turn.statements.push(sayWritten(turn, service, terms));
  }
  if (!refused) tellBundleOfAll(turn, refs);
  if (turn.asking === null && !refused) offerBooking(turn);
}

/** The part of a description that says of what alone the work is done; null where none does. */
function conditionOf({ description }: Service): string | null {
  const only = clausesOf(description ?? '').filter((part) => onlySo.test(fold(part)));
  return only.length > 0 ? only.join('; ') : null;
}

const onlySo = /\b(?:only|seulement|uniquement)\b/;

/** Whether words tell of something that nobody here wrote of. */
function saysForeign({ receptionist: { candidates } }: Turn, words: string): boolean {
  return tellingStems(words).some(
    (stem) => stem.length >= leastTelling && !candidates.uses.has(stem),
  );
}

const leastTelling = 4;

function namesOf(turn: Turn, refs: Parameters<typeof lookUpAll>[1]): string {
  const names = lookUpAll(turn, refs).map(({ service }) => nameOf(service, turn.state.language));
  return sayList([...new Set(names)], turn.state.language);
}

const ofServices = contentStems('service services offrez proposez donnez');

/** "What services do you offer" names no one of them. */
function asksForAll({ target, slots, words }: HeardAct): boolean {
  const named = slots.thing ?? (target?.kind === 'unknown' ? target.words : null);
  const stems = [...contentStems(named || words)];
  return stems.length > 0 && stems.every((stem) => ofServices.has(stem));
}

/** "Do you clean those out" asks of what was told, and not for all there is. */
const asksOfThat =
  /^(?!.*\b(?:what|which|quoi|quels?|quelles?|que pouvez)\b).*\b(?:that|those|them|these|it|ca|cela|ceux|celles|eux)\b/;

/** Services told to who asks what there is. */
const mostListed = 8;

function listServices(turn: Turn, act: HeardAct): void {
  const { services } = turn.receptionist.profile.knowledge;
  turn.answered = true;
  turn.state.used.servicesAre = 1;
  if (services.length === 0) {
    tell(turn, 'servicesUnknown');
    noteUnanswered(turn, act.words);
    return offerCall(turn);
  }
  const names = services.slice(0, mostListed).map((one) => nameOf(one, turn.state.language));
  tell(turn, services.length > mostListed ? 'servicesSome' : 'servicesAre', {
    list: sayList(names, turn.state.language),
  });
}

/** Whether the description of what is being talked of speaks of the thing that is asked for. */
export function describedOfFocus(turn: Turn, { slots }: HeardAct): boolean {
  const things = [...contentStems(slots.thing ?? '')];
  return lookUpAll(turn, turn.state.focus.refs).some(({ service }) => {
    const told = contentStems(service.description ?? '');
    return things.some((stem) => told.has(stem));
  });
}

/** Whether something is part of a price: only as far as the owner's words say. */
export function answerIncludes(turn: Turn, act: HeardAct): void {
  if (onTop.test(fold(act.words)) && tellTravelOnTop(turn)) return;
  const asked = lookUpAll(turn, refsOf(turn, act));
  const focused = lookUpAll(turn, turn.state.focus.refs);
  const { services } = turn.receptionist.profile.knowledge;
  const written = [...focused, ...asked].map(({ service }) => service.description ?? '');
  const asOwner = (said: string) =>
    asOwnersSay(said, [...written, ...services.map(({ name }) => name)]);
  const said = { ...act, words: asOwner(act.words) };
  const thing = contentStems(asOwner(act.slots.thing ?? ''));
  // "Is the toner in that?" names the toner and asks of what is being talked of.
  const things = [...thing];
  const nameHolds = (service: Service) =>
    things.length > 0 && things.every((stem) => contentStems(service.name).has(stem));
  // Where one of two is talked of, it is the one whose own words tell of the thing.
  const tells = ({ service }: (typeof asked)[number]) =>
    things.some((stem) => contentStems(service.description ?? '').has(stem));
  const about =
    asked.find((one) => !nameHolds(one.service) && tells(one)) ??
    focused.find(tells) ??
    asked.find(({ service }) => !nameHolds(service)) ??
    focused[0] ??
    asked[0];
  if (!about) return answerUnknown(turn, act);
  const { service } = about;
  focusOn(turn, [{ serviceId: service.id, optionId: about.option?.id ?? null }]);
  turn.answered = true;
  if (asksOfTax(things)) return answerTax(turn, service, act);
  const description = service.description ?? '';
  const told = contentStems(description);
  const name = nameOf(service, turn.state.language);
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  const separate = services.find((other) => other.id !== service.id && nameHolds(other));
  const stands = things.length > 0 && things.some((stem) => told.has(stem));
  if (description && (stands || (things.length === 0 && !separate))) {
    const bearing = writtenOn(service, said.words) ?? description;
    tellWritten(turn, service, bearing, said);
    return;
  }
  if (separate && onlyAdds(act.words))
    return answerPrice(turn, {
      ...act,
      target: { kind: 'services', refs: [{ serviceId: separate.id, optionId: null }] },
    });
  if (separate) {
    const row = priceRow(separate, null);
    const other = nameOf(separate, turn.state.language);
    if (!row) return tell(turn, 'listedApart', { other, service: name });
    tell(turn, 'listedApartAt', {
      other,
      service: name,
      price: sayPrice(row.price, turn.state.language),
    });
    return recordQuote(turn, row);
  }
  if (
    description &&
    (tellWritten(turn, service, description, act) || excludes.test(fold(description)))
  )
    return;
  noteUnanswered(turn, act.words);
  tell(turn, description ? 'includesNoMore' : 'includesUnknown');
  offerCall(turn);
}

/** "Is that on top of the seven seventy five" */
const onTop =
  /\b(?:on top of|in addition to|over and above|en plus d\w+|par-dessus) (?:the |that |le |ce |les )?(?!(?:that|it)\b)/;

/** "Labour only, you supply the faucet": what is not in the price is told with what is. */
const excludes =
  /\b(?:only|extra|excluded|(?:not|n't|never) (?:\p{L}+ )?includ\w*|separate\w*|you (?:supply|bring|buy|provide|pay)|seulement|exclu\w*|en sus|(?:pas|non) (?:inclu\w*|compris\w*)|vous (?:fournissez|apportez|achetez|payez))\b/u;

const taxStems = contentStems('tax taxes gst pst hst tps tvq');

function asksOfTax(things: readonly string[]): boolean {
  return things.some((stem) => taxStems.has(stem));
}

function answerTax(turn: Turn, service: Service, act: HeardAct): void {
  const tax = taxOn(service);
  if (tax) return tell(turn, tax === 'extra' ? 'taxExtra' : 'taxIncluded');
  noteUnanswered(turn, act.words);
  tell(turn, 'taxUnknown');
}

/**
 * A trouble or a wish told without a question: what would do for it, once, and what it costs.
 * Nothing is pushed where a request is already being taken down.
 */
export function answerDescription(turn: Turn, act: HeardAct): void {
  const { target } = act;
  const { wanted, lastActs } = turn.state;
  // What was done and went wrong is no new sale.
  if (requestOf(turn.state) || turn.answered || lastActs.includes('complain')) return;
  if (target?.kind === 'services' || target?.kind === 'either') {
    const refs = target.kind === 'either' ? target.refs : refsOf(turn, act);
    if (refs.every((ref) => wanted.declined.includes(ref.serviceId))) return;
    const [first] = lookUpAll(turn, refs);
    if (!first) return;
    tell(turn, 'soundsLike', { list: namesOf(turn, refs) });
    if (first.service.pricingType === 'dont_say' && refs.length === 1) {
      focusOn(turn, refs);
      turn.answered = true;
      tellWithheld(turn, first.service);
      return;
    }
    return answerPrice(turn, act);
  }
}
