import { eachInSteps, inOneGo, type Steps } from '../steps.ts';
import type { Service, ServiceOption } from './business.ts';
import { asideWords, smallWords, vagueWords } from './common-words.ts';
import { kindsOfWork } from './kinds-of-work.ts';
import {
  namesOnly,
  type PhraseTable,
  phraseStems,
  spokenPhrases,
  stemsOf,
  termsOf,
} from './phrases.ts';
import { parsePrice } from './prices.ts';
import { hourlyRate } from './synonyms.ts';
import { soundOf, stem, wordsOf } from './words.ts';

/**
 * A service as it is searched: each stem of its name, weighed by how well it tells it apart, and
 * those that only qualify it, such as what stands in brackets. `total` counts the name alone.
 */
export interface ServiceEntry {
  service: Service;
  weights: ReadonlyMap<string, number>;
  total: number;
  kinds: ReadonlySet<string>;
  /** Stems of a name such as "Service Call", found only when said whole and in order. */
  onlyWhole: string | null;
  /** A name of two words or more, as written: said like this, nothing beside it counts. */
  inFull: string | null;
  /** The stem that names the thing: `tint` in "Full Window Tint", `borne` in "Borne de recharge". */
  head: string;
  options: readonly { option: ServiceOption; stems: readonly string[] }[];
  optionStems: ReadonlySet<string>;
}

/** A business's services made ready for matching; see `compileServices`. */
export interface ServiceIndex {
  readonly services: readonly Service[];
  readonly entries: readonly ServiceEntry[];
  /** Which entries have a stem in their name or an option's. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** The stems that stand in a name. */
  readonly titled: ReadonlySet<string>;
  /** Whether any name joins two things: "Haircut and Beard Combo". */
  readonly joinedNames: boolean;
  /** The stems around the "plus" of each name that has one: "Ceramic Coating Plus". */
  readonly plusNames: readonly { before: string; after: string | null }[];
  readonly known: ReadonlySet<string>;
  /** Words of the names as written, by how they sound and by first letter. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly byStart: ReadonlyMap<string, readonly string[]>;
  readonly phrases: PhraseTable;
}

const kindOf = new Map<string, string>(
  Object.entries(kindsOfWork).flatMap(([kind, words]) =>
    words.map((word): [string, string] => [stem(word), kind]),
  ),
);

/** The kind of work a stem names, such as `repair` for `fix`; undefined when it names none. */
export function kindOfWork(one: string): string | undefined {
  return kindOf.get(one);
}

/** Whether a name joins two things: "Haircut and Beard Combo". */
export function joinsNames(name: string): boolean {
  return /[&/,]|\b(and|or|et|ou)\b/i.test(name);
}

/** Brackets and what follows a dash qualify a name; they are not needed to recognise it. */
function coreOf(name: string): string {
  return name.replace(/\([^)]*\)/g, ' ').replace(/(\p{L})-(\p{L})/gu, '$1$2');
}

/** `PPF` for "Paint Protection Film": initials of three words or more, or given in brackets. */
function abbreviationsOf(services: readonly Service[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { name } of services) {
    const bracketed = /\(([A-Z]{2,6})\)/.exec(name)?.[1];
    const before = wordsOf(
      bracketed ? name.slice(0, name.indexOf('(')) : (coreOf(name).split(' - ')[0] ?? ''),
    )
      .map((word) => word.text)
      .filter((word) => !smallWords.has(word));
    const initials = before.map((word) => word[0]).join('');
    if (bracketed || (before.length >= 3 && before.length <= 5))
      found.set(stem((bracketed ?? initials).toLowerCase()), before.map(stem));
  }
  return found;
}

function nameStems(name: string, abbreviations: ReadonlyMap<string, readonly string[]>): string[] {
  return termsOf(wordsOf(coreOf(name)), namesOnly)
    .filter((term) => !term.small)
    .flatMap((term) => term.stems)
    .flatMap((one) => abbreviations.get(one) ?? [one]);
}

/** 1 for a stem only one service has, less the more share it; little for a vague word. */
function weightOf(one: string, sharing: number, count: number): number {
  if (vagueWords.has(one)) return 0.12;
  const rarity = count === 1 ? 1 : Math.log(1 + count / sharing) / Math.log(1 + count);
  const kind = kindOf.get(one);
  return Math.max(rarity, 0.3) * (kind === 'clean' ? 0.6 : kind ? 0.35 : 1);
}

/** A word in brackets names a service half as surely as one of its name. */
const bracketWeight = 0.5;

/** What else tells a service apart when said, and is not missed when unsaid. */
function qualifiersOf({ name, pricingType, basePrice }: Listing['service']): [string, number][] {
  const brackets = [...name.matchAll(/\(([^)]*)\)/g)].map(([, inside]) => inside).join(' ');
  const telling = termsOf(wordsOf(brackets), namesOnly)
    .filter((term) => !term.small)
    .flatMap((term) => term.stems)
    .filter((one) => !vagueWords.has(one) && !asideWords.has(one) && !/\d/.test(one));
  const hourly = pricingType === 'simple' && parsePrice(basePrice).unit === 'hour';
  return [
    ...telling.map((one): [string, number] => [one, bracketWeight]),
    ...(hourly ? stemsOf(hourlyRate).map((one): [string, number] => [one, 1]) : []),
  ];
}

/** A name a service goes by. */
interface Listing {
  service: Service;
  name: string;
}

function listingsOf(service: Service): Listing[] {
  const names = service.nameFr ? [service.name, service.nameFr] : [service.name];
  return names.map((name) => ({ service, name }));
}

/** French names begin with the thing ("Borne de recharge"), English ones end with it. */
function headOf(name: string, stems: readonly string[]): string {
  const telling = stems.filter((one) => !vagueWords.has(one));
  return (/\s(?:de|du|des|à|au|aux)\s|\sd['’]/i.test(name) ? telling[0] : telling.at(-1)) ?? '';
}

function entryOf(
  { service, name }: Listing,
  stems: readonly string[],
  weights: ReadonlyMap<string, number>,
): ServiceEntry {
  const core = new Map(stems.map((one) => [one, weights.get(one) ?? 1]));
  const own = new Map([...qualifiersOf(service), ...core]);
  const inFull = stemsOf(coreOf(name));
  const telling = stems.some((one) => !vagueWords.has(one));
  const options = service.options.map((option) => ({
    option,
    stems: termsOf(wordsOf(coreOf(option.name)), namesOnly)
      .filter((term) => !term.small)
      .flatMap((term) => term.stems)
      .filter((one) => !own.has(one) && !vagueWords.has(one) && !/^\d/.test(one)),
  }));
  return {
    service,
    weights: own,
    total: [...core.values()].reduce((sum, weight) => sum + weight, 0),
    kinds: new Set(stems.flatMap((one) => kindOf.get(one) ?? [])),
    head: headOf(name, stems),
    inFull: inFull.length > 1 && telling ? inFull.join(' ') : null,
    onlyWhole: telling ? null : inFull.join(' '),
    options,
    optionStems: new Set(options.flatMap((option) => option.stems)),
  };
}

function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

function grouped(stems: Iterable<string>, keyOf: (one: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const one of stems) append(groups, keyOf(one), one);
  return groups;
}

function tellingWords(services: readonly Service[]): Set<string> {
  const names = services.flatMap((service) => [
    ...listingsOf(service).map(({ name }) => name),
    ...service.options.map(({ name }) => name),
  ]);
  const words = names.flatMap((name) => wordsOf(coreOf(name)).map((word) => word.text));
  return new Set(
    words.filter((word) => word.length > 3 && !smallWords.has(word) && !vagueWords.has(stem(word))),
  );
}

function plusNamesOf(listings: readonly Listing[]): ServiceIndex['plusNames'] {
  return listings.flatMap(({ name }) =>
    // "Tune-Up" is heard as one word or as two.
    [name, coreOf(name)].flatMap((written) => {
      const words = wordsOf(written).map(({ text }) => stem(text));
      const at = words.indexOf('plus');
      return at < 1 ? [] : [{ before: words[at - 1] ?? '', after: words[at + 1] ?? null }];
    }),
  );
}

/** Of how many services each stem stands in an option: where dogs are what all is priced by, "dog" names none. */
function usesInOptions(services: readonly Service[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { options } of services)
    for (const one of new Set(options.flatMap(({ name }) => stemsOf(coreOf(name)))))
      uses.set(one, (uses.get(one) ?? 0) + 1);
  return uses;
}

/** Prepares a business's services for `matchServices`. Keep the result while they are unchanged. */
export function compileServices(services: readonly Service[]): ServiceIndex {
  return inOneGo(servicesInSteps(services));
}

/** The same in steps. */
export function* servicesInSteps(services: readonly Service[]): Steps<ServiceIndex> {
  const abbreviations = abbreviationsOf(services);
  const listings = services.flatMap(listingsOf);
  const names = yield* eachInSteps(listings, ({ name }) => [
    ...new Set(nameStems(name, abbreviations)),
  ]);
  const sharing = new Map<string, number>();
  for (const stems of names) for (const one of stems) sharing.set(one, (sharing.get(one) ?? 0) + 1);
  const inOptions = usesInOptions(services);
  const weights = new Map(
    [...sharing].map(([one, count]) => [
      one,
      weightOf(one, count + (inOptions.get(one) ?? 0), services.length),
    ]),
  );
  const entries = yield* eachInSteps(listings, (listing, at) =>
    entryOf(listing, names[at] ?? [], weights),
  );
  const postings = new Map<string, number[]>();
  for (const [at, entry] of entries.entries()) {
    const stems = [...entry.weights.keys(), ...entry.options.flatMap((option) => option.stems)];
    for (const one of new Set([...stems, ...(entry.onlyWhole?.split(' ') ?? [])]))
      append(postings, one, at);
  }
  yield;
  const telling = tellingWords(services);
  yield;
  const plusNames = plusNamesOf(listings);
  yield;
  return {
    services,
    entries,
    postings,
    titled: new Set(sharing.keys()),
    joinedNames: services.some(({ name }) => joinsNames(name)),
    plusNames,
    known: new Set([...postings.keys(), ...phraseStems, ...abbreviations.keys()]),
    bySound: grouped(telling, soundOf),
    byStart: grouped(telling, (one) => one[0] ?? ''),
    phrases: spokenPhrases(abbreviations),
  };
}
