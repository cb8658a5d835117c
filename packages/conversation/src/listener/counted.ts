import type { Act } from '../heard/acts.ts';
import type { ServiceRef, Target } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { thingsCounted } from '../knowledge/counted-things.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { thingsMeasured } from '../knowledge/option-measures.ts';
import { unitNamed } from '../knowledge/price-units.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { tableOf } from '../table-of.ts';
import type { FoundCount } from '../understanding/slots/counts.ts';

const unitWords: Readonly<Record<string, readonly string[]>> = tableOf({
  hour: ['hour', 'heure'],
  day: ['day', 'jour'],
  week: ['week', 'semaine'],
  month: ['month', 'mois'],
  year: ['year', 'annee'],
  person: ['person', 'people', 'guest', 'personne', 'adult', 'kid', 'invite'],
  foot: ['foot', 'feet', 'ft', 'pied'],
  sqft: ['feet', 'foot', 'ft', 'pied'],
  km: ['km', 'kilometre', 'kilometer'],
});

const ofTime: ReadonlySet<string> = new Set(
  ['hour', 'day', 'week', 'month', 'year'].flatMap((unit) => unitWords[unit] ?? []).map(stem),
);

const perUnit = /\b(?:per|par|each|chaque)\s+(\p{L}+)/giu;
const opensWithUnit =
  /^\W*(?:priced |charged |price |prix |is |are )*(?:per|par|an?)\s+((?:square |linear |pied )?\p{L}+)/iu;
const measured =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?:[\s-]+(?:to|a|by|x)[\s-]+\w+)?[\s-]+(\p{L}+)/giu;

interface Priced {
  /** Stems of what may be counted. */
  things: ReadonlySet<string>;
  /** Stems of what the name or an option measures itself by: "Two bedroom", "Three movers". */
  measures: ReadonlySet<string>;
}

const stemsIn = (text: string) => wordsOf(text).map(({ text: word }) => stem(word));

const captured = (pattern: RegExp, text: string) =>
  [...fold(text).matchAll(pattern)].flatMap(([, ...found]) => found.filter(Boolean));

/** The units a service's price is for, as its owner wrote them. */
function unitsOf({ description, basePrice, options }: Service): string[] {
  const written = [basePrice, ...options.map(({ price }) => price)].flatMap(
    (price) => parsePrice(price ?? '').unit ?? [],
  );
  const first = opensWithUnit.exec(fold(description ?? ''))?.[1];
  const named = options.flatMap(({ name }) => captured(perUnit, name));
  return [...written, ...(first ? [unitNamed(first)] : []), ...named.map(unitNamed)];
}

/** What a service's price is for, but for lengths of time: "room", "window". */
export function unitsPriced(service: Service): string[] {
  return unitsOf(service).filter((unit) => !ofTime.has(stem(unit)));
}

/** Whether a service's price is for so many of a thing, and for no length of time. */
export function countsUnits(service: Service): boolean {
  return unitsPriced(service).length > 0;
}

const pricedIn = rememberingOf((service: Service): Priced => {
  const units = unitsOf(service).flatMap((unit) => unitWords[unit] ?? unit.split(' '));
  const names = [service.name, service.nameFr ?? ''];
  const told = [...names, ...service.options.map(({ name }) => name)];
  return {
    things: new Set([
      ...names.flatMap(stemsIn).filter((word) => !ofTime.has(word)),
      ...units.map((word) => stem(fold(word))),
    ]),
    measures: new Set(told.flatMap((text) => captured(measured, text)).map(stem)),
  };
});

/** Whether the words after a number are the service itself, or what its price is for. */
function isOf(
  words: readonly string[],
  value: number,
  service: Service,
  services: readonly Service[],
): boolean {
  const { things, measures } = pricedIn(service);
  // What a price goes by is so many of one piece of work, and none of any other.
  if (thingsCounted(`${value} ${words.join(' ')}`, services).length > 0) return false;
  // "Three extra holes" counts what is beyond the service, and no more of it.
  if (beyond.has(fold(words[0] ?? ''))) return false;
  for (const word of words) {
    const stems = [word, inEnglish(word) ?? word].map((one) => stem(fold(one)));
    if (stems.some((one) => measures.has(one))) return false;
    if (stems.some((one) => things.has(one)) && (value === 1 || isPlural(word))) return true;
  }
  return false;
}

const beyond: ReadonlySet<string> = new Set(['extra', 'further', 'additional', 'supplementaires']);

const isPlural = (word: string) =>
  /[sx]$/.test(word) || /^(?:people|men|women|children|feet|teeth|knives)$/.test(word);

/** Acts of which the object may be "two of them": what is priced, wanted or chosen. */
const ofPrices: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.compare',
  'ask.when',
  'want.book',
  'choose',
  'correct',
  'give',
  'deny',
  'affirm',
  'ack',
  'aside',
]);

/**
 * How many of what an act is about its words ask for; undefined where no number is of that: what is
 * counted must be the thing itself or its price's unit, or stand for it.
 */
export function countOf(
  counts: readonly FoundCount[],
  act: Act,
  target: Target | null,
  focus: readonly ServiceRef[],
  { serviceById, profile }: Receptionist,
): number | undefined {
  const refs = target?.kind === 'services' || target?.kind === 'either' ? target.refs : focus;
  if (target?.kind === 'fact' || target?.kind === 'unknown') return undefined;
  const services = refs.flatMap(({ serviceId }) => serviceById.get(serviceId) ?? []);
  const several = services.length > 1;
  const last = counts.findLast(({ instead }) => instead);
  const values = (last ? [last] : counts).flatMap(({ counted, value }) => {
    if (counted.kind === 'things')
      return services.some((service) =>
        isOf(counted.words, value, service, profile.knowledge.services),
      )
        ? value
        : [];
    // "There's fourteen of them" picks "11 to 20 vents", and no fourteen times that.
    const bracketed = services.some(({ options }) => thingsMeasured(options).length > 0);
    return !several && !bracketed && ofPrices.has(act) ? value : [];
  });
  const [only, other] = new Set(values);
  return other === undefined ? only : undefined;
}
