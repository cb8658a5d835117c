import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Log } from '../../platform/observability/log.ts';
import { Refusal } from '../../platform/refusal.ts';

/** How many rows are read at once: few enough that calls are not kept waiting meanwhile. */
const rowsAtOnce = 500;

const costs = z.array(z.looseObject({ credit: z.number().nullish() }));
const rowsShape = z.array(z.record(z.string(), z.unknown()));

/**
 * Every list as CSV, searched and sorted like the list itself: `/api/exports/call-logs.csv?q=…`.
 * Reads the list page by page through the API, in the name of whoever asks, so nobody exports what
 * they may not see, and only as fast as the file is taken. A file that cannot be finished breaks off:
 * its reader sees that it is not whole.
 */
export function exportRoutes(api: Hono, log: Log): Hono {
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
    const ask = (path: string) => askPage(api, context, path);
    return context.body(streamOf(piecesOf(list, first, ask, log)));
  });
  return routes;
}

const utf8 = new TextEncoder();

/** The file, piece by piece; a page is asked for once the piece before it is taken. */
async function* piecesOf(
  list: ExportedList,
  first: Response,
  ask: (path: string) => Promise<Response>,
  log: Log,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    // Spreadsheets take a file for UTF-8 only when it begins with this mark.
    yield utf8.encode(`\uFEFF${csvLine([...exportedColumns[list]])}`);
    for (let page: Response | null = first; page; ) {
      const rows = rowsShape.parse(await page.json());
      yield utf8.encode(rows.map((row) => csvLine(cellsOf(list, row))).join(''));
      const next: string | undefined = /^<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
      page = next ? await ask(next) : null;
      if (page && !page.ok) throw new Error(`The list answered ${page.status}.`);
    }
  } catch (error) {
    log.error({ err: error, list }, 'An export broke off.');
    throw error;
  }
}

/** Reads on only when asked to, and ends with its reader. */
function streamOf<Piece>(pieces: AsyncGenerator<Piece, void>): ReadableStream<Piece> {
  return new ReadableStream<Piece>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}

function firstPage(list: ExportedList, { searchParams }: URL): string {
  const query = new URLSearchParams({ limit: String(rowsAtOnce) });
  for (const name of ['q', 'sort', 'order', 'show']) {
    for (const value of searchParams.getAll(name)) query.append(name, value);
  }
  return `/api/${list}?${query}`;
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

/** What each list's export holds: fields of its rows, in this order. */
const exportedColumns = {
  businesses: [
    'name',
    'primary_industry',
    'website',
    'email',
    'phone_number',
    'address',
    'created_at',
    'id',
  ],
  agents: [
    'business_name',
    'millis_agent_id',
    'phone_number',
    'call_summary_recipient_number',
    'created_at',
    'id',
  ],
  'phone-numbers': [
    'phone_number',
    'business_name',
    'reusable',
    'status',
    'region',
    'twilio_sid',
    'created_at',
    'id',
  ],
  'call-logs': [
    'call_timestamp',
    'business_name',
    'from',
    'to',
    'millis_agent_id',
    'call_duration',
    'call_status',
    'error_message',
    'cost',
    'summary',
    'urgent',
    'spam',
    'call_sid',
    'millis_call_id',
    'id',
  ],
  'sms-logs': [
    'created_at',
    'business_name',
    'direction',
    'phone_number',
    'body',
    'status',
    'error_code',
    'error_message',
    'twilio_sid',
    'id',
  ],
  users: [
    'email',
    'phone',
    'role',
    'confirmed_at',
    'last_sign_in_at',
    'disabled',
    'created_at',
    'id',
  ],
  'user-businesses': ['user_email', 'business_name', 'created_at', 'user_id', 'business_id', 'id'],
} as const satisfies Record<string, readonly string[]>;

type ExportedList = keyof typeof exportedColumns;

function isExportedList(name: string): name is ExportedList {
  return Object.hasOwn(exportedColumns, name);
}

type Cell = string | number | boolean | null;

/**
 * One line of CSV (RFC 4180), its line break included. A cell that a spreadsheet would take for a
 * formula has an apostrophe before it, also behind a semicolon, tab or line break within; plain numbers, telephone numbers among them, stay as they are.
 */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(escaped).join(',')}\r\n`;
}

const plainNumber = /^[+-]?\d+(\.\d+)?$/;
/** What spreadsheets read as the start of a formula (OWASP, CSV Injection), full width included. */
const formulaStart = /^\s*[=+\-@\t\r\n＝＋－＠]/;
/** The same where a spreadsheet would part the cell: in much of the world its lists have semicolons. */
const formulaWithin = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

function escaped(value: Cell): string {
  if (value === null) return '';
  const text = String(value);
  const whole = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  const safe = whole.replaceAll(formulaWithin, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
