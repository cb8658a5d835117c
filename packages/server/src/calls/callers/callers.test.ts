import { heldOfCaller } from '@second-ring/contract';
import { questionKey } from '@second-ring/conversation';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';
import { leads } from '../../platform/database/schema/leads.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { heldNothing, holdCaller, type TestCaller } from '../../testing/hold-caller.ts';
import { placesOf } from '../../testing/places-of.ts';
import { addShop, type Shop } from '../../testing/shops.ts';

/** Numbers and words of a test's own: the tests of a suite share their database. */
let made = 0;
function somebody(): TestCaller {
  made += 1;
  const mark = String(made).padStart(2, '0');
  return {
    number: `+160455501${mark}`,
    name: `Person${mark}x`,
    sentence: `is number${mark}x the one with the lamp`,
  };
}

const operator = { role: 'operator', userId: crypto.randomUUID() } as const;

describeOnEachDatabase('what is held about a caller', (open) => {
  let api: TestApi;
  let shop: Shop;
  let other: Shop;
  let owner: Extract<Person, { role: 'owner' }>;
  let database: Database;
  const path = (of: Shop, { number }: TestCaller) =>
    `/api/businesses/${of.business.id}/callers/${number}`;
  const erase = (who: string, of: Shop, caller: TestCaller) =>
    api.ask(who, path(of, caller), { method: 'DELETE' });
  const exported = async (who: string, of: Shop, caller: TestCaller) => {
    const answer = await api.ask(who, path(of, caller));
    expect(answer.status).toBe(200);
    return heldOfCaller.parse(answer.body);
  };

  beforeEach(async () => {
    database = open().database;
    const key = crypto.randomUUID();
    const number = () => `+1604${Math.floor(1e6 + Math.random() * 9e6)}`;
    shop = await addShop(database, `Mine ${key}`, number());
    other = await addShop(database, `Theirs ${key}`, number());
    owner = { role: 'owner', userId: crypto.randomUUID(), businessIds: [shop.business.id] };
    api = createTestApi(open(), {
      owner,
      stranger: { ...owner, userId: crypto.randomUUID(), businessIds: [other.business.id] },
      operator,
    });
  });

  it('is exported whole, and nobody else with it', async () => {
    const [caller, neighbour] = [somebody(), somebody()];
    await holdCaller(database, shop, caller);
    await holdCaller(database, shop, neighbour);
    const held = await exported('owner', shop, caller);
    expect(held).toMatchObject({
      business_name: shop.business.name,
      phone_number: caller.number,
      blocked_since: expect.any(String),
      opted_out: [{ from_number: shop.number.phoneNumber }],
      calls: [{ from_number: caller.number, call_duration: 95, turns: [{ sequence: 1 }] }],
      texts: [{}, {}, {}],
      leads: [{ name: caller.name, email: `${caller.name}@mail.example` }],
      commitments: [{ text: expect.stringContaining(caller.name) }],
      appointments: [{ customer_name: caller.name, note: caller.sentence }],
      kept_calls: [{ turns: [{ caller: expect.stringContaining(caller.sentence) }] }],
    });
    const file = JSON.stringify(held);
    for (const word of Object.values(neighbour)) expect(file).not.toContain(word);
  });

  it('counts calls from a withheld number on which they left theirs', async () => {
    const caller = somebody();
    const [call] = await database
      .insert(callLogs)
      .values({ businessId: shop.business.id, endedAt: new Date(), summary: caller.sentence })
      .returning();
    await database
      .insert(leads)
      .values({ businessId: shop.business.id, callId: call?.id, phone: caller.number });
    expect((await exported('owner', shop, caller)).calls).toMatchObject([{ id: call?.id }]);
    await erase('owner', shop, caller);
    expect(await placesOf(database, [caller.number, caller.sentence])).toEqual([]);
  });

  it('is of one call where nobody left a number, and goes with that call alone', async () => {
    const [caller, neighbour] = [somebody(), somebody()];
    await holdCaller(database, shop, neighbour);
    const businessId = shop.business.id;
    const call = async (summary: string, endedAt: Date | null = new Date()) => {
      const [log] = await database
        .insert(callLogs)
        .values({
          businessId,
          channel: 'browser',
          endedAt,
          summary,
          chatTranscript: [{ role: 'user', content: summary }],
        })
        .returning();
      await database.insert(leads).values({ businessId, callId: log?.id, name: summary });
      return log?.id ?? '';
    };
    const id = await call(caller.sentence);
    const other = await call(caller.name);
    const eraseCall = (who: string, which: string) =>
      api.ask(who, `/api/call-logs/${which}`, { method: 'DELETE' });
    expect((await eraseCall('stranger', id)).status).toBe(404);
    expect((await eraseCall('owner', id)).body).toMatchObject({ calls: 1, leads: 1, mentions: 0 });
    expect(await placesOf(database, [caller.sentence])).toEqual([]);
    expect(await placesOf(database, [caller.name])).not.toEqual([]);
    expect(await placesOf(database, [neighbour.number])).not.toEqual([]);
    expect((await api.ask('owner', `/api/call-logs/${other}`)).body).toMatchObject({
      summary: caller.name,
    });
    const running = await call('still talking', null);
    expect(await eraseCall('owner', running)).toMatchObject({ body: { code: 'CALL_RUNNING' } });
  });

  it('is erased at one business only, and of one caller only', async () => {
    const [caller, neighbour] = [somebody(), somebody()];
    await holdCaller(database, shop, caller);
    await holdCaller(database, shop, neighbour);
    await holdCaller(database, other, caller);
    const told = [
      await exported('operator', shop, neighbour),
      await exported('operator', other, caller),
    ];
    const places = await placesOf(database, [neighbour.name]);
    expect((await erase('owner', shop, caller)).status).toBe(200);
    const after = [
      await exported('operator', shop, neighbour),
      await exported('operator', other, caller),
    ];
    const timeless = (all: typeof told) => all.map((one) => ({ ...one, exported_at: '' }));
    expect(timeless(after)).toEqual(timeless(told));
    expect(await placesOf(database, [neighbour.name])).toEqual(places);
    expect((await exported('owner', shop, caller)).calls).toEqual([]);
  });

  it('gives nothing to the owner of another business', async () => {
    const caller = somebody();
    await holdCaller(database, shop, caller);
    const notThere = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await api.ask('stranger', path(shop, caller))).toMatchObject(notThere);
    expect(await erase('stranger', shop, caller)).toMatchObject(notThere);
    const own = await exported('stranger', other, caller);
    expect({ ...own.calls, ...own.texts, ...own.opted_out }).toEqual({});
    expect((await erase('stranger', other, caller)).body).toEqual(heldNothing);
    expect((await exported('owner', shop, caller)).calls).toHaveLength(1);
    expect(await api.ask(null, path(shop, caller))).toMatchObject({ status: 401 });
  });

  it('is erased by an operator, and where the database knows no owners', async () => {
    for (const asOwner of [open().asOwner, null]) {
      const caller = somebody();
      await holdCaller(database, shop, caller);
      const people = createTestApi(open(), { owner, operator }, { asOwner });
      const who = asOwner ? 'operator' : 'owner';
      const answer = await people.ask(who, path(shop, caller), { method: 'DELETE' });
      expect(answer).toMatchObject({ status: 200, body: { calls: 1, texts: 3 } });
      const left = await placesOf(database, [caller.number, caller.name, caller.sentence]);
      expect(left).toEqual(['sms_opt_outs.phone_number']);
    }
  });

  it('stays out of reach of another owner where a query forgets its scope', async () => {
    const caller = somebody();
    const { call } = await holdCaller(database, shop, caller);
    const { asOwner } = open();
    if (!asOwner) throw new Error('The database lets nobody be an owner.');
    const stranger = { userId: crypto.randomUUID(), businessIds: [other.business.id] };
    const forget = asOwner(stranger, (as) =>
      as.execute(sql`SELECT forget_copies(${shop.business.id}::uuid, ${caller.number},
        ${caller.number.slice(1)}, ARRAY[${call.id}]::uuid[], ARRAY[${call.id}]::text[])`),
    );
    await expect(forget).rejects.toMatchObject({ cause: { code: '42501' } });
    const stops = await asOwner(stranger, (as) =>
      as.execute(sql`SELECT FROM sms_opt_outs WHERE phone_number = ${caller.number}`),
    );
    expect(stops.rows).toEqual([]);
    expect(await placesOf(database, [caller.number])).toContain('browser_call_tokens.from_number');
  });

  it('is nothing for a number nobody called from, and a wrong one is told so', async () => {
    const caller = somebody();
    expect(await exported('owner', shop, caller)).toMatchObject({
      ...{ calls: [], texts: [], leads: [], commitments: [], appointments: [], kept_calls: [] },
      ...{ blocked_since: null, opted_out: [] },
    });
    expect((await erase('owner', shop, caller)).body).toEqual(heldNothing);
    expect(await erase('owner', shop, { ...caller, number: '911' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
  });

  it('stays while they are on the line', async () => {
    const caller = somebody();
    const { call } = await holdCaller(database, shop, caller);
    await database.update(callLogs).set({ endedAt: null }).where(eq(callLogs.id, call.id));
    const before = await exported('owner', shop, caller);
    expect(await erase('owner', shop, caller)).toMatchObject({
      status: 409,
      body: { code: 'CALL_RUNNING', error: expect.stringContaining('on the line') },
    });
    const after = await exported('owner', shop, caller);
    expect({ ...after, exported_at: '' }).toEqual({ ...before, exported_at: '' });
  });

  it('ends a thread of texts that is still open', async () => {
    const caller = somebody();
    const { call } = await holdCaller(database, shop, caller);
    await database
      .update(callLogs)
      .set({ channel: 'sms', endedAt: null, callStatus: 'in-progress' })
      .where(eq(callLogs.id, call.id));
    expect((await erase('owner', shop, caller)).status).toBe(200);
    const [thread] = await database.select().from(callLogs).where(eq(callLogs.id, call.id));
    expect(thread).toMatchObject({
      endedAt: expect.any(Date),
      callStatus: 'completed',
      leaseEpoch: call.leaseEpoch + 1,
    });
    expect(await database.$count(callTurns, eq(callTurns.callId, call.id))).toBe(0);
  });

  it('takes their number out of what others said, and leaves the rest of it', async () => {
    const caller = somebody();
    const [, area, middle, last] = /^\+1(...)(...)(....)$/.exec(caller.number) ?? [];
    const [call] = await database
      .insert(callLogs)
      .values({
        businessId: shop.business.id,
        fromNumber: '+12505550198',
        endedAt: new Date(),
        summary: `Ring (${area}) ${middle}-${last}, said Tobias`,
        metadata: { phone: Number(caller.number), to: caller.number, kept: 6 },
      })
      .returning();
    expect((await erase('owner', shop, caller)).body).toEqual({ ...heldNothing, mentions: 1 });
    const [after] = await database
      .select()
      .from(callLogs)
      .where(eq(callLogs.id, call?.id ?? ''));
    expect(after).toMatchObject({
      fromNumber: '+12505550198',
      callerErasedAt: null,
      summary: 'Ring [number erased], said Tobias',
      metadata: { phone: null, to: null, kept: 6 },
    });
  });

  it('leaves decided what others asked too', async () => {
    const [caller, neighbour] = [somebody(), somebody()];
    await holdCaller(database, shop, caller);
    await database.insert(callLogs).values({
      businessId: shop.business.id,
      fromNumber: neighbour.number,
      endedAt: new Date(),
      unansweredQuestions: [caller.sentence],
    });
    await erase('owner', shop, caller);
    const decided = and(
      eq(inboxDecisions.businessId, shop.business.id),
      eq(inboxDecisions.questionKey, questionKey(caller.sentence)),
    );
    expect(await database.$count(inboxDecisions, decided)).toBe(1);
  });

  it('is written into the audit log without the person', async () => {
    const caller = somebody();
    await holdCaller(database, shop, caller);
    await exported('owner', shop, caller);
    await erase('owner', shop, caller);
    await erase('owner', shop, caller);
    const entries = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.businessId, shop.business.id))
      .orderBy(auditLog.createdAt);
    expect(entries).toMatchObject([
      { action: 'caller_exported', actorId: owner.userId, details: { calls: 1, texts: 3 } },
      { action: 'caller_erased', actorId: owner.userId, details: { calls: 1, texts: 3, leads: 1 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(caller.number.slice(2));
  });
});
