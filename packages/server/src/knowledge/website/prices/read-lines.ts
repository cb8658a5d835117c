import { isBlock, linesWithin, type PageElement, textOf } from '../page/page.ts';
import { isListHeading, serviceIn } from './kinds.ts';
import {
  headingBefore,
  isOnRequest,
  isServiceName,
  namedPriceIn,
  optionPricesIn,
  type PriceRow,
  priceIn,
  tidyName,
} from './price-text.ts';

/** Parts of a page whose amounts are no price list. */
const elsewhere =
  'nav, footer, form, blockquote, table, [class*="testimonial" i], [class*="review" i], [class*="cart" i], [class*="coupon" i], [class*="promo" i], [class*="blog" i]';
const looseLines = new Set(['li', 'dt', 'h2', 'h3', 'h4', 'h5', 'h6']);
const worthReading =
  /\d|free|gratuit|quote|price|pricing|estimate|request|demande|soumission|devis/i;
const longestLine = 200;
const mostElements = 20_000;
const headed = 'h2, h3, h4, h5, h6, dt, strong, b, [class*="title" i], [class*="name" i]';

/** Price lists in lists, definition lists, headings, cards and lines of text. */
export function readPriceLines(root: PageElement): PriceRow[] {
  const rows: PriceRow[] = [];
  let visited = 0;
  for (const element of root.querySelectorAll('li, p, div, dt, dd, h2, h3, h4, h5, h6, span')) {
    visited += 1;
    if (visited > mostElements) break;
    if (element.closest(elsewhere)) continue;
    rows.push(...readBrokenLines(element));
    if (!isLeaf(element)) continue;
    const text = textOf(element);
    if (text.length > longestLine || !worthReading.test(text)) continue;
    const found = readLine(element, text);
    const row = found.length > 0 ? null : readPriceAlone(element, text);
    rows.push(...(row ? [row] : found));
  }
  return rows;
}

/** Whether nothing below it is a line of its own. Inline pieces count only where blocks hold them. */
function isLeaf(element: PageElement): boolean {
  if (element.localName === 'span') {
    const parent = element.parentElement;
    return parent !== null && [...parent.children].every(({ localName }) => localName === 'span');
  }
  for (const child of element.querySelectorAll('*')) if (isBlock(child)) return false;
  const children = [...element.children];
  const spans = children.length > 1 && children.every(({ localName }) => localName === 'span');
  return !spans || textOf(element) !== '';
}

function readLine(element: PageElement, text: string): PriceRow[] {
  if (element.localName === 'span' || element.localName === 'dd') return [];
  const category = headingBefore(element);
  const base = { description: null, category, words: text, reason: struck(element) };
  if (base.reason) {
    const name = tidyName(text.replace(/[$\d].*$/, ''));
    return isServiceName(name) ? [{ ...base, name, prices: [] }] : [];
  }
  const several = optionPricesIn(text);
  if (several) {
    const heading = several.name || category;
    if (heading && isListHeading(heading))
      return several.options.map(([name, price]) => ({ ...base, name, prices: [[null, price]] }));
    const name = heading && serviceIn(heading);
    if (name) return [{ ...base, name, prices: several.options }];
  }
  const one = namedPriceIn(text);
  if (!one) return [];
  const apart = one.separated || looseLines.has(element.localName) || hasPriceElement(element);
  return apart ? [{ ...base, name: one.name, prices: one.price ? [[null, one.price]] : [] }] : [];
}

/** Whether the price is an element of its own within the line. */
function hasPriceElement(element: PageElement): boolean {
  return [...element.children].some((child) => priceIn(textOf(child)) !== null);
}

/** A price on a line of its own belongs to the one name in its card, or to the one just above. */
function readPriceAlone(element: PageElement, text: string): PriceRow | null {
  const price = priceIn(text);
  if (!price && !isOnRequest(text)) return null;
  const card = cardOf(element);
  const title = card?.querySelector(headed) ?? null;
  const above = nameAbove(element);
  const named = title && textOf(title) !== text ? tidyName(textOf(title)) : null;
  const name = named && isServiceName(named) ? named : above;
  if (!name) return null;
  const heading = card && title ? headingBefore(card) : headingBefore(element);
  return {
    name,
    prices: price ? [[null, price]] : [],
    description: card ? descriptionIn(card, name, text) : null,
    category: heading === name ? null : heading,
    words: `${name} ${text}`,
    reason: struck(card ?? element),
  };
}

/** The nearest ancestor that says more than the price, if the price is the only one in it. */
function cardOf(element: PageElement): PageElement | null {
  const own = textOf(element);
  for (let card = element.parentElement; card; card = card.parentElement) {
    const text = textOf(card);
    if (text === own) continue;
    const amounts = text.match(/\$ ?\d|\d ?\$/g)?.length ?? 0;
    const ownAmounts = own.match(/\$ ?\d|\d ?\$/g)?.length ?? 0;
    return amounts === ownAmounts && text.length < 800 ? card : null;
  }
  return null;
}

function nameAbove(element: PageElement): string | null {
  let steps = 0;
  for (let before = element.previousElementSibling; before && steps < 3; steps += 1) {
    const text = textOf(before);
    if (/\$ ?\d|\d ?\$/.test(text)) return null;
    const name = tidyName(text);
    if (isServiceName(name)) return name;
    before = before.previousElementSibling;
  }
  return null;
}

function descriptionIn(card: PageElement, name: string, price: string): string | null {
  const paragraph = [...card.querySelectorAll('p')]
    .map((each) => textOf(each))
    .find((text) => text !== price && text !== name && text.length > 20 && !/\$|\d ?\$/.test(text));
  return paragraph ?? null;
}

function struck(element: PageElement): string | null {
  return element.querySelector('del, s, strike') ? 'The page shows an old and a new price.' : null;
}

const mostWords = 6;

/**
 * Price lists typed into one paragraph, a line break after each: "Nail trim … $20". A line without a
 * price names what the lines below it are kinds of. Beside other text a line counts only where
 * something stands between the name and the price.
 */
function readBrokenLines(element: PageElement): PriceRow[] {
  if (!isBrokenText(element)) return [];
  const lines = linesWithin(element).map((line) => ({ line, priced: namedPriceIn(line) }));
  const isList = lines.every(({ line, priced }) => priced !== null || isTitle(line));
  let category = headingBefore(element);
  return lines.flatMap(({ line, priced }): PriceRow[] => {
    if (!priced) {
      if (isTitle(line)) category = tidyName(line);
      return [];
    }
    if (!isList && !priced.separated) return [];
    const { name, price } = priced;
    return [
      {
        name,
        prices: price ? [[null, price]] : [],
        description: null,
        category,
        words: line,
        reason: null,
      },
    ];
  });
}

function isTitle(line: string): boolean {
  return !/\d/.test(line) && line.split(/\s+/).length <= mostWords && isServiceName(tidyName(line));
}

/** Whether its only blocks are line breaks, and no price in it is struck out. */
function isBrokenText(element: PageElement): boolean {
  const blocks = [...element.querySelectorAll('*')].filter(isBlock);
  return (
    blocks.length > 0 &&
    blocks.every(({ localName }) => localName === 'br') &&
    element.querySelector('del, s, strike') === null
  );
}
