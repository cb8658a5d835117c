import { nameOf, type PriceRow, pricedOptions, recordQuote } from '../dialogue/price-rows.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import type { ServiceRef } from '../heard/heard.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { jointServices } from '../knowledge/joint-services.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';
import { rememberingOf } from '../remembering.ts';
import { clausesOf, saidAloud } from '../speaking/say-fragment.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import {
  calledBundle,
  covers,
  distinctAmong,
  isBundle,
  isCalledJoint,
  isOfOther,
  isOfSibling,
  joinedPrice,
  joining,
  joinsByName,
  joinsOtherwise,
  namesAllOf,
  ofOthers,
  toldBy,
} from './bundle-parts.ts';

import { focusOn, lookUpAll, type Referred } from './refs.ts';
import { type Worth, withoutFurther, worthOf } from './worth.ts';
import { writtenFacts } from './written-facts.ts';

/** What does the work of several services for less than they cost apart. */
export interface Bundle {
  /** The service that does it all, or the owner's words that price them together. */
  by:
    | { kind: 'service'; row: PriceRow }
    | { kind: 'words'; said: string; fact: Turn['facts'][number] };
  cents: number;
  /** The parts whose place it takes. */
  covered: readonly Worth[];
}

/** The bundle that takes the place of most of what was named; null where none costs less. */
export function bundleOf(turn: Turn, parts: readonly Worth[]): Bundle | null {
  const bundles = [...bundlesOfServices(turn, parts), ...bundlesInWords(turn, parts)];
  return (
    bundles.toSorted(
      (one, other) => other.covered.length - one.covered.length || one.cents - other.cents,
    )[0] ?? null
  );
}

/** What does all of it for less; a model that leads has read of it and offers it itself. */
export function bundleOfAll(turn: Turn, parts: readonly Worth[]): Bundle | null {
  const bundle = turn.state.model ? null : bundleOf(turn, parts);
  return bundle && bundle.covered.length === parts.length ? bundle : null;
}

/** Tells of what does all of several things that were offered for less than they cost apart. */
export function tellBundleOfAll(turn: Turn, refs: readonly ServiceRef[]): void {
  const worths = refs.flatMap((ref) => worthOf(turn, ref) ?? []);
  const bundle = worths.length === refs.length ? bundleOfAll(turn, worths) : null;
  if (bundle) tellBundle(turn, bundle);
}

/**
 * "A cut and my roots", where cuts come in lengths and one price does both whatever the length: that price, before
 * anybody is asked which. False where none is less than the parts at their least.
 */
export function tellBundleOfOpen(turn: Turn, refs: readonly ServiceRef[]): boolean {
  const named = lookUpAll(turn, refs);
  const isOpen = ({ service, option }: Referred) =>
    service.pricingType === 'options' && option === null;
  if (turn.state.model || !named.some(isOpen) || named.length < 2) return false;
  const choices = named.map((one) =>
    isOpen(one)
      ? pricedOptions(one.service).map(({ id }) => ({ serviceId: one.service.id, optionId: id }))
      : [{ serviceId: one.service.id, optionId: one.option?.id ?? null }],
  );
  const most = Math.max(...choices.map(({ length }) => length));
  const found = Array.from({ length: most }, (_, at) => {
    const parts = choices.flatMap((all) => worthOf(turn, all[at] ?? all[0] ?? noRef) ?? []);
    const bundle = parts.length === named.length ? bundleOf(turn, parts) : null;
    return bundle && bundle.covered.length === parts.length ? bundle : null;
  });
  const [first] = found;
  const service = first?.by.kind === 'service' ? first.by.row.service : null;
  const always = found.every((one) => one?.by.kind === 'service' && one.by.row.service === service);
  if (!first || !service || !always) return false;
  turn.answered = true;
  tellBundle(turn, first, 'bundleDoesAll');
  return true;
}

/** The owner's words for what several things are together; what stands in a description has no verb of its own. */
export function wordsOf(
  { state }: Turn,
  { said, fact }: Extract<Bundle['by'], { kind: 'words' }>,
): string {
  return fact.kind === 'service' ? saidAloud(said, state.language) : asSentences(said);
}

const noRef: ServiceRef = { serviceId: '', optionId: null };

/** Tells of a bundle, which is then what is talked of. */
export function tellBundle(
  turn: Turn,
  { by, cents }: Bundle,
  as: 'bundle' | 'bundleDoesAll' = 'bundle',
): void {
  const { language, focus } = turn.state;
  turn.sums.push(cents);
  focus.toldCents = cents;
  if (by.kind === 'words') {
    turn.facts.push(by.fact);
    const told = turn.statements.some((one) => one.includes(by.said.slice(1)));
    if (told) tell(turn, 'priceTotal', { total: sayMoney(cents, language) });
    else turn.statements.push(wordsOf(turn, by));
    return;
  }
  tell(turn, as, {
    service: nameOf(by.row.service, language),
    price: sayPrice(by.row.price, language),
  });
  recordQuote(turn, by.row);
  focusOn(turn, [{ serviceId: by.row.service.id, optionId: null }], 1);
}

/** One service that was named, and others named with it that are part of it. */
export interface Covering {
  whole: Referred;
  parts: readonly Referred[];
}

/** What of all that was named is part of something else of it, and need not be priced apart. */
export function coveredBy(turn: Turn, named: readonly Referred[]): Covering[] {
  const distinct = distinctAmong(named.map((row) => ({ row })));
  const worths = rememberingOf(({ service, option }: Referred) =>
    worthOf(turn, { serviceId: service.id, optionId: option?.id ?? null }),
  );
  const holds = (whole: Referred, part: Referred) =>
    whole.service.id !== part.service.id &&
    !ofOthers(whole, part) &&
    (joinsByName(turn, whole.service, part.service) ||
      (isBundle(turn, whole.service) && covers(toldBy(whole.service), part, distinct)));
  return named.flatMap((whole) => {
    const instead = takenPlaceOf(turn, whole, named, worths);
    const parts = named.filter(
      (part) => (holds(whole, part) && !holds(part, whole)) || instead.has(part.service.id),
    );
    return parts.length > 0 ? [{ whole, parts }] : [];
  });
}

/** The services among those named whose place another of them takes for less: what was offered for them is their sum. */
function takenPlaceOf(
  turn: Turn,
  { service: whole }: Referred,
  named: readonly Referred[],
  worths: (one: Referred) => Worth | null,
): ReadonlySet<string> {
  const others = named.filter(({ service }) => service.id !== whole.id);
  if (others.length < 2 || joinedPrice(whole) === null) return new Set();
  const parts = others.flatMap((one) => worths(one) ?? []);
  const found = bundlesOfServices(turn, parts, [whole]);
  return new Set(found.flatMap(({ covered }) => covered.map(({ row }) => row.service.id)));
}

/** The owner's words that price several of these together, whatever options are still open. */
export function togetherInWords(turn: Turn, parts: readonly Referred[]): Bundle['by'] | null {
  const distinct = distinctAmong(parts.map(({ service }) => ({ row: { service } })));
  for (const { said, fact, inOwnWords } of writtenFacts(turn)) {
    if (!inOwnWords) continue;
    for (const sentence of sentences(said)) {
      if (!together.test(fold(sentence)) || mayBeMoneyIn(sentence).length === 0) continue;
      const told = contentStems(sentence);
      const covered = parts.filter((part) => covers(told, part, distinct));
      if (covered.length > 1) return { kind: 'words', said: sentence, fact };
    }
  }
  return null;
}

function bundlesOfServices(
  turn: Turn,
  parts: readonly Worth[],
  among: readonly Service[] = turn.receptionist.profile.knowledge.services,
): Bundle[] {
  const ids = new Set(parts.map(({ row }) => row.service.id));
  // Twice the same for two of them is nothing that a third service does at once.
  if (ids.size < 2) return [];
  const distinct = distinctAmong(parts);
  return among.flatMap((service) => {
    const price = ids.has(service.id) ? null : joinedPrice(service);
    if (!price) return [];
    const { row, cents } = price;
    const joined = isCalledJoint(service) || joining.test(service.name);
    const told = toldBy(service);
    const joins = jointServices(turn.receptionist.profile.knowledge.services).get(service.id);
    const covered = parts.filter(
      (part) =>
        (joins?.includes(part.row.service.id) ?? true) &&
        (covers(told, part.row, distinct) || joinsOtherwise(service, part.row.service, joins)) &&
        (joined || namesAllOf(told, part.row.service)) &&
        !isOfSibling(turn, told, part.row.service, service) &&
        !isOfOther(part.row, told),
    );
    if (new Set(covered.map((part) => part.row.service.id)).size < 2) return [];
    const named = contentStems(service.name);
    const speaksOfOne =
      calledBundle.test(fold(service.name)) ||
      covered.some(({ row: part }) =>
        [...contentStems(part.service.name)].some((one) => named.has(one)),
      );
    const sum = sumOf(covered);
    return speaksOfOne && sum !== null && cents < sum
      ? [{ by: { kind: 'service' as const, row }, cents, covered }]
      : [];
  });
}

/** "Mouse and ant treatment together are 395 instead of 450." */
function bundlesInWords(turn: Turn, parts: readonly Worth[]): Bundle[] {
  if (parts.length < 2) return [];
  return [...bundlesDescribed(parts), ...bundlesWritten(turn, parts)];
}

/** "160 with the downspouts flushed the same day", written of one of them: what the two are together. */
function bundlesDescribed(parts: readonly Worth[]): Bundle[] {
  const distinct = distinctAmong(parts);
  return parts.flatMap((part) => {
    const { service } = part.row;
    return clausesOf(service.description ?? '').flatMap((clause): Bundle[] => {
      const folded = fold(clause);
      const [price, other] = mayBeMoneyIn(clause);
      if (!price || other || !besideNamed.test(folded) || changesPrice.test(folded)) return [];
      const told = contentStems(clause);
      const others = parts.filter(
        (one) => one.row.service.id !== service.id && covers(told, one.row, distinct),
      );
      const covered = [part, ...others];
      const sum = sumOf(covered);
      const dearest = Math.max(...covered.map((one) => withoutFurther(one) ?? 0));
      const fact = { kind: 'service' as const, id: service.id, label: service.name };
      return others.length > 0 && sum !== null && price.cents < sum && price.cents > dearest
        ? [{ by: { kind: 'words', said: clause, fact }, cents: price.cents, covered }]
        : [];
    });
  });
}

const besideNamed = /\b(?:with|and|both|together|avec|et|ensemble)\b/;
const changesPrice =
  /\b(?:off|less|more|extra|additional|each|every|per|de moins|rabais|de plus|en sus|chaque|par)\b/;

function bundlesWritten(turn: Turn, parts: readonly Worth[]): Bundle[] {
  const distinct = distinctAmong(parts);
  return writtenFacts(turn).flatMap(({ said, fact, inOwnWords }) =>
    (inOwnWords ? sentences(said) : []).flatMap((sentence): Bundle[] => {
      const folded = fold(sentence);
      const [first, second, third] = mayBeMoneyIn(sentence);
      if (!together.test(folded) || !first || third) return [];
      const told = contentStems(sentence);
      const covered = parts.filter(
        (part) => covers(told, part.row, distinct) && !isOfOther(part.row, told),
      );
      const sum = sumOf(covered);
      if (new Set(covered.map(({ row }) => row.service.id)).size < 2 || sum === null) return [];
      const off = offAfter.test(folded.slice(first.end));
      if (second && (off || second.cents !== sum)) return [];
      const cents = off ? sum - first.cents : first.cents;
      const dearest = Math.max(...covered.map((part) => withoutFurther(part) ?? 0));
      return cents < sum && cents > dearest / 2
        ? [{ by: { kind: 'words', said: sentence, fact }, cents, covered }]
        : [];
    }),
  );
}

function sumOf(parts: readonly Worth[]): number | null {
  return parts.reduce<number | null>((total, part) => {
    const cents = withoutFurther(part);
    return total === null || cents === null ? null : total + cents;
  }, 0);
}

const together =
  /\b(?:together|both|combo|combined|bundle|package|pair|duo|same (?:visit|day|time)|at once|instead of|ensemble|les deux|forfait|combine\w*|jumele\w*|meme (?:visite|jour|temps)|au lieu de|plutot que)\b/;
const offAfter = /^\s?(?:off|less|de moins|de rabais|d'escompte)\b/;
