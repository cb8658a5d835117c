import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { agents } from '../../platform/database/schema/agents.ts';
import { askings } from '../../platform/database/schema/askings.ts';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { mailbox } from '../../platform/database/schema/mailbox.ts';
import { numberRequests } from '../../platform/database/schema/number-requests.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { strangersMails } from '../../platform/database/schema/strangers-mails.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import type { EnqueueOptions, Jobs, Worker } from '../../platform/jobs/job.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addNumber, addShop, removeShops, type Shop } from '../../testing/shops.ts';
import { announceWorker, awaitNumber } from './announce-numbers.ts';
import { giveNumberBackWorker, recallIdleNumbers } from './give-number-back.ts';
import { trialEnd, uncalledEnd } from './trial.ts';

const began = new Date('2026-03-02T17:00:00Z');
const over = trialEnd(began);

describeOnEachDatabase('a trial', (open) => {
  let shop: Shop;
  let enqueued: { job: string; payload: object; options: EnqueueOptions | undefined }[];
  const jobs: Jobs = {
    enqueue: async (_on, { name }, payload, options) =>
      void enqueued.push({ job: name, payload, options }),
  };
  const endTrial = (now: Date): Promise<void> =>
    giveNumberBackWorker(
      open().database,
      () => jobs,
      () => now,
    ).run({ businessId: shop.business.id });
  const announcer = (): Worker =>
    announceWorker({
      database: open().database,
      jobs: () => jobs,
      publicUrl: 'https://ring.example',
      now: () => over,
    });
  const holder = async () => {
    const [agent] = await open().database.select().from(agents).where(eq(agents.id, shop.agent.id));
    return agent?.phoneNumberId;
  };

  beforeEach(async () => {
    const { database } = open();
    enqueued = [];
    await removeShops(database);
    for (const table of [userBusinesses, numberRequests, mailbox, askings, strangersMails])
      await database.delete(table);
    shop = await addShop(database, 'Otter', '+16045550141');
    await database
      .update(businesses)
      .set({ trialEndsAt: over })
      .where(eq(businesses.id, shop.business.id));
  });

  it('gives the number back after 24 hours, and keeps what the owner typed', async () => {
    expect(over.getTime() - began.getTime()).toBe(24 * 3_600_000);
    await endTrial(over);
    expect(await holder()).toBeNull();
    expect(await open().database.$count(businesses)).toBe(1);
    expect(enqueued).toMatchObject([{ job: 'announce-numbers' }]);
    const details = { agent_id: shop.agent.id, from: '+16045550141', to: null };
    expect(
      await open()
        .database.select()
        .from(auditLog)
        .where(eq(auditLog.businessId, shop.business.id)),
    ).toMatchObject([{ action: 'number_changed', actorId: null, details }]);
  });

  it('keeps the number until then', async () => {
    await endTrial(new Date(over.getTime() - 1));
    expect(await holder()).toBe(shop.number.id);
  });

  it('gives the number back after 2 hours where nobody has called since it began', async () => {
    const { database } = open();
    const before = new Date(began.getTime() - 60_000);
    await database.update(callLogs).set({ callTimestamp: before });
    const quiet = uncalledEnd(over);
    expect(quiet.getTime() - began.getTime()).toBe(2 * 3_600_000);
    await endTrial(new Date(quiet.getTime() - 1));
    expect(await holder()).toBe(shop.number.id);
    await endTrial(quiet);
    expect(await holder()).toBeNull();
  });

  describe('whose number is needed', () => {
    const recall = (minutes: number) =>
      open().database.transaction((transaction) =>
        recallIdleNumbers(transaction, 'invented', new Date(began.getTime() + minutes * 60_000), 1),
      );
    beforeEach(() => open().database.update(callLogs).set({ channel: 'browser' }));

    it('gives it back though a browser has called, once it has had half an hour', async () => {
      await recall(29);
      expect(await holder()).toBe(shop.number.id);
      await recall(30);
      expect(await holder()).toBeNull();
    });

    it('gives it back before one that began later', async () => {
      const { database } = open();
      const later = await addShop(database, 'Heron', '+16045550146');
      await database
        .update(businesses)
        .set({ trialEndsAt: new Date(over.getTime() + 60_000) })
        .where(eq(businesses.id, later.business.id));
      await database.update(callLogs).set({ channel: 'browser' });
      await recall(60);
      expect(await holder()).toBeNull();
      const [agent] = await database.select().from(agents).where(eq(agents.id, later.agent.id));
      expect(agent?.phoneNumberId).toBe(later.number.id);
    });

    it('keeps it once a phone has called', async () => {
      await open().database.update(callLogs).set({ channel: 'phone' });
      await recall(60);
      expect(await holder()).toBe(shop.number.id);
    });

    it('keeps it once it is claimed', async () => {
      const tie = { userId: crypto.randomUUID(), businessId: shop.business.id };
      await open().database.insert(userBusinesses).values(tie);
      await recall(60);
      expect(await holder()).toBe(shop.number.id);
    });

    it('keeps one that nobody else may have', async () => {
      await open().database.update(phoneNumbers).set({ reusable: false });
      await recall(60);
      expect(await holder()).toBe(shop.number.id);
    });
  });

  it('keeps the number of a business that was claimed', async () => {
    const tie = { userId: crypto.randomUUID(), businessId: shop.business.id };
    await open().database.insert(userBusinesses).values(tie);
    await endTrial(over);
    expect(await holder()).toBe(shop.number.id);
  });

  it('keeps the number of a business that was never on trial', async () => {
    await open().database.update(businesses).set({ trialEndsAt: null });
    await endTrial(over);
    expect(await holder()).toBe(shop.number.id);
  });

  it('tells as many who wait as there are numbers, who waits longest first, once', async () => {
    const { database } = open();
    await awaitNumber(database, jobs, 'Ana@shop.example');
    await database.update(numberRequests).set({ createdAt: new Date(began.getTime() - 60_000) });
    await awaitNumber(database, jobs, 'bo@shop.example');
    enqueued = [];
    await announcer().run({});
    expect(enqueued).toMatchObject([
      { job: 'announce-numbers', options: { key: expect.any(String) } },
    ]);

    await endTrial(over);
    enqueued = [];
    await announcer().run({});
    const mails = enqueued.filter(({ job }) => job === 'send-mail');
    expect(mails).toMatchObject([{ payload: { to: 'ana@shop.example' } }]);
    expect(mails[0]?.payload).toHaveProperty(
      'text',
      expect.stringContaining('https://ring.example/onboard/step-four'),
    );
    await addNumber(database, '+16045550143');
    enqueued = [];
    await announcer().run({});
    expect(enqueued).toMatchObject([{ job: 'send-mail', payload: { to: 'bo@shop.example' } }]);
    enqueued = [];
    await announcer().run({});
    expect(enqueued).toEqual([]);
  });

  it('tells nobody of numbers that are kept for accounts', async () => {
    const { database } = open();
    for (let index = 0; index < 7; index += 1)
      await addShop(database, `Busy ${index}`, `+1604555300${index}`);
    for (let index = 0; index < 3; index += 1) await addNumber(database, `+1604555400${index}`);
    for (let index = 0; index < 3; index += 1)
      await awaitNumber(database, jobs, `waiting${index}@other.example`);
    enqueued = [];
    await announcer().run({});
    expect(enqueued.filter(({ job }) => job === 'send-mail')).toHaveLength(1);
  });

  it('tells one mailbox once, under however many addresses it waits', async () => {
    const { database } = open();
    await addNumber(database, '+16045550144');
    await addNumber(database, '+16045550145');
    for (const email of ['cy@shop.example', 'cy+1@shop.example'])
      await awaitNumber(database, jobs, email);
    enqueued = [];
    await announcer().run({});
    expect(enqueued.filter(({ job }) => job === 'send-mail')).toHaveLength(1);
  });

  it('tells nobody twice in a day, and no more than twenty in an hour', async () => {
    const { database } = open();
    await database.delete(numberRequests);
    const asking = Array.from({ length: 30 }, (_, index) => `stranger${index}@other.example`);
    for (let index = 0; index < 30; index += 1)
      await addNumber(database, `+1604555${2000 + index}`);
    for (const email of asking) await awaitNumber(database, jobs, email);
    enqueued = [];
    await announcer().run({});
    await announcer().run({});
    const told = () => enqueued.filter(({ job }) => job === 'send-mail');
    expect(told()).toHaveLength(20);
    await database.update(numberRequests).set({ toldAt: new Date() });
    for (const email of asking) await awaitNumber(database, jobs, email);
    const waiting = await database.select().from(numberRequests);
    expect(waiting.filter(({ toldAt }) => toldAt === null)).toEqual([]);
  });
});
