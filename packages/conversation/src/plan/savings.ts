import { nameOf, type PriceRow, priceRow, recordQuote, sayOption } from '../dialogue/price-rows.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import { type HeardAct, refsMeant, type ServiceRef } from '../heard/heard.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { frequencyIn } from '../knowledge/frequencies.ts';
import { writtenFiguresIn } from '../knowledge/guard.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { firstWords, fold, stem } from '../knowledge/words.ts';
import { asksMercy } from '../listener/asks-mercy.ts';
import { saidAloud } from '../speaking/say-fragment.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { bundleOf, coveredBy, tellBundle } from './bundles.ts';
import { focusOn, lookUpAll, withKnownOption } from './refs.ts';
import { summedUp, talkedOfSoFar } from './summed-up.ts';
import { type Worth, worthOf } from './worth.ts';
import { writtenFact } from './written-facts.ts';

/** So many of one thing, sold at once for less than they cost one by one. */
interface Pack {
  row: PriceRow;
  of: PriceRow;
  count: number;
  cents: number;
  /** What as many cost one by one. */
  apart: number;
}

const calledPack =
  /\b(?:packs?|passe?s?|cards?|punch|package|bundle|membership|club|series|plan|subscription|monthly|book|carte|forfait|abonnement|carnet|laissez)\b|\b\d+\s?-?(?:pack|visits?|days?|class\w*|lessons?|sessions?)\b/;
const mostInPack = 100;
/** A number and what there are so many of stand this near. */
const mostBetween = 3;

/** The packs of a shop, each with the one thing that it is several of. */
function packsOf({ receptionist }: Turn): Pack[] {
  const { services } = receptionist.profile.knowledge;
  return services
    .filter(({ name }) => calledPack.test(fold(name)))
    .flatMap((pack) => rowsOf(pack).flatMap((row) => ofSingle(row, services)));
}

function rowsOf(service: Service): PriceRow[] {
  const options: (ServiceOption | null)[] =
    service.pricingType === 'options' ? service.options : [null];
  return options.flatMap((option) => priceRow(service, option) ?? []);
}

/** What a row is several of: of all that shares a word of its name, what its words tell the most of. */
function ofSingle(row: PriceRow, services: readonly Service[]): Pack[] {
  const { service, option } = row;
  const cents = row.price.amountCents;
  if (cents === null || row.price.maxCents !== null) return [];
  const text = `${service.name} . ${option?.name ?? ''} . ${service.description ?? ''}`;
  const told = contentStems(text);
  const names = contentStems(service.name);
  const found = services
    .filter(
      ({ id, name }) =>
        id !== service.id && sharesName(name, names) && !calledPack.test(fold(name)),
    )
    .flatMap(rowsOf)
    .flatMap((of) => {
      const choice = [...contentStems(of.option?.name ?? '')];
      const unit = of.price.amountCents;
      const count = countIn(text, of) ?? (option && frequencyIn(option.name));
      if (!unit || of.price.maxCents !== null || !count) return [];
      if (choice.length > 0 && !choice.every((word) => told.has(word))) return [];
      const apart = unit * count;
      if (cents <= unit || apart <= cents) return [];
      const beyond = [...contentStems(of.service.name)].filter((word) => !told.has(word)).length;
      return [{ row, of, count, cents, apart, fit: choice.length - beyond }];
    })
    .toSorted((one, other) => other.fit - one.fit);
  const [best, rival] = found;
  return best && (!rival || rival.fit < best.fit) ? [best] : [];
}

/** "And if she took ten": what is sold as just so many at once, in the place of as many one by one. */
export function packOfCount(
  turn: Turn,
  refs: readonly ServiceRef[],
  count: number | null,
): ServiceRef | null {
  const [only, other] = refs;
  const many = only?.count ?? count;
  if (!only || other || !many || many < 2) return null;
  const [pack, rival] = packsOf(turn).filter((one) => one.count === many && isOf(one.of, only));
  return pack && !rival ? refOfRow(pack.row) : null;
}

const sharesName = (name: string, names: ReadonlySet<string>) =>
  [...contentStems(name)].some((word) => names.has(word) && !vagueWords.has(word));

/** How many of a thing words tell of: "ten full days", "five pack". */
function countIn(text: string, { service, option }: PriceRow): number | null {
  const folded = fold(text);
  const counted = contentStems(`${service.name} ${option?.name ?? ''}`);
  const numbers = [...writtenFiguresIn(folded), ...spokenNumbers(folded)];
  const found = numbers.find(({ value, end }) => {
    if (!Number.isInteger(value) || value < 2 || value > mostInPack) return false;
    const words = firstWords(folded.slice(end).replace(/^[\s-]+/, ' '), mostBetween, /[.;,]/);
    return words.some((word) => counted.has(stem(word.text)) || packWord.test(word.text));
  });
  return found?.value ?? null;
}

const packWord =
  /^(?:packs?|pass|card|visits?|days?|times|uses|washes|sessions?|lessons?|class\w*)$/;

/** "How much do I save that way": what the pack, the bundle or the lower of two prices saves; false where there is none. */
export function answerSaving(turn: Turn, act: HeardAct): boolean {
  const told = [...refsMeant(act.target), ...turn.state.focus.refs, ...talkedOfSoFar(turn)];
  const packs = packsOf(turn);
  const pack = packs.find(({ row }) => told.some((ref) => isOf(row, ref)));
  const single = () => packs.find(({ of }) => told.some((ref) => isOf(of, ref)));
  return (
    savedByPack(turn, pack) ||
    savedByBundle(turn, act) ||
    savedByLower(turn, act) ||
    savedByPack(turn, single())
  );
}

function savedByPack(turn: Turn, pack: Pack | undefined): boolean {
  if (!pack) return false;
  recordQuote(turn, pack.row);
  focusOn(turn, [refOfRow(pack.row)]);
  return tellSaved(turn, pack.cents, pack.apart, nameOfRow(turn, pack.row));
}

function savedByBundle(turn: Turn, act: HeardAct): boolean {
  const refs = summedUp(turn, act).map((ref) => withKnownOption(turn, ref));
  const [covering] = coveredBy(turn, lookUpAll(turn, refs));
  if (covering) {
    const [whole] = worthsOf(turn, refs, [covering.whole.service.id]);
    const parts = worthsOf(
      turn,
      refs,
      covering.parts.map(({ service }) => service.id),
    );
    const apart = parts.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
    if (whole?.cents && parts.length > 1)
      return tellSaved(turn, whole.cents, apart, nameOfRow(turn, whole.row));
  }
  const bundle = bundleOf(turn, worthsOf(turn, refs));
  if (!bundle) return false;
  const apart = bundle.covered.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  if (bundle.by.kind === 'words') turn.facts.push(bundle.by.fact);
  const name = bundle.by.kind === 'service' ? nameOfRow(turn, bundle.by.row) : null;
  return tellSaved(turn, bundle.cents, apart, name);
}

function worthsOf(turn: Turn, refs: readonly ServiceRef[], ids?: readonly string[]): Worth[] {
  return refs
    .filter(({ serviceId }) => !ids || ids.includes(serviceId))
    .flatMap((ref) => worthOf(turn, ref) ?? []);
}

/** Of two that were named, or told one after the other, how much less the lower costs. */
function savedByLower(turn: Turn, act: HeardAct): boolean {
  const named = refsMeant(act.target);
  const quoted = turn.state.quotes
    .slice(-2)
    .map(({ serviceId, optionId }) => ({ serviceId, optionId }));
  const known = named.length > 1 ? named : quoted;
  const [first, second, third] = worthsOf(turn, known).toSorted(
    (one, other) => (one.cents ?? 0) - (other.cents ?? 0),
  );
  const ofOne = first?.row.service.id === second?.row.service.id;
  if (!first?.cents || !second?.cents || third || (named.length < 2 && !ofOne)) return false;
  return tellSaved(turn, first.cents, second.cents, nameOfRow(turn, first.row));
}

function tellSaved(turn: Turn, cents: number, apart: number, name: string | null): boolean {
  const { language, focus } = turn.state;
  if (cents >= apart) return false;
  turn.answered = true;
  turn.sums.push(cents, apart, apart - cents);
  focus.toldCents = cents;
  tell(turn, name === null ? 'savesTogether' : 'saves', {
    saved: sayMoney(apart - cents, language),
    service: name ?? '',
    price: sayMoney(cents, language),
    apart: sayMoney(apart, language),
  });
  return true;
}

/** "Is there a deal for that", of what is also sold several at a time: that. */
export function tellPackOf(turn: Turn, act: HeardAct): boolean {
  if (turn.state.model || asksMercy(act.words)) return false;
  const fact = act.target?.kind === 'fact' ? writtenFact(turn, act.target.factId) : null;
  if (fact && ofDeals.test(fold(`${fact.subject} ${fact.said}`))) return false;
  const refs = [...refsMeant(act.target), ...talkedOfSoFar(turn)];
  const all = packsOf(turn);
  // "Every week, is there a deal": what was just told is it.
  if (turn.quotes.some((quote) => all.some(({ row }) => isOf(row, quote)))) return true;
  const packs = all.filter(({ of }) => refs.some((ref) => isOf(of, ref)));
  if (packs.length === 0) return tellBundleOf(turn, refs);
  const { language } = turn.state;
  turn.answered = true;
  for (const { row } of packs.slice(0, 2)) {
    tell(turn, 'price', {
      service: nameOfRow(turn, row),
      price: sayPrice(row.price, language),
    });
    recordQuote(turn, row);
  }
  const [first] = packs;
  if (!first) return false;
  const description = first.row.service.description?.trim();
  if (description) turn.statements.push(saidAloud(description, language));
  focusOn(turn, packs.length === 1 ? [refOfRow(first.row)] : packs.map(({ row }) => refOfRow(row)));
  return true;
}

/** "Is there a deal if you do the other one too": what does all that is talked of for less. */
function tellBundleOf(turn: Turn, refs: readonly ServiceRef[]): boolean {
  const distinct = refs.filter(
    (ref, at) => refs.findIndex(({ serviceId }) => serviceId === ref.serviceId) === at,
  );
  const bundle = bundleOf(turn, worthsOf(turn, distinct));
  if (!bundle) return false;
  turn.answered = true;
  // What it takes the place of is talked of with it.
  for (const { row } of bundle.covered) recordQuote(turn, row);
  tellBundle(turn, bundle);
  return true;
}

/** What an owner writes of lower prices answers by itself. */
const ofDeals =
  /%|\b(?:percent|discounts?|deals?|off|free|specials?|packages?|rabais|escomptes?|gratuit\w*|forfaits?|pour cent)\b/;

const refOfRow = ({ service, option }: PriceRow): ServiceRef => ({
  serviceId: service.id,
  optionId: option?.id ?? null,
});

function nameOfRow({ state }: Turn, { service, option }: PriceRow): string {
  const name = nameOf(service, state.language);
  return option ? `${name}, ${sayOption(option, state.language)}` : name;
}

function isOf({ service, option }: PriceRow, { serviceId, optionId }: ServiceRef): boolean {
  return (
    service.id === serviceId && (optionId === null || option === null || option.id === optionId)
  );
}
