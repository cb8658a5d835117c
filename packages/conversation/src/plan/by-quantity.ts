import { priceRow } from '../dialogue/price-rows.ts';
import type { QuestionKind } from '../dialogue/state.ts';
import { lastAnswered, lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { countsOf, loneNumber } from '../knowledge/counts-said.ts';
import { lengthSaid } from '../knowledge/durations.ts';
import { type Tier, tierOf } from '../knowledge/further-priced.ts';
import { optionForCount } from '../knowledge/option-measures.ts';
import {
  type BareUnit,
  type Quantity,
  quantityOf,
  type Rate,
  ratesIn,
} from '../knowledge/rates.ts';
import { surchargesOf } from '../knowledge/surcharges.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import { furtherIn, furtherOfBare } from './extras.ts';
import { answerPrice } from './prices.ts';
import { lookUp, withKnownOption } from './refs.ts';
import { tellTimes } from './tell-surcharges.ts';
import { isNamed } from './told-already.ts';
import { core } from './told-extras.ts';
import { worthOf } from './worth.ts';
import { type WrittenFact, writtenFacts } from './written-facts.ts';

/** Acts that may say no more than how much of something it is. */
const counting: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.fact',
  'ask.offer',
  'ask.includes',
  'ask.hours',
  'ask.when',
  'give',
  'correct',
  'choose',
  'describe',
  'claim',
  'unclear',
  'aside',
  'ack',
  'affirm',
  'either',
]);
const unsuited = /^(?:complain|alarm\.|want\.(?:cancel|move)|ask\.status|who\.|wrong|hold|repeat)/;
/** A number alone answers these. */
const askedForNumbers: ReadonlySet<QuestionKind> = new Set([
  'phone',
  'address',
  'time',
  'whichSlot',
  'bookingRight',
  'detailsRight',
]);
/** A rate told this many lines ago is still what a number is of. */
const linesInMind = 2;

/**
 * Tells what comes of how much, how long, how many or which ways a caller says, by the rate that was told or by the
 * price that is talked of.
 * @returns the acts that are left to be met: all of them, where nothing was told.
 */
export function answerByQuantity(turn: Turn, acts: readonly HeardAct[]): readonly HeardAct[] {
  const { state } = turn;
  if (state.model || state.urgent || acts.some(({ act }) => unsuited.test(act))) return acts;
  const told = acts.some(({ act }) => counting.has(act) || act === 'want.book');
  if (!told || !(tellOfRate(turn, acts) || tellOfPrice(turn, acts))) return acts;
  turn.answered = true;
  return acts.filter(({ act }) => !counting.has(act));
}

const expectsNumber = ({ state: { open } }: Turn) =>
  open !== null && askedForNumbers.has(open.question.kind);

/** A rate of a note or an answer, and where it stands. */
interface WrittenRate {
  rate: Rate;
  written: WrittenFact;
}

function ratesWritten(turn: Turn): WrittenRate[] {
  return writtenFacts(turn).flatMap((written) =>
    ratesIn(written.said).flatMap((rate) => (rate.further ? [] : { rate, written })),
  );
}

/** "And if it's two", of a late fee by the hour that was told. */
function tellOfRate(turn: Turn, acts: readonly HeardAct[]): boolean {
  const words = lastSaid(turn);
  const { transcript, focus } = turn.state;
  const lines = transcript
    .filter(({ role }) => role === 'assistant')
    .slice(-linesInMind)
    .map(({ content }) => fold(content))
    .toReversed();
  const found = lines.flatMap((line, at) =>
    ratesWritten(turn).flatMap(({ rate, written }) => {
      if (!line.includes(core(rate.said))) return [];
      // What it came to for another number was told last.
      const inMind = at === 0 || focus.factId === written.key;
      const bare = inMind && !expectsNumber(turn) ? bareUnit(turn, rate) : null;
      const quantity = quantityOf(rate, words, bare);
      return quantity && quantity.times > 0 ? { rate, written, quantity } : [];
    }),
  );
  const [first] = found;
  const other = acts.some(
    ({ target, words: said }) => target?.kind === 'services' && isNamed(turn, target, said),
  );
  if (!first || (other && first.rate.unit.by !== 'way')) return false;
  tellWritten(turn, first.written, first.rate, first.quantity);
  turn.state.focus.factId = first.written.key;
  return true;
}

function tellWritten(turn: Turn, { fact }: WrittenFact, rate: Rate, quantity: Quantity): void {
  const cents = rate.cents * quantity.times;
  turn.sums.push(rate.cents, cents);
  turn.facts.push(fact);
  tellTimes(turn, rate, quantity, cents);
}

/** A bare number is of what the caller counted before, or of what the rate is for. */
function bareUnit({ state }: Turn, { unit }: Rate): BareUnit {
  const before = state.transcript
    .filter(({ role }) => role === 'user')
    .slice(0, -1)
    .flatMap(({ content }) => lengthSaid(fold(content)) ?? [])
    .at(-1);
  const minutes = before ?? (unit.by === 'time' ? unit.minutes : 0);
  return minutes >= 60 ? 'hours' : 'minutes';
}

/** What a rate that was told in this very turn comes to, where the caller said how much it would be. */
export function tellOfRateTold(turn: Turn): void {
  if (turn.state.model || !turn.answered) return;
  const line = fold(turn.statements.join(' '));
  const told = new Set(turn.facts.map(({ id }) => id));
  for (const { rate, written } of ratesWritten(turn)) {
    if (!told.has(written.fact.id) || !line.includes(core(rate.said))) continue;
    const quantity = quantityOf(rate, lastSaid(turn), null);
    if (!quantity || quantity.times < 2 || turn.sums.includes(rate.cents * quantity.times))
      continue;
    tellWritten(turn, written, rate, quantity);
    return;
  }
}

/** "It's gonna take me fifty minutes", of what is priced by how long it takes: that price. */
function tellOfPrice(turn: Turn, acts: readonly HeardAct[]): boolean {
  const { focus, quotes } = turn.state;
  const known = [...focus.refs, ...quotes.filter(({ oneOf }) => !oneOf).toReversed()];
  const seen = new Set<string>();
  for (const { serviceId, optionId } of known) {
    if (seen.has(serviceId)) continue;
    seen.add(serviceId);
    const ref = counted(turn, withKnownOption(turn, { serviceId, optionId }));
    const worth = ref && worthOf(turn, ref);
    if (!ref || !worth || worth.cents === null || worth.cents === focus.toldCents) continue;
    if (namesAnother(turn, acts, serviceId)) continue;
    answerPrice(turn, priceAct(turn, ref));
    return true;
  }
  return false;
}

function namesAnother(turn: Turn, acts: readonly HeardAct[], serviceId: string): boolean {
  return acts.some(
    ({ target, words }) =>
      target?.kind === 'services' &&
      target.refs.some((ref) => ref.serviceId !== serviceId) &&
      isNamed(turn, target, words),
  );
}

function priceAct(turn: Turn, ref: ServiceRef): HeardAct {
  const words = lastSaid(turn);
  const target = { kind: 'services' as const, refs: [ref] };
  return { act: 'ask.price', confidence: 1, start: 0, end: words.length, words, target, slots: {} };
}

/** What a caller's words count of a service, with the option that is for as many; null where they count nothing of it. */
function counted(turn: Turn, ref: ServiceRef): ServiceRef | null {
  const found = lookUp(turn, ref);
  if (!found) return null;
  const { service } = found;
  const words = lastSaid(turn);
  const adds = surchargesOf(service).some(
    ({ each }) => each !== null && quantityOf(each, words, null) !== null,
  );
  const option = optionOf(turn, found) ?? found.option;
  const row = priceRow(service, option);
  if (!row || (service.pricingType === 'options' && !option)) return null;
  const bare = expectsNumber(turn) ? null : furtherOfBare(row, words, lastAnswered(turn));
  const further = furtherIn(row, words) ?? bare ?? 0;
  const chosen = option !== null && option.id !== ref.optionId;
  if (!adds && further === 0 && !chosen) return null;
  return { serviceId: service.id, optionId: option?.id ?? null };
}

/** Of options that are for so many each, the one that is for as many as the caller says. */
function optionOf(turn: Turn, { service }: NonNullable<ReturnType<typeof lookUp>>) {
  const [first] = service.options;
  const tier = first ? tierOf(service, first) : null;
  const value = tier && numberOf(turn, tier);
  return value === null ? null : optionForCount(service.options, value);
}

function numberOf(turn: Turn, tier: Tier): number | null {
  if (tier.ofTime || tier.stems.size === 0) return null;
  const folded = fold(lastSaid(turn));
  const [said] = countsOf(folded, tier.stems).toSorted((one, other) => other.value - one.value);
  if (said) return said.value;
  const spokenOf = wordsOf(lastAnswered(turn)).some(({ text }) => tier.stems.has(stem(text)));
  return spokenOf && !expectsNumber(turn) ? loneNumber(folded) : null;
}

/** "Hubcaps, I've got four", asked whether they are done: yes, and what as many come to; false where that is not known. */
export function tellForCount(turn: Turn, act: HeardAct, refs: readonly ServiceRef[]): boolean {
  const { count } = act.slots;
  const [only, other] = refs;
  if (!only || other || !count || count < 2) return false;
  if (!worthOf(turn, { ...only, count })?.cents) return false;
  tell(turn, 'yes');
  answerPrice(turn, act);
  return true;
}
