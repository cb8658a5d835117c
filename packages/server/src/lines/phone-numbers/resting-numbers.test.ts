import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { postSigned } from '../../calls/driver/telephone/carrier-call.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import {
  type CallServer,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addNumber, addPerson, addShop, removeShops, type Shop } from '../../testing/shops.ts';
import { restDays } from './our-numbers.ts';

const day = 24 * 60 * 60_000;
const line = '+16045550141';
let calls = 0;

describeOnEachDatabase('a number a business lets go of', (open) => {
  let server: CallServer;
  let api: TestApi;
  let before: Shop;
  let after: Shop;
  beforeAll(async () => {
    server = await startCallServer(open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { database } = open();
    await removeShops(database);
    before = await addShop(database, 'Otter', line);
    after = await addShop(database, 'Heron', '+16045550142');
    await addNumber(database, '+16045550143');
    const owner = ({ business }: Shop) =>
      ({ role: 'owner', userId: crypto.randomUUID(), businessIds: [business.id] }) as const;
    api = createTestApi(open(), {
      before: owner(before),
      after: owner(after),
      operator: { role: 'operator', userId: crypto.randomUUID() },
    });
  });

  const call = async (To = line) => {
    calls += 1;
    const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
    const fields = { CallSid: `CArest${calls}`, From: '+16045550199', To };
    return (await postSigned(account, '/hooks/twilio/voice', fields)).text();
  };
  const link = (who: string, shop: Shop, phone_number_id: string | null) =>
    api.ask(who, `/api/agents/${shop.agent.id}`, { method: 'PUT', body: { phone_number_id } });
  const letGo = () => link('before', before, null);
  const isOffered = async () => {
    const { body } = await api.ask('after', '/api/phone-numbers/available');
    const offered = z.array(z.object({ phone_number: z.string() })).parse(body);
    return offered.some(({ phone_number }) => phone_number === line);
  };
  const calledByBrowser = (more: { test?: boolean } = {}) =>
    open()
      .database.insert(callLogs)
      .values({ businessId: before.business.id, channel: 'browser', toNumber: line, ...more });
  const own = async ({ business }: Shop) => {
    const { database } = open();
    const userId = await addPerson(database);
    await database.insert(userBusinesses).values({ userId, businessId: business.id });
  };
  /** As if it had been let go of so many days ago, after so many days of use. */
  const age = (days: number, used: number) =>
    open()
      .database.update(phoneNumbers)
      .set({
        letGoAt: new Date(Date.now() - days * day),
        assignedAt: new Date(Date.now() - (days + used) * day),
      })
      .where(eq(phoneNumbers.phoneNumber, line));

  it('is given to no other once it has had calls, until it has rested', async () => {
    await call();
    expect((await letGo()).status).toBe(200);
    expect(await isOffered()).toBe(false);
    expect((await link('after', after, before.number.id)).status).toBe(404);
    await age(restDays.used - 1, 90);
    expect((await link('operator', after, before.number.id)).status).toBe(404);
    await age(restDays.used, 90);
    expect(await isOffered()).toBe(true);
    expect((await link('after', after, before.number.id)).status).toBe(200);
  });

  it('rests a few days where it was only tried out', async () => {
    await call();
    await letGo();
    await age(restDays.triedOut - 1, 1);
    expect(await isOffered()).toBe(false);
    await age(restDays.triedOut, 1);
    expect(await isOffered()).toBe(true);
  });

  it('is free at once where nobody has called it', async () => {
    await letGo();
    expect(await isOffered()).toBe(true);
  });

  it('rests too where browsers alone called it, once the business is somebody’s', async () => {
    await calledByBrowser();
    await own(before);
    await letGo();
    expect(await isOffered()).toBe(false);
    expect((await link('after', after, before.number.id)).status).toBe(404);
    expect((await link('before', before, before.number.id)).status).toBe(200);
  });

  it('is free at once where browsers alone tried it out and nobody owns the business', async () => {
    await calledByBrowser();
    await open().database.update(agents).set({ phoneNumberId: null });
    expect(await isOffered()).toBe(true);
  });

  it('is free at once where its owner alone tested it', async () => {
    await calledByBrowser({ test: true });
    await own(before);
    await letGo();
    expect(await isOffered()).toBe(true);
  });

  it('may be had back by the business that let go of it, and is offered to no other', async () => {
    await call();
    await letGo();
    const offersOf = async (who: string, { business }: Shop) =>
      (await api.ask(who, `/api/phone-numbers/available?business_id=${business.id}`)).body;
    const itself = expect.objectContaining({ phone_number: line });
    expect(await offersOf('before', before)).toContainEqual(itself);
    expect(await offersOf('operator', before)).toContainEqual(itself);
    expect(await offersOf('after', after)).not.toContainEqual(itself);
    expect(await offersOf('after', before)).not.toContainEqual(itself);
    expect(await offersOf('operator', after)).not.toContainEqual(itself);
    expect((await link('before', before, before.number.id)).status).toBe(200);
  });

  it('tells callers meanwhile that it is no longer in service', async () => {
    expect(await call()).not.toContain('no longer in service');
    await letGo();
    const heard = await call();
    expect(heard).toContain('no longer in service');
    expect(heard).toContain('plus en service');
  });

  it('is the last of few: no business lays one after the other idle', async () => {
    const { database } = open();
    await addNumber(database, '+16045550144');
    await call();
    await letGo();
    for (const number of ['+16045550143', '+16045550144']) {
      const [row] = await database
        .select()
        .from(phoneNumbers)
        .where(eq(phoneNumbers.phoneNumber, number));
      const linked = await link('before', before, row?.id ?? null);
      expect(linked.status).toBe(number === '+16045550143' ? 200 : 403);
      await call(number);
      await letGo();
    }
    expect((await link('before', before, before.number.id)).status).toBe(200);
  });

  it('rests too when its agent is removed', async () => {
    await call();
    await open().database.delete(agents).where(eq(agents.id, before.agent.id));
    expect(await isOffered()).toBe(false);
  });

  it('can be freed sooner by an operator, who is written down', async () => {
    await call();
    await letGo();
    const { body } = await api.ask('operator', '/api/phone-numbers');
    const rows = z
      .array(z.object({ phone_number: z.string(), rests_until: z.string().nullable() }))
      .parse(body);
    const resting = rows.find(({ phone_number }) => phone_number === line);
    expect(Date.parse(resting?.rests_until ?? '')).toBeGreaterThan(Date.now() + 29 * day);
    const path = `/api/phone-numbers/${before.number.id}/free`;
    expect((await api.ask('after', path, { method: 'POST', body: {} })).status).toBe(403);
    expect((await api.ask('operator', path, { method: 'POST', body: {} })).status).toBe(200);
    expect(await isOffered()).toBe(true);
    const written = await open().database.select().from(auditLog);
    expect(written.map(({ action }) => action)).toContain('number_freed');
  });
});
