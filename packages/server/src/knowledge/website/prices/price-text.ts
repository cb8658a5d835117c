import { parsePrice } from '@second-ring/conversation';
import { type PageElement, textOf } from '../page/page.ts';

/** Where a price begins in a line: the amount with what qualifies it before. */
const start =
  /(?:(?:starting (?:at|from)|starts? (?:at|from)|from|as low as|about|around|approx(?:imately|\.)?|environ|à partir de|a partir de|dès|only|just|seulement)\s+)?(?:(?:CA|US|C)?\$ ?\d|\d[\d ,.\u00a0\u202f]*\$)/i;
const hasAmount = /\$ ?\d|\d ?\$/;
const freeWords = /^(free|gratuit(?:es?|s)?|complimentary|no charge|sans frais)$/i;

/**
 * The price a whole text is, as its owner would type it; null where the text is anything else, says
 * no currency, or is a price under conditions.
 */
export function priceIn(text: string): string | null {
  const plain = text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^(price|prix|cost|tarif|rate|only|just|seulement)\s*:?\s+/i, '')
    .trim();
  if (plain.length > 60) return null;
  if (!hasAmount.test(plain) && !freeWords.test(plain)) return null;
  return parsePrice(plain).kind === 'unknown' ? null : plain;
}

/** What stands where a price would, of what is only priced when asked. */
const onRequest =
  /^\(?(?:please )?(?:(?:(?:call|ask|email|text|contact|inquire)(?: us)?|request|get)(?: for| to get)?(?: an?| our| your)?(?: free| custom)? (?:quotes?|prices?|pricing|estimates?|details)|(?:by|on|upon) (?:quote|request|estimate)|(?:price|pricing|quote|quoted) (?:(?:up)?on|by) (?:request|quote|inspection)|custom (?:quote|pricing)|prix sur demande|sur (?:demande|soumission|devis|estimation)|(?:appelez|contactez)(?:[- ]nous)? pour (?:un prix|une soumission|un devis|une estimation))\.?\)?$/i;

/** Whether a whole text says that a price is told when asked for. */
export function isOnRequest(text: string): boolean {
  return text.length <= 60 && onRequest.test(text.replace(/[\s\u00a0\u202f]+/g, ' ').trim());
}

interface NamedPrice {
  name: string;
  /** Null: told when asked for. */
  price: string | null;
  /** Whether a dash, a colon, dots or the like stands between the two. */
  separated: boolean;
}

/** A line that is a name followed by a price and by nothing else. */
export function namedPriceIn(line: string): NamedPrice | null {
  const free =
    /^(.{2,80}?)\s*(?:[–—:]|\s-|\.{2,}|…)\s*(free|gratuit(?:es?|s)?|complimentary|no charge|sans frais)\.?$/i.exec(
      line,
    );
  if (free?.[1] && free[2]) return { name: tidyName(free[1]), price: free[2], separated: true };
  const asked = /^(.{2,80}?)\s*(?:[–—:|]|\s-|\.{2,}|…)\s*(\S.*)$/.exec(line);
  if (asked?.[1] && asked[2] && isOnRequest(asked[2])) {
    const name = tidyName(asked[1]);
    return isServiceName(name) ? { name, price: null, separated: true } : null;
  }
  const found = start.exec(line);
  if (!found || found.index === 0) return null;
  const price = priceIn(line.slice(found.index));
  const before = line.slice(0, found.index);
  const name = tidyName(before);
  if (!price || !isServiceName(name)) return null;
  return { name, price, separated: /([–—:|]|-|\.{2,}|…|_{2,})\s*$/.test(before.trimEnd()) };
}

/** Options with a price each on one line: "Sedan $299, SUV $399, Truck $349". */
export function optionPricesIn(line: string): { name: string; options: [string, string][] } | null {
  const led = /^([^:$]{2,80}):\s*(.+)$/.exec(line);
  const rest = led?.[2] ?? line;
  const parts = rest.split(/\s*(?:[;|/]|,(?!\d{3}\b)|\s[–—]\s(?=\p{L}))\s*/u).filter(Boolean);
  if (parts.length < 2) return null;
  const options = parts.map(namedPriceIn);
  if (options.some((option) => !option?.price)) return null;
  return {
    name: led?.[1] ? tidyName(led[1]) : '',
    options: options.flatMap((option) => (option?.price ? [[option.name, option.price]] : [])),
  };
}

export function tidyName(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^[\s•·*✓✔›»>–—-]+/, '')
    .replace(/[\s.:…|–—_*-]+$/u, '')
    .replace(/\s*\((?:prices?|prix|cad|usd|\$)\)?$/i, '')
    .trim();
}

/** Words by which an amount is something else than what a service costs. */
const notService =
  /\b(save|saving|savings|off|discounts?|coupons?|rabais|deposits?|dépôt|gift|cart|subtotal|total|tax(es)?|shipping|donat\w*|financ\w*|over|under|minimum|more than|spend|rewards?|refund|worth|valued?|budget|paid|charged|was|were|now|sale|regularly|regular price|reg|économisez|solde|panier|livraison|insurance|coverage|salary|wage|hiring|raised|up to|jusqu['’]à|late|no[- ]show|fees?|frais)\b/i;
const sentence =
  /^(i|we|you|they|he|she|it|my|our|your|this|that|these|those|all|only|just|for|and|or|but|if|when|get|call|book|pay|il|elle|nous|vous|je|notre|votre|ce|cette|pour|et|ou|si|prices?|pricing|price list|tarifs?|prix|rates?|starting|from|dès|cost|costs)\b/i;
const unfinished =
  /\b(is|are|costs?|add|adds|extra|for|at|from|of|to|est|coûte|coûtent|de|à|pour|the|a|an|our|with)$/i;

/** A size in brackets limits a kind: its "under" is no offer. */
const size = /\((?:under|over|up to|less than|more than|moins de|plus de|jusqu['’]à) ?\d[^)]*\)/gi;

/** Whether words name a service, rather than being part of a sentence, an offer or a policy. */
export function isServiceName(name: string): boolean {
  const words = name.split(/\s+/);
  return (
    name.length >= 2 &&
    name.length <= 80 &&
    words.length <= 10 &&
    /\p{L}{2}/u.test(name) &&
    !/[.!?;]\s+\p{Lu}|[$€£@]|https?:|\?$/u.test(name) &&
    !notService.test(name.replace(size, '')) &&
    !sentence.test(name) &&
    !unfinished.test(name)
  );
}

/** One thing and what it costs, as a page lists it. */
export interface PriceRow {
  name: string;
  /** One price without an option, or several with; none where there is a reason not to tell, or
   * the price is told when asked for. */
  prices: (readonly [option: string | null, price: string])[];
  description: string | null;
  /** The heading it stands under; null: none. */
  category: string | null;
  words: string;
  /** Why the price must not be told; null: no doubt. */
  reason: string | null;
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** A list far from its heading is not the heading's. */
const farthest = 6;

/** The heading an element stands under: the last one before it, or before what holds it. */
export function headingBefore(element: PageElement): string | null {
  let steps = 0;
  for (let held: PageElement | null = element; held && steps < 4; held = held.parentElement) {
    let before = held.previousElementSibling;
    for (let back = 0; before && back < farthest; back += 1) {
      const heading = headings.has(before.localName) ? before : lastHeadingIn(before);
      if (heading) return textOf(heading) || null;
      before = before.previousElementSibling;
    }
    steps += 1;
  }
  return null;
}

function lastHeadingIn(element: PageElement): PageElement | null {
  if (element.localName !== 'header' && element.localName !== 'div') return null;
  const within = [...element.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return within.length === 1 ? (within[0] ?? null) : null;
}
