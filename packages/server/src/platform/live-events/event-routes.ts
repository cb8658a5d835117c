import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { clientAddress } from '../http/client-address.ts';
import { Refusal, TooManyRequests } from '../refusal.ts';
import type { Services } from '../services.ts';
import { type Scope, scopeOf } from '../tenant-guard/person.ts';
import { type Broadcast, createBroadcast } from './broadcast.ts';
import { watchChanges } from './changes.ts';

/** A sign of life, so that a dead connection is noticed at either end. */
const heartbeatMs = 30_000;
/** Then the browser connects again, and whoever signed out or lost a business stays out. */
const longestMs = 10 * 60_000;
/** How soon a stream ends whose person was disabled, signed out or lost a business. */
const checkMs = 2_000;
/** How many streams one person has open: a tab each, on every device. */
const mostStreams = 20;

/**
 * `GET /api/events`: rows of the logs as they are made and change, as server-sent events
 * `{list, id, created}`. Only what the asking person may see, over so many streams at once.
 */
export function eventRoutes(services: Pick<Services, 'database' | 'people' | 'log'>): Hono {
  const { database, people, log } = services;
  const broadcast = createBroadcast(() => watchChanges(database), log);
  const routes = new Hono();
  const open = new Map<string, number>();
  const count = (userId: string, by: number) => {
    const now = (open.get(userId) ?? 0) + by;
    if (now > 0) open.set(userId, now);
    else open.delete(userId);
  };
  routes.get('/api/events', async (context) => {
    const { headers } = context.req.raw;
    const person = await people.find({ headers, address: clientAddress(headers, context.env) });
    if (!person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
    if ((open.get(person.userId) ?? 0) >= mostStreams)
      throw new TooManyRequests('Too many pages are open. Please close some of them.', heartbeatMs);
    context.header('Cache-Control', 'no-store');
    context.header('X-Accel-Buffering', 'no');
    const isStill = async () => {
      const now = await people.find({ headers, address: clientAddress(headers, context.env) });
      return now !== null && isSameScope(scopeOf(now), scopeOf(person));
    };
    count(person.userId, 1);
    return streamSSE(context, (out) =>
      tellUntilLeft(broadcast, scopeOf(person), out, isStill).finally(() =>
        count(person.userId, -1),
      ),
    );
  });
  return routes;
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
  await out.writeSSE({ event: 'ready', data: '{}' });
  const stop = broadcast.listen(scope, (changes) => {
    for (const { list, id, created } of changes)
      out.writeSSE({ event: 'change', data: JSON.stringify({ list, id, created }) });
  });
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
