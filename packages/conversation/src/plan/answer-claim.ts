import { nameOf, pricedOptions, priceRow, recordQuote, sayOption } from '../dialogue/price-rows.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { surchargesOf } from '../knowledge/surcharges.ts';
import { fold } from '../knowledge/words.ts';
import { asksMercy } from '../listener/asks-mercy.ts';
import { asSentences } from '../speaking/sentences.ts';
import { tellTravelOnTop, travelFee } from './area.ts';
import { tellOptions, tellWithheld } from './price-of.ts';
import { focusOn, lookUpAll, refsOf } from './refs.ts';
import { tellRow } from './tell-row.ts';
import { proofOfAdded, tellAdded } from './tell-surcharges.ts';
import { worthOf } from './worth.ts';

/** A haggler hears that the price stands, and that the owner will be asked. */
export function answerDiscount(turn: Turn, act: HeardAct): void {
  turn.answered = true;
  turn.state.unanswered.push(act.words.trim());
  // What they would have for less is what is talked of from now on.
  if (act.target?.kind === 'services') focusOn(turn, refsOf(turn, act));
  tell(turn, asksMercy(act.words) ? 'mercyAsked' : 'priceFixed');
}

/** "You told me ten dollars": what the table says, and nothing else, is ours. */
export function answerClaim(turn: Turn, act: HeardAct): void {
  // What a sum came to was answered in this very reply: a figure more is no second price.
  if (turn.answered && (turn.quotes.length > 0 || turn.sums.length > 0)) return;
  const refs = refsOf(turn, act);
  turn.answered = true;
  if (claimsWithTravel(turn, act) && tellTravelOnTop(turn)) return;
  const [first] = lookUpAll(turn, refs);
  // "The tarp thing you said" claims no price of what was talked of before.
  const claimed =
    act.target !== null ||
    (act.slots.amounts?.length ?? 0) > 0 ||
    spokenNumbers(fold(act.words)).length > 0;
  if (first?.service.pricingType === 'dont_say')
    return claimed ? tellWithheld(turn, first.service) : undefined;
  const row = first && priceRow(first.service, first.option);
  if (!row || !claimed || (first.service.pricingType === 'options' && !first.option)) {
    tell(turn, 'claimUnknown');
    turn.state.unanswered.push(act.words.trim());
    // Of what comes at several prices, those are what is listed.
    if (act.target?.kind !== 'services' || !claimed || !first) return;
    focusOn(turn, refs);
    if (pricedOptions(first.service).length > 0 && !turn.state.model)
      tellOptions(turn, first.service);
    return;
  }
  focusOn(turn, refs);
  // "The last place took forty five minutes on her": how much of it there is, and no price.
  const [ref] = turn.state.focus.refs;
  const worth = ref ? worthOf(turn, ref) : null;
  if (worth && worth.further > 0 && (act.slots.amounts?.length ?? 0) === 0) {
    tellRow(turn, worth);
    return;
  }
  if (agreeToSurcharge(turn, act, row.service)) return;
  tell(turn, 'claimPrice', {
    service:
      nameOf(row.service, turn.state.language) +
      (row.option ? `, ${sayOption(row.option, turn.state.language)}` : ''),
    price: sayPrice(row.price, turn.state.language),
  });
  recordQuote(turn, row);
}

/** "You told me three thirty": the sum that was told, with the way to their town. */
function claimsWithTravel(turn: Turn, act: HeardAct): boolean {
  const fee = travelFee(turn)?.cents;
  const told = turn.state.focus.toldCents;
  return fee !== undefined && told !== null && amountsClaimed(act).includes(told + fee);
}

function amountsClaimed({ words, slots }: HeardAct): number[] {
  return [
    ...(slots.amounts ?? []),
    ...spokenNumbers(fold(words)).map(({ value }) => value * 100),
    ...[...words.matchAll(/(?<![\d.,])\d{2,5}(?![\d.,]*\d)/g)].map(
      ([digits]) => Number(digits) * 100,
    ),
    ...amountsIn(words),
  ];
}

/** "You said forty more earlier": what the owner adds was said, and what it comes to where it is due. */
function agreeToSurcharge(turn: Turn, act: HeardAct, service: Service): boolean {
  const claimed = amountsClaimed(act);
  const surcharge = surchargesOf(service).find(({ cents }) => claimed.includes(cents));
  const [ref] = turn.state.focus.refs;
  const worth = surcharge && ref ? worthOf(turn, ref) : null;
  if (!surcharge || !worth) return false;
  tell(turn, 'reckonedRight');
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  if (worth.added.some(({ said }) => said === surcharge.said)) {
    tellAdded(turn, worth);
    turn.state.focus.toldCents = worth.cents;
    recordQuote(turn, worth.row, 1, proofOfAdded(worth));
  } else turn.statements.push(asSentences(surcharge.said));
  return true;
}
