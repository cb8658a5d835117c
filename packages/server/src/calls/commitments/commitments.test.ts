import { commitment } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import {
  type CallServer,
  dial,
  readCall,
  sessionEnds,
  startCallServer,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { reminderWorker, remindOwner } from './remind-owner.ts';

describeOnEachDatabase('a promise to a caller', (open) => {
  let server: CallServer;
  let api: TestApi;
  let shop: Shop;

  beforeAll(async () => {
    server = await startCallServer(open());
    shop = await addShop(open().database);
    const userId = crypto.randomUUID();
    api = createTestApi(open(), {
      owner: { role: 'owner', userId, businessIds: [shop.businessId] },
      stranger: { role: 'owner', userId, businessIds: [] },
    });
  });
  afterAll(() => server.close());

  const promised = async () => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    for (const line of [
      'Can somebody call me back tomorrow by five?',
      'My name is Andre Lavoie',
      'about my brakes',
      'yes',
    ]) {
      socket.playAll();
      socket.say(line);
      await socket.nextTurn();
    }
    await call.action(sessionEnds.hungUp);
    const { id: callId } = await readCall(open().database, call.callSid);
    const [row] = await open()
      .database.select()
      .from(commitments)
      .where(eq(commitments.callId, callId));
    if (!row) throw new Error('Nothing was promised.');
    return row;
  };
  const list = async (query: string, who = 'owner') =>
    z.array(commitment).parse((await api.ask(who, `/api/commitments?${query}`)).body);
  const reminders = async (callId: string | null) => {
    const texts = await open().database.select().from(smsLogs);
    return texts.filter((text) => text.callId === callId && text.body?.startsWith('DUE NOW'));
  };

  it('is kept with its due time, and shown as open until someone says it is kept', async () => {
    const { id, dueAt } = await promised();
    expect(dueAt).not.toBeNull();
    expect(await list('status=open&sort=due_at')).toContainEqual(
      expect.objectContaining({
        id,
        due_at: dueAt?.toISOString(),
        kept_at: null,
        time_zone: 'America/Vancouver',
        caller_name: 'Andre Lavoie',
        caller_number: expect.stringMatching(/^\+1\d{10}$/),
      }),
    );
    const keep = (kept: boolean, who = 'owner') =>
      api.ask(who, `/api/commitments/${id}`, { method: 'PUT', body: { kept } });
    expect((await keep(true, 'stranger')).status).toBe(404);
    expect(await list('', 'stranger')).toEqual([]);
    expect((await keep(true)).body).toMatchObject({ id, kept_at: expect.any(String) });
    expect((await list('status=kept')).map((row) => row.id)).toContain(id);
    expect((await list('status=open')).map((row) => row.id)).not.toContain(id);
    expect((await keep(false)).body).toMatchObject({ kept_at: null });
  });

  it('to call back is kept by whoever got in touch, and open again where that was a mistake', async () => {
    const { id, callId, text } = await promised();
    expect(text).toMatch(/^Call back /);
    const { database } = open();
    const other = { businessId: shop.businessId, callId, text: 'Expect late: Andre' };
    await database.insert(commitments).values({ ...other, madeAt: new Date() });
    const [lead] = await database
      .select({ id: leads.id })
      .from(leads)
      .where(eq(leads.callId, callId ?? ''));
    const kept = async (contacted: boolean) => {
      await api.ask('owner', `/api/leads/${lead?.id}`, { method: 'PUT', body: { contacted } });
      const rows = await list('status=kept');
      return rows.filter((row) => row.call_id === callId).map((row) => row.id);
    };
    expect(await kept(true)).toEqual([id]);
    expect(await kept(false)).toEqual([]);
  });

  it('is called to the owner’s mind once when it is due, and not at all once kept', async () => {
    const due = await promised();
    const { jobs } = server.calls.exchange.outside;
    const reminder = reminderWorker(open().database, () => jobs);
    const fire = () => reminder.run({ commitmentId: due.id });
    await Promise.all([fire(), fire()]);
    await fire();
    expect(await reminders(due.callId)).toMatchObject([
      { phoneNumber: '+16045550191', body: expect.stringContaining('Lavoie') },
    ]);
    const kept = await promised();
    await api.ask('owner', `/api/commitments/${kept.id}`, { method: 'PUT', body: { kept: true } });
    await reminder.run({ commitmentId: kept.id });
    expect(await reminders(kept.callId)).toEqual([]);
  });

  it('comes to mind by itself at its time', async () => {
    const { id, callId } = await promised();
    const { jobs } = server.calls.exchange.outside;
    await jobs.enqueue(
      open().database,
      remindOwner,
      { commitmentId: id },
      { notBefore: new Date() },
    );
    await server.startWork();
    await expect.poll(async () => (await reminders(callId)).length, { timeout: 15_000 }).toBe(1);
  });
});
