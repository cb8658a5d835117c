import { isBlock, linesWithin, type PageElement } from '../page/page-element.ts';
import { headingBefore } from './heading-before.ts';
import type { PriceRow } from './price-row.ts';
import { isServiceName, namedPriceIn, tidyName } from './price-text.ts';

const mostWords = 6;

/**
 * Price lists typed into one paragraph, a line break after each: "Nail trim … $20". A line without a
 * price names what the lines below it are kinds of. Beside other text a line counts only where
 * something stands between the name and the price.
 */
export function readBrokenLines(element: PageElement): PriceRow[] {
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
      { name, prices: [[null, price]], description: null, category, words: line, reason: null },
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
