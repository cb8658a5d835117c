import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import {
  type CallServer,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { mostInOneSweep, reportQuietThreads, sweepCalls } from './sweep-calls.ts';
import { postSigned } from './telephone/carrier-call.ts';

let open: OpenDatabase;
let server: CallServer;
let sent = 0;

beforeAll(async () => {
  open = await openEmptyPglite();
  server = await startCallServer(open);
});
afterAll(async () => {
  await server.close();
  await open.close();
});
beforeEach(() => open.database.delete(callLogs));
afterEach(() => vi.restoreAllMocks());

/** So many people text a shop, and that was so many minutes ago. */
const textedBy = async (people: number, shop: Shop, minutesAgo: number) => {
  const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
  for (let each = 0; each < people; each += 1) {
    sent += 1;
    const From = `+160455501${String(sent % 100).padStart(2, '0')}`;
    const form = { MessageSid: `SMsweep${sent}`, From, To: shop.number, Body: 'Hi, are you open?' };
    await postSigned(account, '/hooks/twilio/sms', form);
  }
  const passed = sql`make_interval(mins => ${minutesAgo})`;
  await open.database.update(callTurns).set({ at: sql`${callTurns.at} - ${passed}` });
  await open.database
    .update(callLogs)
    .set({ callTimestamp: sql`${callLogs.callTimestamp} - ${passed}` });
};

/** How often others had the thread between each piece of some work and the next. */
const roundsBetween = async (method: 'report' | 'close', work: () => Promise<unknown>) => {
  let rounds = 0;
  const count = () => {
    rounds += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const at: number[] = [];
  const { exchange } = server.calls;
  const original = exchange[method];
  vi.spyOn(exchange, method).mockImplementation((...given: unknown[]) => {
    at.push(rounds);
    return Reflect.apply(original, exchange, given);
  });
  await work();
  clearImmediate(counting);
  return at.slice(1).map((round, index) => round - (at[index] ?? 0));
};

it('text conversations that fell quiet together are told of one at a time, and others have the thread between', async () => {
  await textedBy(6, await addShop(open.database), 6);
  const rounds = await roundsBetween('report', () => reportQuietThreads(server.calls.exchange));
  expect(rounds).toHaveLength(5);
  expect(Math.min(...rounds)).toBeGreaterThan(2);
});

it('conversations that nobody ended are closed one at a time, and others have the thread between', async () => {
  await textedBy(6, await addShop(open.database), 25 * 60);
  const rounds = await roundsBetween('close', () => sweepCalls(server.calls.exchange));
  expect(rounds).toHaveLength(5);
  expect(Math.min(...rounds)).toBeGreaterThan(2);
});

it('of many conversations a few are told of in one sweep: the urgent first, then one of each business', async () => {
  const { database } = open;
  const quietFor = async (shop: Shop, callSid: string, minutes: number, urgent = false) => {
    const at = new Date(Date.now() - minutes * 60_000);
    const { businessId } = shop;
    const [call] = await database
      .insert(callLogs)
      .values({ callSid, businessId, channel: 'sms', callTimestamp: at })
      .returning();
    if (!call) throw new Error('The call was not stored.');
    const input = { type: 'hungUp' } as const;
    await database.insert(callTurns).values({ callId: call.id, sequence: 1, input, at });
    await database.execute(
      sql`UPDATE call_turns SET outcome = ${JSON.stringify({ urgent })}::jsonb WHERE call_id = ${call.id}`,
    );
  };
  const flooded = await addShop(database);
  for (let each = 0; each < mostInOneSweep + 2; each += 1)
    await quietFor(flooded, `flood ${each}`, 20);
  await quietFor(await addShop(database), 'of another business', 6);
  await quietFor(flooded, 'urgent', 6, true);
  const told: string[] = [];
  const { exchange } = server.calls;
  vi.spyOn(exchange, 'report').mockImplementation(async (callSid) => {
    told.push(callSid);
    await database.update(callLogs).set({ toldTurns: 1 }).where(eq(callLogs.callSid, callSid));
    return true;
  });
  expect(await reportQuietThreads(exchange)).toBe(mostInOneSweep);
  expect(told[0]).toBe('urgent');
  expect(told.slice(1, 3)).toContain('of another business');
  expect(await reportQuietThreads(exchange)).toBe(4);
  expect(new Set(told).size).toBe(mostInOneSweep + 4);
});
