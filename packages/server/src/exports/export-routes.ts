import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { type Cell, csvLine } from './csv.ts';
import { type ExportedList, exportedColumns, isExportedList } from './exported-columns.ts';

/** How many rows are read at once: few enough that calls are not kept waiting meanwhile. */
const rowsAtOnce = 500;

const costs = z.array(z.looseObject({ credit: z.number().nullish() }));
const rowsShape = z.array(z.record(z.string(), z.unknown()));

/**
 * Every list as CSV, searched and sorted like the list itself: `/api/exports/call-logs.csv?q=…`.
 * Reads the list page by page through the API, in the name of whoever asks, so nobody exports what
 * they may not see.
 */
export function exportRoutes(api: Hono): Hono {
  const routes = new Hono();
  routes.get('/api/exports/:file{.+\\.csv}', async (context) => {
    const list = context.req.param('file').replace(/\.csv$/, '');
    if (!isExportedList(list))
      throw new Refusal('NOT_FOUND', `There is no list called ${list} to export.`);
    const first = await askPage(api, context, firstPage(list, new URL(context.req.url)));
    if (!first.ok) return first;
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', `attachment; filename="${list}.csv"`);
    context.header('Cache-Control', 'no-store');
    return stream(context, async (out) => {
      // Spreadsheets take a file for UTF-8 only when it begins with this mark.
      await out.write(`\uFEFF${csvLine([...exportedColumns[list]])}`);
      for (let page: Response | null = first; page && !out.aborted; ) {
        const rows = rowsShape.parse(await page.json());
        await out.write(rows.map((row) => csvLine(cellsOf(list, row))).join(''));
        const next: string | undefined = /^<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
        page = next ? await nextPage(api, context, next) : null;
      }
    });
  });
  return routes;
}

function firstPage(list: ExportedList, { searchParams }: URL): string {
  const query = new URLSearchParams({ limit: String(rowsAtOnce) });
  for (const name of ['q', 'sort', 'order']) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  return `/api/${list}?${query}`;
}

async function nextPage(api: Hono, context: Context, path: string): Promise<Response> {
  const page = await askPage(api, context, path);
  // The file has begun: only breaking it off tells that it is not whole.
  if (!page.ok) throw new Error(`The export broke off: ${path} answered ${page.status}.`);
  return page;
}

async function askPage(api: Hono, context: Context, path: string): Promise<Response> {
  return api.request(path, { headers: context.req.raw.headers }, context.env);
}

function cellsOf(list: ExportedList, row: Record<string, unknown>): Cell[] {
  return exportedColumns[list].map((column) =>
    column === 'cost' ? costOf(row.cost_breakdown) : cellOf(row[column]),
  );
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);
}

/** Dollars with two decimals; null where nothing is known. */
function costOf(breakdown: unknown): Cell {
  const items = costs.safeParse(breakdown);
  if (!items.success || items.data.length === 0) return null;
  const credit = items.data.reduce((sum, item) => sum + (item.credit ?? 0), 0);
  return (credit / 100).toFixed(2);
}
