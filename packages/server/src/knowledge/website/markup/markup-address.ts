import type { Region } from '@second-ring/conversation';
import { regionNamed } from '../../places/regions.ts';
import { isNode, type SchemaNode, type SchemaValue, textIn } from './schema-node.ts';

export interface MarkupAddress {
  /** As people write it; null without a street. */
  written: string | null;
  words: string;
  /** ISO 3166 code; null where nothing tells. */
  country: string | null;
  region: Region | null;
}

const countryNames: Readonly<Record<string, string>> = {
  canada: 'CA',
  usa: 'US',
  'united states': 'US',
  'united states of america': 'US',
  'united kingdom': 'GB',
  uk: 'GB',
  australia: 'AU',
  'new zealand': 'NZ',
  france: 'FR',
};

/** The address of a business: a `PostalAddress`, or a text. */
export function readMarkupAddress(
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
  return countryNames[country.toLowerCase()] ?? country;
}
