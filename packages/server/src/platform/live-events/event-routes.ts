import { gte, max } from 'drizzle-orm';
import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Queryable } from '../database/database.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import { clientAddress, isLoopback } from '../http/client-address.ts';
import { networksOf } from '../http/network.ts';
import type { Log } from '../observability/log.ts';
import { Refusal, TooManyRequests } from '../refusal.ts';
import type { Services } from '../services.ts';
import { type Scope, scopeOf } from '../tenant-guard/person.ts';

/** A sign of life, so that a dead connection is noticed at either end. */
const heartbeatMs = 30_000;
/** Then the browser connects again, and whoever signed out or lost a business stays out. */
const longestMs = 10 * 60_000;
/** How soon a stream ends whose person was disabled, signed out or lost a business. */
const checkMs = 2_000;
/** How many streams one person has open: a tab each, on every device. */
const mostStreams = 20;
/** How many one network has: an office. Each is asked about every few seconds, whoever's it is. */
const mostOfNetwork = 60;

/**
 * `GET /api/events`: rows of the logs as they are made and change, as server-sent events
 * `{list, id, created}`. Only what the asking person may see, over so many streams at once.
 */
export function eventRoutes(services: Pick<Services, 'database' | 'people' | 'log'>): Hono {
  const { database, people, log } = services;
  const broadcast = createBroadcast(() => watchChanges(database), log);
  const routes = new Hono();
  const open = new Map<string, number>();
  const count = (key: string, by: number) => {
    const now = (open.get(key) ?? 0) + by;
    if (now > 0) open.set(key, now);
    else open.delete(key);
  };
  routes.get('/api/events', async (context) => {
    const { headers } = context.req.raw;
    const address = clientAddress(headers, context.env);
    const person = await people.find({ headers, address });
    if (!person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
    const held = [{ key: person.userId, most: mostStreams }, ...networksIn(address)];
    if (held.some(({ key, most }) => (open.get(key) ?? 0) >= most))
      throw new TooManyRequests('Too many pages are open. Please close some of them.', heartbeatMs);
    context.header('Cache-Control', 'no-store');
    context.header('X-Accel-Buffering', 'no');
    const isStill = async () => {
      const now = await people.find({ headers, address });
      return now !== null && isSameScope(scopeOf(now), scopeOf(person));
    };
    for (const { key } of held) count(key, 1);
    return streamSSE(context, (out) =>
      tellUntilLeft(broadcast, scopeOf(person), out, isStill).finally(() => {
        for (const { key } of held) count(key, -1);
      }),
    );
  });
  return routes;
}

/** The networks a stream is counted for, and how many each may have; this machine's own has none. */
function networksIn(address: string | null): { key: string; most: number }[] {
  if (address === null || isLoopback(address)) return [];
  return networksOf(address).map(({ key, share }) => ({ key, most: mostOfNetwork * share }));
}

function isSameScope(one: Scope, other: Scope): boolean {
  if (one === 'everything' || other === 'everything') return one === other;
  return one.length === other.length && one.every((id) => other.includes(id));
}

async function tellUntilLeft(
  broadcast: Broadcast,
  scope: Parameters<Broadcast['listen']>[0],
  out: SSEStreamingApi,
  isStill: () => Promise<boolean>,
): Promise<void> {
  const { begun, stop } = broadcast.listen(scope, (changes) => {
    for (const { list, id, created } of changes)
      out.writeSSE({ event: 'change', data: JSON.stringify({ list, id, created }) });
  });
  // Whoever hears this reads what happened before; what happens after it is told.
  begun.then(() => out.writeSSE({ event: 'ready', data: '{}' }));
  const heartbeat = setInterval(
    () => out.writeSSE({ event: 'heartbeat', data: '{}' }),
    heartbeatMs,
  );
  let checking: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    const end = setTimeout(resolve, longestMs);
    checking = setInterval(async () => {
      if (!(await isStill().catch(() => false))) resolve();
    }, checkMs);
    const leave = () => {
      clearTimeout(end);
      resolve();
    };
    if (out.aborted) leave();
    else out.onAbort(leave);
  });
  clearInterval(checking);
  clearInterval(heartbeat);
  stop();
}

/** How often the database is looked at while somebody listens, in milliseconds. */
const lookEveryMs = 1_000;

type Listener = (changes: Change[]) => void;

/** Hands changes to whoever listens, each as far as their scope reaches. */
interface Broadcast {
  /** `begun`: from then on every change is told. `stop` ends the listening. */
  listen(scope: Scope, listener: Listener): { begun: Promise<void>; stop: () => void };
}

/**
 * Looks for changes while somebody listens, once for all of them; with nobody there, not at all.
 * @param startLooking begins a watch; see `watchChanges`.
 */
function createBroadcast(startLooking: () => () => Promise<Change[]>, log: Log): Broadcast {
  const listeners = new Map<Listener, Scope>();
  /** Kept while somebody looks; fulfilled by the first look, from which changes count. */
  let looking: Promise<void> | null = null;
  const lookOn = async (begun: () => void) => {
    const look = startLooking();
    while (listeners.size > 0) {
      try {
        const changes = await look();
        begun();
        for (const [listener, scope] of listeners) tell(listener, scope, changes);
      } catch (error) {
        log.warn({ err: error }, 'The logs could not be watched; trying again.');
      }
      await new Promise((next) => setTimeout(next, lookEveryMs).unref());
    }
    looking = null;
  };
  return {
    listen(scope, listener) {
      listeners.set(listener, scope);
      looking ??= new Promise((begun) => {
        lookOn(begun);
      });
      return { begun: looking, stop: () => listeners.delete(listener) };
    },
  };
}

function tell(listener: Listener, scope: Scope, changes: Change[]): void {
  const theirs = changes.filter(
    ({ businessId }) =>
      scope === 'everything' || (businessId !== null && scope.includes(businessId)),
  );
  if (theirs.length > 0) listener(theirs);
}

/** A row that was made or changed. */
interface Change {
  list: 'call-logs' | 'sms-logs';
  id: string;
  businessId: string | null;
  /** Whether the row is new, as far as this watch has seen. */
  created: boolean;
}

/**
 * Writes are seen this long after they were stamped at the latest, in milliseconds: a transaction
 * shows its rows only once it is over, and clocks differ a little.
 */
const latestMs = 5_000;

/** Watches the logs. Each look answers what was made or changed since the one before. */
function watchChanges(database: Queryable): () => Promise<Change[]> {
  const calls = watchTable(database, callLogs, 'call-logs');
  const messages = watchTable(database, smsLogs, 'sms-logs');
  return async () => [...(await calls()), ...(await messages())];
}

function watchTable(
  database: Queryable,
  table: typeof callLogs | typeof smsLogs,
  list: Change['list'],
): () => Promise<Change[]> {
  /** When each row that was lately seen had last changed. */
  let seen: Map<string, number> | null = null;
  let newest = new Date(0);
  return async () => {
    if (seen === null) {
      const [latest] = await database.select({ at: max(table.updatedAt) }).from(table);
      newest = latest?.at ?? new Date(0);
    }
    const rows = await database
      .select({
        id: table.id,
        businessId: table.businessId,
        createdAt: table.createdAt,
        updatedAt: table.updatedAt,
      })
      .from(table)
      .where(gte(table.updatedAt, new Date(newest.getTime() - latestMs)));
    const before = seen;
    const since = newest.getTime() - latestMs;
    const changed = rows.filter((row) => before?.get(row.id) !== row.updatedAt.getTime());
    seen = new Map(rows.map((row) => [row.id, row.updatedAt.getTime()]));
    for (const { updatedAt } of rows) if (updatedAt > newest) newest = updatedAt;
    if (before === null) return [];
    return changed.map(({ id, businessId, createdAt }) => ({
      list,
      id,
      businessId,
      created: !before.has(id) && createdAt.getTime() >= since,
    }));
  };
}
