import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Log } from '../../platform/observability/log.ts';
import { Refusal, TooManyRequests } from '../../platform/refusal.ts';
import type { AllServices } from '../services.ts';
import { type Cell, csvLine } from './csv.ts';

/** How many rows are read at once: few enough that calls are not kept waiting meanwhile. */
const rowsAtOnce = 500;
/** How many of them are written before others have their turn. */
const rowsOfPiece = 50;

/** How many one account has at once: each takes a connection of the database, again and again. */
const mostAtOnce = 2;
const waitMilliseconds = 10_000;

const costs = z.array(z.looseObject({ credit: z.number().nullish() }));
const rowsShape = z.array(z.record(z.string(), z.unknown()));

/**
 * Every list as CSV, searched and sorted like the list itself: `/api/exports/call-logs.csv?q=…`.
 * Reads the list page by page through the API, in the name of whoever asks, so nobody exports what
 * they may not see, and only as fast as the file is taken. A file that cannot be finished breaks off:
 * its reader sees that it is not whole.
 */
export function exportRoutes(
  api: Hono,
  { log, people }: Pick<AllServices, 'log' | 'people'>,
): Hono {
  const routes = new Hono();
  const begun = countExports();
  routes.get('/api/exports/:file{.+\\.csv}', async (context) => {
    const list = context.req.param('file').replace(/\.csv$/, '');
    if (!isExportedList(list))
      throw new Refusal('NOT_FOUND', `There is no list called ${list} to export.`);
    const person = await people.find({ headers: context.req.raw.headers, address: null });
    const columns = columnsOf(list, person?.role === 'owner');
    // Who asks for the headers alone reads nothing, and so would never come to its end.
    const reads = context.req.raw.method !== 'HEAD';
    const end = begun.begin(reads && person ? person.userId : null);
    const first = await askPage(api, context, firstPage(list, new URL(context.req.url))).catch(
      (error: unknown) => {
        end();
        throw error;
      },
    );
    if (!first.ok) {
      end();
      return first;
    }
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', `attachment; filename="${list}.csv"`);
    context.header('Cache-Control', 'no-store');
    const ask = (path: string) => askPage(api, context, path);
    return context.body(streamOf(piecesOf(list, columns, first, ask, log), end));
  });
  return routes;
}

/** Counts the exports of each account that are not over. Counted per instance. */
function countExports() {
  const running = new Map<string, number>();
  return {
    /** Answers what ends it. @param userId null: it is not counted. @throws TooManyRequests */
    begin(userId: string | null): () => void {
      if (userId === null) return () => {};
      const before = running.get(userId) ?? 0;
      if (before >= mostAtOnce)
        throw new TooManyRequests(
          'Your other exports are still on their way. Please wait until they are done.',
          waitMilliseconds,
        );
      running.set(userId, before + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const left = (running.get(userId) ?? 1) - 1;
        if (left > 0) running.set(userId, left);
        else running.delete(userId);
      };
    },
  };
}

const utf8 = new TextEncoder();

/** The file, piece by piece; a page is asked for once the piece before it is taken. */
async function* piecesOf(
  list: ExportedList,
  columns: Column[],
  first: Response,
  ask: (path: string) => Promise<Response>,
  log: Log,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    // Spreadsheets take a file for UTF-8 only when it begins with this mark.
    yield utf8.encode(`\uFEFF${csvLine(columns.map(({ heading }) => heading))}`);
    for (let page: Response | null = first; page; ) {
      const rows = rowsShape.parse(await page.json());
      for (let at = 0; at < rows.length; at += rowsOfPiece) {
        const piece = rows.slice(at, at + rowsOfPiece);
        yield utf8.encode(piece.map((row) => csvLine(cellsOf(columns, row))).join(''));
        await othersTurn();
      }
      const next: string | undefined = /^<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
      page = next ? await ask(next) : null;
      if (page && !page.ok) throw new Error(`The list answered ${page.status}.`);
    }
  } catch (error) {
    log.error({ err: error, list }, 'An export broke off.');
    throw error;
  }
}

/** Resolves once whatever waits meanwhile was done. */
const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Reads on only when asked to, and ends with its reader. @param end called once it is over, however it ends */
function streamOf<Piece>(
  pieces: AsyncGenerator<Piece, void>,
  end: () => void,
): ReadableStream<Piece> {
  return new ReadableStream<Piece>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next().catch((error: unknown) => {
          end();
          throw error;
        });
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      },
      async cancel() {
        end();
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

function cellsOf(columns: Column[], row: Record<string, unknown>): Cell[] {
  return columns.map(({ field }) =>
    field === 'cost' ? costOf(row.cost_breakdown) : cellOf(row[field]),
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

/**
 * What each list's export holds: fields of its rows, in this order. Operators and programs read the
 * field's name over it; owners read words, and nothing for which there are none.
 */
const exportedColumns = {
  businesses: {
    name: 'Name',
    primary_industry: 'Primary Industry',
    website: 'Website',
    email: 'Email',
    phone_number: 'Phone',
    address: 'Address',
    created_at: 'Created At',
    id: 'ID',
  },
  agents: {
    business_name: 'Business',
    millis_agent_id: null,
    phone_number: 'Phone Number',
    call_summary_recipient_number: 'Summary Recipient',
    created_at: 'Created At',
    id: 'ID',
  },
  'phone-numbers': {
    phone_number: 'Phone Number',
    business_name: 'Assigned To',
    reusable: 'Reusable',
    status: 'Status',
    region: 'Region',
    twilio_sid: null,
    created_at: 'Created At',
    id: 'ID',
  },
  'call-logs': {
    call_timestamp: 'Timestamp',
    business_name: 'Business',
    caller_name: 'Caller',
    caller_phone: 'Number They Left',
    wanted: 'Wanted',
    outcome: 'Outcome',
    from: 'From',
    to: 'To',
    millis_agent_id: null,
    call_duration: 'Duration in Seconds',
    call_status: 'Status',
    error_message: 'Error',
    cost: 'Cost in Dollars',
    summary: 'Summary',
    urgent: 'Urgent',
    spam: 'Spam',
    call_sid: null,
    millis_call_id: null,
    id: 'ID',
  },
  'sms-logs': {
    created_at: 'Timestamp',
    business_name: 'Business',
    direction: 'Direction',
    phone_number: 'Phone Number',
    body: 'Message',
    status: 'Status',
    error_code: 'Error Code',
    error_message: 'Error',
    twilio_sid: null,
    id: 'ID',
  },
  users: {
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    confirmed_at: 'Confirmed',
    last_sign_in_at: 'Last Signed In',
    disabled: 'Disabled',
    created_at: 'Created At',
    id: 'ID',
  },
  'user-businesses': {
    user_email: 'User',
    business_name: 'Business',
    created_at: 'Created At',
    user_id: null,
    business_id: null,
    id: 'ID',
  },
} as const satisfies Record<string, Record<string, string | null>>;

interface Column {
  field: string;
  heading: string;
}

function columnsOf(list: ExportedList, isOwner: boolean): Column[] {
  return Object.entries<string | null>(exportedColumns[list]).flatMap(([field, heading]) => {
    if (!isOwner) return { field, heading: field };
    return heading === null ? [] : { field, heading };
  });
}

type ExportedList = keyof typeof exportedColumns;

function isExportedList(name: string): name is ExportedList {
  return Object.hasOwn(exportedColumns, name);
}
