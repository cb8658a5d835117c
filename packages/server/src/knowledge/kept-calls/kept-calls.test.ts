import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shops.ts';

const facts = [{ kind: 'service', id: 'tint', label: 'Window Tint' }];
const transcript = [
  { role: 'assistant', content: 'Kept Shop, how can I help?' },
  { role: 'user', content: 'How much is window tint?' },
  { role: 'assistant', content: 'Window tint is $399.', facts },
  { role: 'user', content: 'Thanks, bye' },
  { role: 'assistant', content: 'Goodbye.' },
];

describeOnEachDatabase('a kept call', (open) => {
  let api: TestApi;
  let shop: Shop;
  let other: Shop;
  const path = (id: string) => `/api/businesses/${id}/kept-calls`;
  const keep = (of: Shop, callId = of.call.id) =>
    api.ask('owner', path(of.business.id), { method: 'POST', body: { callId } });

  beforeAll(async () => {
    const { database } = open();
    shop = await addShop(database, 'Kept Shop', '+16045550101');
    other = await addShop(database, 'Other Shop', '+16045550102');
    for (const { call } of [shop, other])
      await database
        .update(callLogs)
        .set({ chatTranscript: transcript })
        .where(eq(callLogs.id, call.id));
    api = createTestApi(open(), {
      owner: { role: 'owner', userId: crypto.randomUUID(), businessIds: [shop.business.id] },
    });
  });

  it('holds what the caller said and the answers that stood on knowledge, once', async () => {
    const first = await keep(shop);
    expect(first).toMatchObject({
      status: 200,
      body: {
        name: 'How much is window tint?',
        call_id: shop.call.id,
        turns: [
          { caller: 'How much is window tint?', wanted: 'Window tint is $399.' },
          { caller: 'Thanks, bye', wanted: null },
        ],
      },
    });
    expect((await keep(shop)).body).toEqual(first.body);
    expect((await api.ask('owner', path(shop.business.id))).body).toEqual([first.body]);
  });

  it('wants no more than an hour of answers', async () => {
    const [kept] = await open().database.select().from(keptCalls);
    const body = { name: 'Long', wanted: Array.from({ length: 11 }, () => 'x'.repeat(5_000)) };
    const answer = await api.ask('owner', `${path(shop.business.id)}/${kept?.id}`, {
      method: 'PUT',
      body,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining('50,000'));
  });

  it('is named anew, told another answer, and removed; the log keeps the call', async () => {
    const [kept] = await open().database.select().from(keptCalls);
    const one = `${path(shop.business.id)}/${kept?.id}`;
    const change = { name: 'Price of tint', wanted: ['Window tint is $429.'] };
    const changed = await api.ask('owner', one, { method: 'PUT', body: change });
    expect(changed.body).toMatchObject({
      name: 'Price of tint',
      turns: [{ wanted: 'Window tint is $429.' }, { wanted: null }],
    });
    for (let times = 0; times < 2; times += 1)
      expect((await api.ask('owner', one, { method: 'DELETE' })).status).toBe(200);
    expect((await api.ask('owner', path(shop.business.id))).body).toEqual([]);
    expect(await api.ask('owner', one, { method: 'PUT', body: change })).toMatchObject({
      status: 404,
    });
    expect((await api.ask('owner', `/api/call-logs/${shop.call.id}`)).status).toBe(200);
  });

  it('outlives the log', async () => {
    const { database } = open();
    const [call] = await database
      .insert(callLogs)
      .values({ businessId: shop.business.id, callSid: 'CA-old', chatTranscript: transcript })
      .returning();
    await keep(shop, call?.id);
    await database.delete(callLogs).where(eq(callLogs.callSid, 'CA-old'));
    const { body } = await api.ask('owner', path(shop.business.id));
    expect(body).toMatchObject([{ call_id: null, turns: [{}, {}] }]);
  });

  it('is refused where nobody spoke, and for calls and businesses of others', async () => {
    const { database } = open();
    const [silent] = await database
      .insert(callLogs)
      .values({ businessId: shop.business.id, callSid: 'CA-silent' })
      .returning();
    expect(await keep(shop, silent?.id)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
    expect(await keep(shop, other.call.id)).toMatchObject({ status: 404 });
    expect(await keep(other)).toMatchObject({ status: 404 });
    expect(await api.ask('owner', path(other.business.id))).toMatchObject({ status: 404 });
  });
});
