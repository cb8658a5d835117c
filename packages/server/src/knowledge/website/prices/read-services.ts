import type { Service } from '@second-ring/conversation';
import { type Doubt, type Finding, quoted, trust } from '../finding.ts';
import { type PageElement, textOf } from '../page/page.ts';
import { isQuestion, newService, newServiceWithOptions } from '../text/new-entries.ts';
import { isServicesHeading, kindsOf, serviceIn } from './kinds.ts';
import {
  headingBefore,
  isOnRequest,
  isServiceName,
  type PriceRow,
  priceIn,
  tidyName,
} from './price-text.ts';
import { readPriceLines } from './read-lines.ts';

const mostRows = 300;

/** The services a page lists, with prices where it states them beyond doubt. */
export function readServices(root: PageElement): { findings: Finding[]; doubts: Doubt[] } {
  const rows = grouped([...readPriceTables(root), ...readPriceLines(root)].slice(0, mostRows));
  const doubts = rows.flatMap(({ name, words, reason }): Doubt[] =>
    reason ? [{ topic: 'service', words: quoted(`${name}: ${words}`), reason }] : [],
  );
  const named = new Set(rows.map(({ name }) => name.toLowerCase()));
  const unpriced = listedServices(root).filter((name) => !named.has(name.toLowerCase()));
  const findings = [
    ...rows.map((row): Finding => {
      const words = quoted(row.words);
      return { kind: 'service', value: serviceOf(row), words, trust: trust.element };
    }),
    ...unpriced.map((name): Finding => {
      return { kind: 'service', value: newService(name, null), words: name, trust: trust.text };
    }),
  ];
  return { findings, doubts };
}

function serviceOf({ name, prices, description, reason }: PriceRow): Service {
  const [first] = prices;
  if (reason || !first) return newService(name, null, description);
  const options = prices.flatMap(([option, price]) =>
    option === null ? [] : [[option, price] as const],
  );
  if (options.length > 0) return newServiceWithOptions(name, options);
  return newService(name, first[1], description);
}

/**
 * Kinds listed under a heading become the options of what the heading names; a name that returns
 * under another heading takes the heading along.
 */
function grouped(rows: readonly PriceRow[]): PriceRow[] {
  const kinds = kindsByHeading(rows);
  const merged: PriceRow[] = [];
  for (const row of rows) {
    const [first] = row.prices;
    if (!kinds.has(row) || first?.[0] !== null) {
      merged.push(row);
      continue;
    }
    const option = [row.name, first[1]] as const;
    const heading = serviceIn(row.category ?? '') ?? '';
    const service = merged.find(({ name, prices }) => name === heading && prices[0]?.[0] !== null);
    if (service) {
      service.prices.push(option);
      service.words = `${service.words}; ${row.words}`;
      service.reason ??= row.reason;
    } else merged.push({ ...row, name: heading, prices: [option] });
  }
  return merged.map((row) => {
    const twin = merged.some(
      (other) =>
        other.name === row.name && other.category !== row.category && !samePrices(other, row),
    );
    return twin && row.category ? { ...row, name: `${row.category}: ${row.name}` } : row;
  });
}

function kindsByHeading(rows: readonly PriceRow[]): Set<PriceRow> {
  const under = new Map<string, PriceRow[]>();
  for (const row of rows)
    if (row.category !== null) under.set(row.category, [...(under.get(row.category) ?? []), row]);
  return new Set([...under].flatMap(([heading, own]) => [...kindsOf(heading, own)]));
}

function samePrices(one: PriceRow, other: PriceRow): boolean {
  return JSON.stringify(one.prices) === JSON.stringify(other.prices);
}

/** What stands in the list, or in the smaller headings, right under a heading "Our services". */
function listedServices(root: PageElement): string[] {
  const names = [...root.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
    if (!isServicesHeading(textOf(heading)) || heading.closest('nav, footer')) return [];
    const level = Number(heading.localName.slice(1));
    for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
      if (/^h[1-6]$/.test(next.localName) && Number(next.localName.slice(1)) <= level) break;
      const below = next.localName === 'ul' ? 'li' : `h${level + 1}`;
      const items = [...next.querySelectorAll(below)].map((item) => textOf(item));
      if (items.length > 1) return items;
      if (next.localName === `h${level + 1}`) return headingsAfter(heading, next.localName, level);
    }
    return [];
  });
  return [...new Set(names.map(tidyName))].filter(
    (name) =>
      isServiceName(name) &&
      !isQuestion(name) &&
      !priceIn(name) &&
      !/\d ?\$|\$ ?\d/.test(name) &&
      name.split(/\s+/).length <= 6,
  );
}

function headingsAfter(heading: PageElement, below: string, level: number): string[] {
  const names: string[] = [];
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^h[1-6]$/.test(next.localName) && Number(next.localName.slice(1)) <= level) break;
    if (next.localName === below) names.push(textOf(next));
  }
  return names;
}

interface Row {
  cells: string[];
  header: boolean;
  struck: boolean;
}

/** Price lists in tables: one price a row, or a column of prices for each kind. */
function readPriceTables(root: PageElement): PriceRow[] {
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
    const asked = others.some(isOnRequest);
    if (!isServiceName(tidy) || (!only && !row.struck && !asked)) continue;
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
