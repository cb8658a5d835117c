import { readNumber } from '../../places/read-number.ts';
import { type Doubt, type Finding, type PageReading, quoted, trust } from '../finding.ts';
import { answerText, newQuestion } from '../text/new-question.ts';
import { isEmail } from '../text/read-contact.ts';
import { businessesIn } from './businesses-in.ts';
import { type MarkupAddress, readMarkupAddress } from './markup-address.ts';
import { readMarkupHours } from './markup-hours.ts';
import { readMarkupOffers, readMarkupService } from './markup-offers.ts';
import {
  nodesIn,
  resolver,
  type SchemaNode,
  type SchemaValue,
  textIn,
  textsOf,
} from './schema-node.ts';

type MarkupReading = Pick<PageReading, 'findings' | 'doubts' | 'types' | 'country' | 'position'>;
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
