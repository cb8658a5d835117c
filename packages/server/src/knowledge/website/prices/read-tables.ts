import { type PageElement, textOf } from '../page/page-element.ts';
import { headingBefore } from './heading-before.ts';
import type { PriceRow } from './price-row.ts';
import { isServiceName, priceIn, tidyName } from './price-text.ts';

interface Row {
  cells: string[];
  header: boolean;
  struck: boolean;
}

/** Price lists in tables: one price a row, or a column of prices for each kind. */
export function readPriceTables(root: PageElement): PriceRow[] {
  return [...root.querySelectorAll('table')]
    .filter((table) => !table.querySelector('table'))
    .flatMap(readTable);
}

function readTable(table: PageElement): PriceRow[] {
  const rows = [...table.querySelectorAll('tr')].map(readRow);
  const header = rows.find((row) => row.header && row.cells.length > 1)?.cells ?? [];
  const priceColumn = header.findIndex((cell) =>
    /^(price|prices|prix|cost|rate|tarif|tarifs)\b/i.test(cell),
  );
  const caption = table.querySelector('caption');
  let category = caption ? textOf(caption) : headingBefore(table);
  const read: PriceRow[] = [];
  for (const row of rows) {
    const [name = '', ...others] = row.cells;
    if (row.cells.filter(Boolean).length === 1 && name && !priceIn(name)) category = name;
    if (row.header && row.cells.length === header.length && row.cells === header) continue;
    const prices = others.flatMap((cell, at): [string, string][] => {
      const column = header[at + 1] ?? '';
      const bare = at + 1 === priceColumn && /^\d[\d.,]*$/.test(cell) ? `$${cell}` : cell;
      const price = priceIn(bare);
      return price ? [[column, price]] : [];
    });
    const tidy = tidyName(name);
    const [only] = prices;
    if (!isServiceName(tidy) || (!only && !row.struck)) continue;
    const named = prices.every(([column]) => column !== '');
    if (prices.length > 1 && !named) continue;
    read.push({
      name: tidy,
      prices: prices.length > 1 || !only ? prices : [[null, only[1]]],
      description: null,
      category,
      words: row.cells.filter(Boolean).join(' | '),
      reason: row.struck ? 'The page shows an old and a new price.' : null,
    });
  }
  return read;
}

function readRow(row: PageElement): Row {
  const cells = [...row.children].filter(
    ({ localName }) => localName === 'td' || localName === 'th',
  );
  return {
    cells: cells.map((cell) => textOf(cell)),
    header: cells.length > 0 && cells.every(({ localName }) => localName === 'th'),
    struck: row.querySelector('del, s, strike') !== null,
  };
}
