import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { mostTextsToOwner } from '../../platform/tolls/tolls.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { manyPeopleWorker } from './tell-many.ts';
import { moreCallsWorker, textOwner } from './text-owner.ts';

const owner = '+16045550191';
let open: OpenDatabase;
let shop: Shop;
let called = 0;
const asked: { name: string; notBefore: Date | undefined }[] = [];
const jobs: Jobs = {
  enqueue: async (_on, { name }, _payload, { notBefore } = {}) => {
    asked.push({ name, notBefore });
  },
};

beforeAll(async () => {
  open = await openEmptyPglite();
  shop = await addShop(open.database);
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.database.delete(smsLogs);
  await open.database.delete(callLogs);
  asked.length = 0;
});

interface Told {
  channel?: 'phone' | 'sms';
  alert?: boolean;
  toLife?: boolean;
  body?: string;
}

/** Somebody else each time, of whom the owner is to be texted. */
const tellOf = async ({ channel = 'sms', body, ...told }: Told = {}) => {
  called += 1;
  const { businessId, agentId } = shop;
  const fromNumber = `+1604${String(2_000_000 + called)}`;
  const values = { callSid: `CA${called}`, channel, businessId, agentId, fromNumber };
  const [call] = await open.database.insert(callLogs).values(values).returning();
  if (!call) throw new Error('The call was not stored.');
  await open.database.transaction((transaction) =>
    textOwner(transaction, jobs, {
      key: `told:${called}`,
      to: owner,
      from: shop.number,
      body: body ?? `Caller ${called} · call back`,
      urgent: told.alert ?? false,
      ...told,
      businessId,
      agentId,
      callId: call.id,
    }),
  );
  return call;
};
const textsOf = async (status: 'queued' | 'scheduled') =>
  (await open.database.select().from(smsLogs).where(eq(smsLogs.status, status))).map(
    ({ body }) => body ?? '',
  );
const tellMany = (alert: boolean) =>
  manyPeopleWorker(open.database, () => jobs).run({
    businessId: shop.businessId,
    to: owner,
    alert,
  });
const { threads, alerts, toLife } = mostTextsToOwner;

it('of more conversations by text than an owner reads in an hour, one text tells how many they were', async () => {
  for (let each = 0; each < threads.anHour + 35; each += 1) await tellOf();
  expect(await textsOf('queued')).toHaveLength(threads.anHour);
  await tellMany(false);
  const leaving = await textsOf('queued');
  expect(leaving).toHaveLength(threads.anHour + 1);
  expect(leaving.at(-1)).toMatch(/^35 more people texted:\n- Caller/);
  expect(leaving.at(-1)).toMatch(/The others are on your page of calls\.$/);
  expect(await textsOf('scheduled')).toEqual([]);
  await tellMany(false);
  expect(await textsOf('queued')).toHaveLength(threads.anHour + 1);
});

it('what many texted keeps no call by telephone, and no alert, from being told at once', async () => {
  for (let each = 0; each < threads.anHour + 5; each += 1) await tellOf();
  await tellOf({ channel: 'phone', body: 'A call' });
  await tellOf({ alert: true, body: 'URGENT · A flood' });
  const leaving = await textsOf('queued');
  expect(leaving).toContain('A call');
  expect(leaving).toContain('URGENT · A flood');
});

it('alerts of very many numbers are gathered for minutes into one urgent text', async () => {
  for (let each = 0; each < alerts.anHour + 30; each += 1)
    await tellOf({ alert: true, channel: each % 2 ? 'phone' : 'sms' });
  expect(await textsOf('queued')).toHaveLength(alerts.anHour);
  const latest = Date.now() + alerts.gatheredMinutes * 60_000;
  for (const { notBefore } of asked.filter(({ name }) => name === 'tell-many-people'))
    expect(notBefore?.getTime()).toBeLessThanOrEqual(latest);
  await tellMany(true);
  const leaving = await textsOf('queued');
  expect(leaving).toHaveLength(alerts.anHour + 1);
  expect(leaving.at(-1)).toMatch(/^30 more URGENT calls from different numbers:/);
});

it('a danger to life is told at once beside all other alerts, and first of what was gathered', async () => {
  for (let each = 0; each < alerts.anHour + 20; each += 1) await tellOf({ alert: true });
  await tellOf({ alert: true, toLife: true, body: 'URGENT · Somebody is unconscious' });
  expect(await textsOf('queued')).toContain('URGENT · Somebody is unconscious');
  for (let each = 0; each < toLife.anHour; each += 1) await tellOf({ alert: true, toLife: true });
  await tellOf({ alert: true, toLife: true, body: 'URGENT · The stove is on fire' });
  await tellOf({ alert: true, body: 'URGENT · A pipe burst' });
  await tellMany(true);
  const gathered = (await textsOf('queued')).at(-1) ?? '';
  expect(gathered.split('\n')[1]).toBe('- URGENT · The stove is on fire');
});

it('nothing that waits is told twice, whoever comes first to tell it', async () => {
  for (let each = 0; each < threads.anHour; each += 1) await tellOf();
  const { fromNumber } = await tellOf({ body: 'Told once' });
  await tellOf();
  const ofCaller = { agentId: shop.agentId, to: owner, caller: fromNumber, byBrowser: false };
  await Promise.all([moreCallsWorker(open.database, () => jobs).run(ofCaller), tellMany(false)]);
  const texts = await textsOf('queued');
  expect(texts.filter((body) => body.includes('Told once'))).toHaveLength(1);
});

it('starts anew with the hour', async () => {
  for (let each = 0; each < threads.anHour + 1; each += 1) await tellOf();
  expect(await textsOf('scheduled')).toHaveLength(1);
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000);
  await tellOf({ body: 'In the next hour' });
  now.mockRestore();
  expect(await textsOf('queued')).toContain('In the next hour');
});
