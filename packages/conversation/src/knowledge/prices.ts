import type { Language } from '../conversation.ts';
import { sayMoney } from '../speaking/say-money.ts';
import type { PriceText } from './business.ts';
import { isUnitWord, sayUnit, unitNamed } from './price-units.ts';

/** `about` is an amount its owner hedged; `perUnit` an exact amount for each `unit`. */
type PriceKind = 'exact' | 'from' | 'about' | 'range' | 'perUnit' | 'free' | 'unknown';

/** A price as it may be spoken. Amounts are in cents; null where the owner named no number. */
export interface Price {
  kind: PriceKind;
  /** Of a range, its lower end. Zero when free. */
  amountCents: number | null;
  /** The upper end of a range, otherwise null. */
  maxCents: number | null;
  /** `hour`, `sqft`, `visit`, …, or the owner's own word. A `from` or a `range` may have one too. */
  unit: string | null;
  /** In English, such as `from $99` or `$120 an hour`; empty when unknown. */
  spoken: string;
}

type Reading = Omit<Price, 'spoken'>;

const unknown: Reading = { kind: 'unknown', amountCents: null, maxCents: null, unit: null };

/** Beyond this the text is a slip of the keyboard rather than a price. */
const largestCents = 100_000_000_00;

const number =
  /\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![\d,])|\d{1,3}(?:[ .]\d{3})+,\d{2}(?!\d)|\d+(?:[.,]\d{1,2})?(?![\d.,]*\d)|\.\d{2}(?!\d)/;
const amount = new RegExp(`\\$? ?(${number.source}) ?(k\\b)? ?(\\$|¢)?`, 'g');

/** An upper bound is not a price, and `$1,29` is as likely a slip for `$1,299`. */
const misleading = /\bup to\b|\bjusqu|\$ ?\d+,\d{1,2}(?!\d)/;

const freeText =
  /^(free|free of charge|no charge|no cost|at no (charge|cost)|complimentary|gratis|gratuit(?:es?|s)?|sans (?:aucuns? )?frais|\$ ?0(\.00)?|0([.,]00?)?( ?\$)?)$/;
const taxes =
  /\b(plus|before|excluding|excl\.?|incl\.?|including|avant|plus les) (applicable )?(tax(es)?|hst|gst|pst|taxes)\b|\+ ?(tax(es)?|hst|gst|pst)\b|\btax(es)? (in|included|incl\.?|extra)\b/g;
const currency = /\b(cad|usd|ca|us|dollars?|bucks|canadian)\b|\bc(?=\$)/g;
const from =
  /^(from|starting (at|from)|starts? (at|from)|starting|as low as|min(imum)?\.?|at least|upwards? of|over|a partir de|des|apd)(?![a-z])|\+|\b(and|&) up\b|& up\b|\bor more\b|\bet plus\b|\bmin(imum)?$/;
const about = /^(~|about|around|approx(imately)?\b\.?|roughly|circa|environ|est(imated)?\b\.?)/;
const filler =
  /\b(flat|rate|fee|only|just|total|between|entre|price|prix|for|starting|up|and|or|more|et|plus|at|of|a|an|per|par|the|le|la|l|de)\b/g;

function centsOf(digits: string, thousands: boolean, cents: boolean): number {
  const plain = /,\d{1,2}$/.test(digits)
    ? digits.replace(/[ .]/g, '').replace(',', '.')
    : digits.replace(/[, ]/g, '');
  return Math.round(Number(plain) * (cents ? 1 : 100) * (thousands ? 1000 : 1));
}

/** Takes the unit off the end of a price: `/hr`, `per sq ft`, `an hour`, `each`. */
function takeUnit(text: string): { rest: string; unit: string | null } {
  const marked = /(?:\/ ?|\b(?:per|par|an?|le|du) |\bde l')([a-z][a-z. ]*\d?)$/.exec(text);
  if (marked?.[1] && marked.index > 0)
    return { rest: text.slice(0, marked.index).trim(), unit: unitNamed(marked[1]) };
  const last = /(?:^|[\s\d$])([a-z]+)$/.exec(text)?.[1];
  if (last && isUnitWord(last))
    return { rest: text.slice(0, -last.length).trim(), unit: unitNamed(last) };
  return { rest: text, unit: null };
}

function readNumber(value: number): Reading {
  const cents = Math.round(value * 100);
  if (cents === 0) return { ...unknown, kind: 'free', amountCents: 0 };
  if (!Number.isFinite(cents) || cents < 0 || cents > largestCents) return unknown;
  return { ...unknown, kind: 'exact', amountCents: cents };
}

function tidy(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/[’]/g, "'")
    .replace(/\([^)\d]*\)/g, ' ')
    .replace(taxes, ' ')
    .replace(currency, ' ')
    .replace(/(\d)[.,]-/g, '$1')
    .replace(/(\d) (\d{3})(?= ?\$)/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.*!]$/, '');
}

function readRange(low: number, high: number, between: string, unit: string | null): Reading {
  const joined = /^(-|–|—|to|and|a|et|through)$/.test(between.trim());
  if (!joined || low > high) return unknown;
  if (low === high) return { ...unknown, kind: unit ? 'perUnit' : 'exact', amountCents: low, unit };
  return { kind: 'range', amountCents: low, maxCents: high, unit };
}

function readText(text: string): Reading {
  const whole = tidy(text);
  if (freeText.test(whole)) return { ...unknown, kind: 'free', amountCents: 0 };
  if (misleading.test(whole)) return unknown;
  const { rest, unit } = takeUnit(whole);
  const found = [...rest.matchAll(amount)];
  const [first, second] = found;
  if (!first?.[1] || found.length > 2) return unknown;
  const ofThousands = found.some((one) => one[2]) && found.at(-1)?.[2] !== undefined;
  const cents = found.map((one) => centsOf(one[1] ?? '', ofThousands, one[3] === '¢'));
  const [low = 0, high = 0] = cents;
  if (cents.some((one) => !(one > 0 && one <= largestCents))) return unknown;
  const remaining = rest.replace(amount, ' ').replace(about, ' ');
  const unread = remaining
    .replace(from, ' ')
    .replace(filler, ' ')
    .replace(/^from\b|\b(to|a)\b/g, ' ');
  if (/[^\s\-–—:=]/.test(unread)) return unknown;
  if (second) {
    const between = rest.slice(first.index + first[0].length, second.index);
    return readRange(low, high, between, unit);
  }
  if (/[-–—=]/.test(unread.replace(/^[\s\-–—:=]+/, ''))) return unknown;
  if (/^\s*-/.test(rest)) return unknown;
  if (about.test(rest)) return { ...unknown, kind: 'about', amountCents: low, unit };
  if (from.test(rest)) return { ...unknown, kind: 'from', amountCents: low, unit };
  return { ...unknown, kind: unit ? 'perUnit' : 'exact', amountCents: low, unit };
}

/**
 * Reads a price as its owner typed it; zero is free. What cannot be read with certainty, a
 * percentage included, is `unknown`: a price is never made up.
 */
export function parsePrice(text: PriceText): Price {
  const reading = typeof text === 'number' ? readNumber(text) : text ? readText(text) : unknown;
  return pricedAs(reading);
}

/** A price with how it is said. */
export function pricedAs(reading: Reading): Price {
  return { ...reading, spoken: sayReading(reading, 'en') };
}

/** A price as a person says it, such as `from $99`; empty when unknown. */
export function sayPrice(price: Price, language: Language = 'en'): string {
  return sayReading(price, language);
}

function sayReading({ kind, amountCents, maxCents, unit }: Reading, language: Language): string {
  if (kind === 'free') return language === 'fr' ? 'gratuit' : 'free';
  if (amountCents === null) return '';
  const per = unit ? ` ${sayUnit(unit, language)}` : '';
  const low = sayMoney(amountCents, language);
  if (maxCents !== null) {
    const high = sayMoney(maxCents, language);
    return language === 'fr' ? `de ${low} à ${high}${per}` : `${low} to ${high}${per}`;
  }
  if (kind === 'from') return `${language === 'fr' ? 'à partir de' : 'from'} ${low}${per}`;
  if (kind === 'about') return `${language === 'fr' ? 'environ' : 'about'} ${low}${per}`;
  return `${low}${per}`;
}
