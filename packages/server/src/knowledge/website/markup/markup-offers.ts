import { parsePrice, type Service } from '@second-ring/conversation';
import { type Doubt, type Finding, quoted, trust } from '../finding.ts';
import { newService } from '../text/new-entries.ts';
import { nodesIn, type SchemaNode, type SchemaValue, textIn, textsOf } from './structured-data.ts';

interface Offered {
  findings: Finding[];
  doubts: Doubt[];
}
type Resolve = (value: SchemaValue) => SchemaValue;

/** More than a shop has: a catalogue of goods is not read aloud. */
const mostServices = 200;
const deepest = 8;

/** The services a business's markup names, with prices in dollars where it states them. */
export function readMarkupOffers(business: SchemaNode, today: string, resolve: Resolve): Offered {
  const lists = ['hasOfferCatalog', 'makesOffer', 'availableService', 'hasMenu', 'menu'];
  const nodes = lists.flatMap((list) => nodesIn(business, list, resolve));
  const named = textsOf(business, 'serviceType').map((name) => serviceFinding(name, null, null));
  const read = nodes.map((node) => readOffers(node, today, resolve, 0));
  return {
    findings: [...read.flatMap(({ findings }) => findings), ...named].slice(0, mostServices),
    doubts: read.flatMap(({ doubts }) => doubts),
  };
}

/** A `Service` that stands on its own, as pages of one service have it. */
export function readMarkupService(node: SchemaNode, today: string, resolve: Resolve): Offered {
  return readOffers(node, today, resolve, 0);
}

function readOffers(node: SchemaNode, today: string, resolve: Resolve, depth: number): Offered {
  if (depth > deepest) return { findings: [], doubts: [] };
  const within = ['itemListElement', 'hasMenuSection', 'hasMenuItem', 'item', 'hasOfferCatalog']
    .flatMap((list) => nodesIn(node, list, resolve))
    .map((child) => readOffers(child, today, resolve, depth + 1));
  const own = ownOffer(node, today, resolve);
  return {
    findings: [...(own?.findings ?? []), ...within.flatMap(({ findings }) => findings)],
    doubts: [...(own?.doubts ?? []), ...within.flatMap(({ doubts }) => doubts)],
  };
}

function ownOffer(node: SchemaNode, today: string, resolve: Resolve): Offered | null {
  const isOffer = node.types.includes('Offer');
  const [item] = isOffer ? nodesIn(node, 'itemOffered', resolve) : [];
  const thing = item ?? node;
  const sells = isOffer || node.types.some((type) => type === 'Service' || type === 'MenuItem');
  const name = textIn(thing, 'name') ?? textIn(thing, 'serviceType');
  if (!sells || !name || name.length > 120) return null;
  const offers = isOffer ? [node] : nodesIn(thing, 'offers', resolve);
  const prices = offers.map((offer) => priceOf(offer, today));
  const [price] = prices;
  const certain = prices.length === 1 && price?.text && !price.reason ? price.text : null;
  const doubts = prices.flatMap(({ reason, text }) =>
    reason ? [{ topic: 'service' as const, words: `${name}: ${text}`, reason }] : [],
  );
  return { findings: [serviceFinding(name, certain, textIn(thing, 'description'))], doubts };
}

/** Shop systems fill in a zero where nobody named a price; an owner who means free says so. */
function namesPrice(text: string): boolean {
  const { kind } = parsePrice(text);
  return kind !== 'unknown' && !(kind === 'free' && /^[\d.,\s]+$/.test(text));
}

/** What an offer costs, as an owner would write it. */
function priceOf(offer: SchemaNode, today: string): { text: string | null; reason: string | null } {
  const nested = nodesIn(offer, 'priceSpecification')[0];
  const find = (property: string) =>
    textIn(offer, property) ?? (nested ? textIn(nested, property) : null);
  const low = find('lowPrice') ?? find('minPrice');
  const high = find('highPrice') ?? find('maxPrice');
  const single = find('price');
  const text = single ?? (low && high ? `${low} - ${high}` : low ? `from ${low}` : null);
  if (!text || !namesPrice(text)) return { text: null, reason: null };
  const currency = find('priceCurrency');
  if ((currency && !/^(CAD|USD)$/i.test(currency)) || /[€£¥₽₹]/.test(text)) {
    return { text, reason: `The price is in ${currency ?? 'another currency'}.` };
  }
  const ends = find('priceValidUntil') ?? find('availabilityEnds') ?? find('validThrough');
  if (ends && /^\d{4}-\d{2}-\d{2}/.test(ends) && ends.slice(0, 10) < today) {
    return { text, reason: 'The price was valid until a date that is over.' };
  }
  return { text, reason: null };
}

function serviceFinding(name: string, price: string | null, description: string | null): Finding {
  const value: Service = newService(name, price, description);
  return {
    kind: 'service',
    value,
    words: quoted([name, price].filter(Boolean).join(': ')),
    trust: trust.markup,
  };
}
