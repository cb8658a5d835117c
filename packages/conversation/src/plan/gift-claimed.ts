import { pricedOptions, priceRow } from '../dialogue/price-rows.ts';
import { noteUnanswered, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { frenchRoot, sensesOf } from '../knowledge/senses.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import { claimedOf, claimsGift, givesAsMuch } from '../listener/claims-gift.ts';
import { servicesByOwnWord } from '../listener/sums.ts';
import { answerClaim } from './answer-claim.ts';
import { bearingOn } from './bearing.ts';
import { tellOptions, tellWithheld } from './price-of.ts';
import { focusOn, lookUp, withKnownOption } from './refs.ts';
import { writtenFact } from './written-facts.ts';

/**
 * "And if they're late it's free, right": nothing is given away that nobody wrote of. What is listed of the thing is
 * told in its place; else that it cannot be confirmed, with what is written of part of it. False where nothing is
 * claimed, or where the owner's own words are of all that is claimed.
 */
export function answerGiftClaimed(turn: Turn, act: HeardAct): boolean {
  const { state, receptionist } = turn;
  const promotions = receptionist.profile.knowledge.promotions ?? [];
  if (state.model || promotions.length > 0 || !claimsGift(act.words, act.act)) return false;
  const { target } = act;
  const claimed = claimedOf(act.words);
  const written = target?.kind === 'fact' ? writtenFact(turn, target.factId, act) : null;
  const text = written ? `${written.subject} . ${written.said}` : '';
  const covers = shareOf(claimed, text);
  // A share of so many by itself is the one that is written.
  const isWritten = covers === 1 || (claimed.length === 0 && ofShare.test(fold(act.words)));
  if (isWritten && givesAsMuch(act.words, text)) return false;
  const [named, other] = servicesByOwnWord(act.words, receptionist);
  if (named && !other) return tellListed(turn, act, named.serviceId);
  turn.answered = true;
  tell(turn, 'claimUnknown');
  noteUnanswered(turn, act.words);
  if (!written || covers === 0 || turn.described.has(written.key)) return true;
  turn.described.add(written.key);
  turn.statements.push(bearingOn(turn, written, act.words));
  turn.facts.push(written.fact);
  return true;
}

const ofShare = /%|\b(?:percent|per cent|pour ?cent)\b/;

/** How much of what is claimed a text is of, 0 to 1. */
function shareOf(stems: readonly string[], text: string): number {
  const words = wordsOf(text).map((word) => stem(word.text));
  const own = new Set([...contentStems(text), ...words].map(frenchRoot));
  const senses = sensesOf(text);
  const held = stems.filter(
    (one) => own.has(one) || [...sensesOf(one)].some((sense) => senses.has(sense)),
  );
  return stems.length === 0 ? 0 : held.length / stems.length;
}

/** What the list says of a service that is claimed to be free or to cost less. */
function tellListed(turn: Turn, act: HeardAct, serviceId: string): boolean {
  const ref = withKnownOption(turn, { serviceId, optionId: null });
  const found = lookUp(turn, ref);
  if (!found) return false;
  const { service, option } = found;
  const row = priceRow(service, option);
  if (row?.price.kind === 'free') return false;
  if (service.pricingType === 'dont_say') {
    tellWithheld(turn, service);
    return true;
  }
  focusOn(turn, [ref]);
  turn.answered = true;
  if (service.pricingType === 'options' && !option && pricedOptions(service).length > 0) {
    tell(turn, 'claimUnknown');
    noteUnanswered(turn, act.words);
    tellOptions(turn, service);
    return true;
  }
  answerClaim(turn, { ...act, target: { kind: 'services', refs: [ref] } });
  return true;
}
