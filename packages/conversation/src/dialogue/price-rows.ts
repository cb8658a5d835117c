import type { Language, Quote } from '../conversation.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { unitNamed } from '../knowledge/price-units.ts';
import { type Price, parsePrice, sayPrice } from '../knowledge/prices.ts';
import { unitInDescription } from '../knowledge/quantities.ts';
import { priceMeant } from '../knowledge/written-range.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { titleInSentence } from '../speaking/titles-in-french.ts';
import { tableOf } from '../table-of.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import type { Turn } from './turn.ts';

/** One row of the price table: a service, or one option of it, with its price as it may be spoken. */
export interface PriceRow {
  service: Service;
  option: ServiceOption | null;
  price: Price;
}

/** The options that have a price to tell. */
export function pricedOptions(service: Service): ServiceOption[] {
  if (service.pricingType !== 'options') return [];
  return service.options.filter((option) => parsePrice(option.price).kind !== 'unknown');
}

/** The lowest price of a service that comes in options; null where none of them has an amount. */
export function lowestOption(service: Service): Price | null {
  const prices = pricedOptions(service)
    .map(({ price }) => parsePrice(price))
    .filter(({ amountCents }) => amountCents !== null);
  return prices.sort((a, b) => (a.amountCents ?? 0) - (b.amountCents ?? 0))[0] ?? null;
}

/** The row to quote from. A service whose price is not to be said has none, whatever is typed in. */
export function priceRow(service: Service, option: ServiceOption | null): PriceRow | null {
  if (service.pricingType === 'dont_say') return null;
  const price = inItsUnit(priceMeant(service, option), service);
  return price.kind === 'unknown' ? null : { service, option, price };
}

/** A plain number is the price of one where the owner's description says "per window". */
function inItsUnit(price: Price, service: Service): Price {
  const unit = price.kind === 'exact' ? unitInDescription(service) : null;
  return unit ? { ...price, kind: 'perUnit', unit: unitNamed(unit) } : price;
}

const vehicles =
  /^(car|sedan|coupe|hatchback|wagon|convertible|suv|truck|pick-?up( truck)?|van|mini-?van|motorcycle|crossover|rv)s?$/i;

/** Whether an option says what the work is done to ("SUV") rather than what is done ("Full Front"). */
export function isVehicleOption(option: ServiceOption): boolean {
  return vehicles.test(option.name.trim());
}

/** Options of one plain word, which callers in French hear in French. */
const inFrench: Readonly<Record<string, string>> = tableOf({
  men: 'homme',
  women: 'femme',
  kids: 'enfant',
  children: 'enfant',
  car: 'auto',
  sedan: 'berline',
  suv: 'VUS',
  truck: 'camion',
  house: 'maison',
  small: 'petit',
  medium: 'moyen',
  large: 'grand',
});

/** An option as part of a sentence: "an SUV", "hood only"; in French mostly as the owner wrote it. */
export function sayOption(option: ServiceOption, language: Language): string {
  const name = option.name
    .trim()
    .split(/\s+/)
    .map((word) =>
      /^(?:\p{Lu}[\p{Ll}'’]+|À|[LD]['’]\p{Ll}+)$/u.test(word) ? word.toLowerCase() : word,
    )
    .join(' ');
  if (language === 'fr') return inFrench[name.toLowerCase()] ?? name;
  if (!isVehicleOption(option)) return name;
  return `${/^([aeiou]|suv|rv)/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** What stands between the things that a name lists. */
const listed = /\s*(?:[/&+,]|\b(?:or|and|ou|et)\b)\s*/i;

/**
 * A service with its option as they are said together: "Haircut, long", and of "Beard trim / hot towel shave" the
 * "Beard trim" alone, which its name says already.
 */
export function nameOfRow(
  service: Service,
  option: ServiceOption | null,
  language: Language,
): string {
  const name = nameOf(service, language);
  if (!option) return name;
  const said = sayOption(option, language);
  const own = [...contentStems(option.name)];
  const saysIt = name.split(listed).some((side) => {
    const stems = contentStems(side);
    return own.length > 1 && stems.size === own.length && own.every((stem) => stems.has(stem));
  });
  if (saysIt && listed.test(name)) return said.charAt(0).toUpperCase() + said.slice(1);
  return `${name}, ${said}`;
}

/**
 * Records a quote: only what is spoken from a row of the table ever becomes one.
 * @param sum what it came to with what the owner adds to it, and of which figures.
 */
export function recordQuote(
  turn: Turn,
  row: PriceRow,
  count = 1,
  sum?: { cents: number; proof: string },
): void {
  const { service, option, price } = row;
  const quote: Quote = {
    serviceId: service.id,
    serviceName: service.name,
    optionId: option?.id ?? null,
    optionName: option?.name ?? null,
    spoken: sum ? sayMoney(sum.cents, turn.state.language) : sayPrice(price, turn.state.language),
    amountCents: price.kind === 'exact' ? price.amountCents : null,
    at: turn.now,
    ...(count > 1 ? { count } : {}),
    ...(sum ? { proof: sum.proof } : {}),
  };
  turn.quotes.push(quote);
  turn.facts.push(
    option
      ? { kind: 'option', id: option.id, label: `${service.name}: ${option.name} ${quote.spoken}` }
      : { kind: 'service', id: service.id, label: `${service.name} ${quote.spoken}` },
  );
}

/**
 * What a service is called to a caller, as part of a sentence: its French name where they speak French
 * and it has one, and a French name with its article.
 */
export function nameOf(service: Service, language: Language): string {
  const name = (language === 'fr' && service.nameFr) || service.name;
  return language === 'fr' && isInFrench(service) ? titleInSentence(name) : name;
}

function isInFrench({ name, nameFr, description, options }: Service): boolean {
  if (nameFr) return true;
  const written = [name, description ?? '', ...options.map((option) => option.name)].join(' ');
  return detectLanguage(written).language === 'fr' || frenchTitle.test(name);
}

/** Small words and letters that no English title has. */
const frenchTitle = /[àâçèéêëîïôùûœ]|\b(?:de|du|des|au|aux|à|et|ou|pour)\s|\b[dl]['’]\p{L}/iu;
