import type { Region } from '@second-ring/conversation';
import { readNumber } from '../../places/read-number.ts';
import { regionNamed } from '../../places/regions.ts';
import { type Doubt, type Finding, type PageReading, quoted, trust } from '../finding.ts';
import { answerText, newQuestion } from '../text/new-entries.ts';
import { isEmail } from '../text/read-contact.ts';
import { readMarkupHours } from './markup-hours.ts';
import { readMarkupOffers, readMarkupService } from './markup-offers.ts';
import {
  isNode,
  nodesIn,
  resolver,
  type SchemaNode,
  type SchemaValue,
  textIn,
  textsOf,
} from './structured-data.ts';

type MarkupReading = Pick<PageReading, 'doubts' | 'types' | 'country' | 'position'> & {
  findings: Finding[];
};
type Resolve = (value: SchemaValue) => SchemaValue;

/**
 * What a page's markup says about its business.
 * @param nodes everything the page describes, whatever its syntax.
 * @param today `YYYY-MM-DD`.
 */
export function readMarkup(nodes: readonly SchemaNode[], today: string): MarkupReading {
  const resolve = resolver(nodes);
  const businesses = businessesIn(nodes, resolve);
  const read = businesses.map((business) => readBusiness(business, today, resolve));
  const services = nodes
    .filter(({ types }) => types.includes('Service'))
    .map((node) => readMarkupService(node, today, resolve));
  const questions = nodes
    .filter(({ types }) => types.includes('FAQPage'))
    .flatMap((page) => nodesIn(page, 'mainEntity', resolve))
    .flatMap(readQuestion);
  return {
    findings: [...read, ...services].flatMap(({ findings }) => findings).concat(questions),
    doubts: [...read, ...services].flatMap(({ doubts }) => doubts),
    types: businesses.flatMap(({ types }) => types),
    country: read.find(({ country }) => country !== null)?.country ?? null,
    position: businesses.map(positionOf).find((position) => position !== null) ?? null,
  };
}

function readBusiness(node: SchemaNode, today: string, resolve: Resolve) {
  const address = readMarkupAddress(node, resolve);
  const country = address?.country ?? null;
  const offers = readMarkupOffers(node, today, resolve);
  const hours = readMarkupHours(node, today, resolve);
  const area = [...textsOf(node, 'areaServed'), ...textsOf(node, 'serviceArea')].join(', ');
  const findings: Finding[] = [
    ...textFinding('name', textIn(node, 'name'), 'name'),
    ...textFinding('about_us_text', textIn(node, 'description'), 'description'),
    ...textFinding('geographic_service_area', area || null, 'areaServed'),
    ...textFinding('address', address?.written ?? null, 'address'),
    ...offers.findings,
  ];
  const doubts: Doubt[] = [...offers.doubts, ...addressDoubt(address)];
  readContact(node, country, resolve, findings, doubts);
  if (hours?.hours) {
    const words = quoted(`openingHours: ${hours.words}`);
    findings.push({ kind: 'business_hours', value: hours.hours, words, trust: trust.markup });
  } else if (hours?.reason) {
    doubts.push({ topic: 'business_hours', words: quoted(hours.words), reason: hours.reason });
  }
  return { findings, doubts, country };
}

function textFinding(
  kind: 'name' | 'about_us_text' | 'geographic_service_area' | 'address' | 'email' | 'phone_number',
  value: string | null,
  property: string,
  said = value,
): Finding[] {
  if (!value) return [];
  return [{ kind, value, words: quoted(`${property}: ${said}`), trust: trust.markup }];
}

function addressDoubt(address: MarkupAddress | null): Doubt[] {
  return address && address.written === null
    ? [{ topic: 'address', words: address.words, reason: 'The address names no street.' }]
    : [];
}

/** The business's own number and e-mail; those of its contact points only where it has neither. */
function readContact(
  node: SchemaNode,
  country: string | null,
  resolve: Resolve,
  findings: Finding[],
  doubts: Doubt[],
): void {
  const reachable = node.properties.has('telephone') || node.properties.has('email');
  const points = reachable ? [] : nodesIn(node, 'contactPoint', resolve);
  const textsWithin = (property: string) => {
    const own = textsOf(node, property);
    return own.length > 0 ? own : points.flatMap((point) => textsOf(point, property));
  };
  for (const written of textsWithin('telephone')) {
    const number = readNumber(written, country);
    findings.push(...textFinding('phone_number', number, 'telephone', written));
    if (!number) {
      const reason = 'This is not a phone number that can be dialled.';
      doubts.push({ topic: 'phone_number', words: `telephone: ${written}`, reason });
    }
  }
  for (const written of textsWithin('email')) {
    const email = written
      .replace(/^mailto:/i, '')
      .trim()
      .toLowerCase();
    if (isEmail(email)) findings.push(...textFinding('email', email, 'email', written));
  }
}

function readQuestion(node: SchemaNode): Finding[] {
  const question = textIn(node, 'name') ?? textIn(node, 'text');
  const [answer] = nodesIn(node, 'acceptedAnswer');
  const text = answerText((answer && textIn(answer, 'text')) ?? '');
  if (!question || !text) return [];
  const words = quoted(`${question} ${text}`);
  return [{ kind: 'question', value: newQuestion(question, text), words, trust: trust.markup }];
}

function positionOf(node: SchemaNode): PageReading['position'] {
  const [geo] = nodesIn(node, 'geo');
  const [latitude, longitude] = ['latitude', 'longitude'].map((property) =>
    Number.parseFloat((geo && textIn(geo, property)) ?? ''),
  );
  if (latitude === undefined || longitude === undefined) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return Number.isNaN(latitude + longitude) ? null : { latitude, longitude };
}

/** Things that have names and addresses and are no business, or not the site's own. */
const notBusinesses =
  /^(Person|PostalAddress|ContactPoint|.*Page|WebSite|.*Article|BlogPosting|NewsArticle|.*Event|Invoice|Order|Product|Review|AggregateRating|Offer|OfferCatalog|Service|BreadcrumbList|ItemList|ListItem|ImageObject|VideoObject|JobPosting|Question|Answer|Recipe|City|State|Country|Menu|MenuSection|MenuItem|GeoCoordinates|OpeningHoursSpecification|SearchAction|Brand)$/;
const wide = /^(Organization|Corporation|Place|Thing|Brand|)$/;

/**
 * The businesses the page itself is about: on top, or what its page or service says is behind it.
 * A department, a customer or whoever wrote a review is somebody else. An organisation beside a
 * local business is the same house in fewer words.
 */
function businessesIn(
  nodes: readonly SchemaNode[],
  resolve: (value: SchemaValue) => SchemaValue,
): SchemaNode[] {
  const behind = nodes.flatMap((node) =>
    ['mainEntity', 'provider', 'about'].flatMap((property) => nodesIn(node, property, resolve)),
  );
  const found = [...new Set([...nodes, ...behind])].filter(isBusiness);
  const local = found.filter(({ types }) => !types.every((type) => wide.test(type)));
  return local.length > 0 ? local : found;
}

function isBusiness({ types, properties }: SchemaNode): boolean {
  return (
    properties.has('name') && types.length > 0 && !types.some((type) => notBusinesses.test(type))
  );
}

interface MarkupAddress {
  /** As people write it; null without a street. */
  written: string | null;
  words: string;
  /** ISO 3166 code; null where nothing tells. */
  country: string | null;
  region: Region | null;
}

const countryNames = new Map(
  Object.entries({
    canada: 'CA',
    usa: 'US',
    'united states': 'US',
    'united states of america': 'US',
    'united kingdom': 'GB',
    uk: 'GB',
    australia: 'AU',
    'new zealand': 'NZ',
    france: 'FR',
  }),
);

/** The address of a business: a `PostalAddress`, or a text. */
function readMarkupAddress(
  node: SchemaNode,
  resolve: (value: SchemaValue) => SchemaValue,
): MarkupAddress | null {
  const held = (node.properties.get('address') ?? []).map(resolve);
  const [first] = held;
  if (first === undefined) return null;
  if (!isNode(first)) {
    const written = String(first).replace(/\s+/g, ' ').trim();
    return written === '' ? null : { written, words: written, country: null, region: null };
  }
  const named = textIn(first, 'addressCountry');
  const regionText = textIn(first, 'addressRegion');
  const code = codeOf(named);
  const region = regionNamed(regionText, code);
  const country = code ?? region?.country ?? null;
  const abroad = country !== 'CA' && country !== 'US' ? named : null;
  const street = textIn(first, 'streetAddress');
  const province = [regionText, textIn(first, 'postalCode')].filter(Boolean).join(' ');
  const parts = [street, textIn(first, 'addressLocality'), province, abroad].filter(Boolean);
  const words = parts.join(', ');
  if (words === '') return null;
  return { written: street ? words : null, words, country, region };
}

function codeOf(country: string | null): string | null {
  if (!country) return null;
  if (/^[a-z]{2}$/i.test(country)) return country.toUpperCase();
  return countryNames.get(country.toLowerCase()) ?? country;
}
