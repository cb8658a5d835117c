import { priceRow } from '../dialogue/price-rows.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { ownersMoneyIn } from '../knowledge/guard.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';
import { amountsSaid, calledByPrice } from '../listener/amounts-said.ts';
import { findsOut } from '../listener/look-first.ts';
import { asksBarePrice } from '../listener/price-of-named.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences } from '../speaking/sentences.ts';
import { clausesTold } from './conclusions.ts';
import { focusOn, lookUpAll, withKnownOption } from './refs.ts';
import { sayWritten } from './say-written.ts';
import { worthOf } from './worth.ts';
import { writtenFacts } from './written-facts.ts';

/**
 * What is asked of a price once it was told: whether it is taken off later, whether it is for each way, and what it
 * comes down to after a discount that was told. Only from what is written where the price or the discount came from.
 */
export function answerPriceFollowUp(turn: Turn, act: HeardAct): boolean {
  if (turn.state.model || !mayAsk.test(act.act) || act.slots.reckoning) return false;
  return (
    tellReduced(turn, act) ||
    tellTakenOff(turn, act) ||
    tellForWhat(turn, act) ||
    tellUnit(turn, act) ||
    tellComingOver(turn, act)
  );
}

const mayAsk =
  /^(?:ask\.(?:fact|price|total|includes|next|compare|discount|offer|donow|when)|claim|correct)$/;

/** "Do I get that back if I go ahead", "is that on top too". */
const asksBack =
  /\b(?:(?:get|have|gets|see) (?:that|it|this|my money|any of (?:that|it)|the \p{L}+) (?:back|off|taken off|credited)|(?:come|comes|goes|go|count|counts|applied|apply|applies|credited|knocked|deducted|taken) (?:off|toward|towards|against|back)|still (?:pay|owe|have to pay|gotta pay|charge\w*)(?! (?:with|by|cash))|(?:on top|as well|in addition|extra)(?: (?:of (?:that|it|the \p{L}+)))?(?: too| as well)?\W*$|(?:deduit\w*|deduis\w*|enlev\w*|rembours\w*|credit\w*|ravoir|appliqu\w*)|(?:pay\w*|paie)(?:-| )?(?:tu|je|vous)?(?: ca| quand meme| pareil)+|en plus\W*$)/u;
/** What an owner takes off of something else later. */
const takenOff =
  /\b(?:taken off|comes? off|credited|deducted|(?:goes|applied|counts|put|applies) (?:to|toward|towards|against)|refunded|waived|deduite?s?|appliquee?s?|credite?e?s?|rembourse?e?s?|soustraite?s?)\b/;

/** Tells what is written of whether a price is taken off, of the thing that was priced or of what it is taken off. */
function tellTakenOff(turn: Turn, { words, target }: HeardAct): boolean {
  const folded = fold(words);
  if (!asksBack.test(folded)) return false;
  const { receptionist, state } = turn;
  const lately = state.quotes.slice(-mostLately).toReversed();
  const called = calledByPrice(words, receptionist.candidates);
  const refs: readonly ServiceRef[] =
    called.length > 0
      ? called
      : [
          ...state.focus.refs,
          ...lately,
          ...(target?.kind === 'services' || target?.kind === 'either' ? target.refs : []),
        ];
  const talkedOf = lookUpAll(turn, refs).map(({ service }) => service);
  const names = new Set(talkedOf.flatMap(({ name }) => [...contentStems(name)]));
  const asked = contentStems(words);
  for (const service of [...talkedOf, ...receptionist.profile.knowledge.services]) {
    const clause = clausesOf(service.description ?? '').find((one) => takenOff.test(fold(one)));
    if (!clause) continue;
    const own = talkedOf.includes(service);
    // "Taken off the price of the course", asked while the course is talked of.
    if (!own && ![...contentStems(clause)].some((stem) => names.has(stem))) continue;
    // "Are parts on top": of another thing than the price itself.
    const things = [...asked].filter((stem) => foreign(stem, `${service.name} ${clause}`, names));
    if (called.length === 0 && onTop.test(folded) && things.length > 0) continue;
    turn.answered = true;
    turn.facts.push({ kind: 'service', id: service.id, label: service.name });
    const said = sayWritten(turn, service, clause);
    turn.verdicts.add(said);
    turn.statements.push(said);
    return true;
  }
  return false;
}

const onTop = /\b(?:on top|as well|in addition|extra|en plus)\b/;
const mostLately = 3;

function foreign(stem: string, written: string, names: ReadonlySet<string>): boolean {
  return !names.has(stem) && !contentStems(written).has(stem) && !ofPaying.has(stem);
}

const ofPaying = contentStems(
  'pay paying still top extra back get money price cost owe charge payer paye plus off addition saw going coming out',
);

/** "And that's thirty each way": what an amount that was told is for, in the words it was told in. */
function tellForWhat(turn: Turn, { words }: HeardAct): boolean {
  const folded = fold(words);
  if (!eachWay.test(folded)) return false;
  const said = amountsSaid(words);
  for (const { clause, fact } of clausesTold(turn)) {
    const amounts = ownersMoneyIn(clause).map(({ cents }) => cents);
    if (!bothWays.test(fold(clause)) || amounts.length === 0) continue;
    if (said.length > 0 && !amounts.some((cents) => said.includes(cents))) continue;
    turn.answered = true;
    turn.facts.push(fact);
    tell(turn, 'bothWays');
    turn.verdicts.add(turn.statements.at(-1) ?? '');
    return true;
  }
  return false;
}

const eachWay =
  /\b(?:each way|one way|(?:per|each|a) trip|both ways|there and back|round trip|chaque (?:voyage|sens|bord|aller)|aller[- ]simple|aller[- ]retour|par (?:voyage|aller)|l'aller)\b/;
const bothWays = /\b(?:round trip|both ways|there and back|aller[- ]retour|aller et retour)\b/;

/** "Is that a year or a month": the price that was told, with what it is for. */
function tellUnit(turn: Turn, { words }: HeardAct): boolean {
  if (!asksUnit.test(fold(words))) return false;
  const [ref, other] = turn.state.focus.refs;
  const [found] = ref && !other ? lookUpAll(turn, [withKnownOption(turn, ref)]) : [];
  const row = found && priceRow(found.service, found.option);
  if (!found || !row?.price.unit || found.service.pricingType === 'dont_say') return false;
  turn.answered = true;
  turn.facts.push({ kind: 'service', id: found.service.id, label: found.service.name });
  turn.statements.push(asSentences(sayPrice(row.price, turn.state.language)));
  return true;
}

const unit =
  '(?:hour|day|week|month|year|visit|person|head|room|night|piece|item|trip|unit|window|heure|jour|semaine|mois|annee|an|visite|personne|piece|nuit|unite)';
const asksUnit = new RegExp(
  `\\b(?:an?|per|by the|for the|each|every|par) ${unit}\\b.{0,20}\\b(?:or|ou)\\b|^\\W*(?:(?:and|so|et|pis|ok(?:ay)?) )*(?:is|was|would|c'est|est-ce que c'est)(?: that| it|[- ]tu)?(?: be)? (?:an?|per|by the|each|every|par) ${unit}\\W*$`,
);

/** "So that one twenty nine comes down to", after a discount that was told. */
function tellReduced(turn: Turn, act: HeardAct): boolean {
  const folded = fold(act.words);
  const plainly = comesDown.test(folded);
  if (!plainly && !asksBarePrice(act.words) && !thenPays.test(folded)) return false;
  const share = shareTold(turn, plainly ? linesBack : 1);
  if (!share) return false;
  const [called, second] = calledByPrice(act.words, turn.receptionist.candidates);
  const [talkedOf, other] = turn.state.focus.refs;
  const ref = called && !second ? called : called || other ? null : talkedOf;
  const known = ref ? withKnownOption(turn, ref) : null;
  const [found] = known ? lookUpAll(turn, [known]) : [];
  const row = found && priceRow(found.service, found.option);
  if (!known || !found || !row || found.service.pricingType === 'dont_say') return false;
  const cents = called ? row.price.amountCents : (worthOf(turn, known)?.cents ?? null);
  if (cents === null || row.price.kind !== 'exact') return false;
  // "But not off the service call": that one keeps its price.
  const except = contentStems(share.except);
  if ([...contentStems(found.service.name)].some((stem) => except.has(stem))) return false;
  const reduced = Math.round(cents * (1 - share.percent / 100));
  turn.answered = true;
  turn.sums.push(reduced);
  focusOn(turn, [known]);
  turn.state.focus.toldCents = reduced;
  tell(turn, 'reducedTo', { price: sayMoney(reduced, turn.state.language) });
  turn.verdicts.add(turn.statements.at(-1) ?? '');
  return true;
}

const linesBack = 3;
const comesDown =
  /\b(?:comes? (?:down|out) (?:to|at)|(?:brings?|knocks?|gets?|takes?|drops?) (?:it|that|this|her|him|the price|the total) (?:down )?to|down to|after (?:that|the|his|her|their|my) (?:discount|percent|\p{L}+ percent)|with (?:that|the|her|his|their|my) (?:discount|\p{L}+ percent)|descend\w*|baisse a|(?:avec|apres|moins) (?:le|ce|son|leur|mon) (?:rabais|escompte|\p{L}+ pour cent))\b/u;
const thenPays =
  /^(?:(?:ok|okay|so|and|oh|well|alright|fait que|pis|donc|alors|et)[, ]+)*(?:what(?:'s|'d|'ll| is| does| would| will|s)? (?:he|she|they|i|we|my \p{L}+) (?:be )?(?:pay\w*|owe)|(?:il|elle|je|on) paye(?:rait)? combien|ca (?:fait|ferait|revient|reviendrait)(?:-tu)? (?:a )?combien)\b/u;

/** What is taken off by a share, as it was told so many lines ago at most, and what it is not taken off. */
function shareTold(turn: Turn, lines: number): { percent: number; except: string } | null {
  const shares = clausesTold(turn, lines).flatMap(({ clause }) => {
    const folded = fold(clause);
    const [, percent] = share.exec(folded) ?? [];
    if (!percent || !lessens.test(folded)) return [];
    const [, except = ''] = exception.exec(folded) ?? [];
    return { percent: Number(percent), except };
  });
  const [only, other] = shares;
  return only && !other ? only : null;
}

const share = /\b(\d{1,2}) ?(?:%|percent\b|per cent\b|pour ?cent\b)/;
const lessens = /\b(?:off|discount|less|rabais|reduction|escompte|de moins)\b/;
const exception = /\b(?:not|except|excluding|but not|sauf|pas sur|excepte)\b(.*)$/;

/**
 * "What does it cost to have somebody come and look", of work whose price is kept back: what is written of quotes and
 * visits answers, and not that the price of the work cannot be told.
 */
function tellComingOver(turn: Turn, { act, words }: HeardAct): boolean {
  if (!/^ask\.(?:price|total|fact)$/.test(act) || !findsOut(words)) return false;
  const talkedOf = lookUpAll(turn, turn.state.focus.refs);
  if (talkedOf.length === 0 || talkedOf.some(({ service }) => service.pricingType !== 'dont_say'))
    return false;
  const [found] = writtenFacts(turn).filter(
    ({ fact, said }) =>
      ofComing.test(fold(fact.label)) && ofCost.test(fold(`${fact.label} ${said}`)),
  );
  if (!found) return false;
  turn.answered = true;
  turn.facts.push(found.fact);
  turn.statements.push(asSentences(found.said));
  return true;
}

const ofComing =
  /\b(?:quotes?|estimates?|visits?|service calls?|call-?outs?|site (?:visits?|checks?)|soumissions?|estimations?|devis|deplacements?|visites?)\b/;
const ofCost = /\b(?:free|no charge|cost\w*|charge\w*|gratuit\w*|sans frais|frais|\d+)\b/;
