import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createClaimToken } from '../../knowledge/new-agents/claim-token.ts';
import { refuseText } from '../../lines/messages/refuse-text.ts';
import { textThatAsks } from '../../lines/number-proofs/number-proofs.ts';
import { askings } from '../../platform/database/schema/askings.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { strangersMails } from '../../platform/database/schema/strangers-mails.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { EnqueueOptions, Jobs } from '../../platform/jobs/job.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { createTestApi } from '../../testing/api.ts';
import { usualTolls } from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addConnectedShop } from '../../testing/shop.ts';
import { addPerson, removeShops } from '../../testing/shops.ts';
import { askRecipientsWorker, recheckRecipients } from './ask-recipients.ts';

const operator: Person = { role: 'operator', userId: crypto.randomUUID() };
const hour = 60 * 60_000;

describeOnEachDatabase('whoever was named while nothing left the installation', (open) => {
  let enqueued: { job: string; payload: object; options: EnqueueOptions | undefined }[];
  const jobs: Jobs = {
    enqueue: async (_on, { name }, payload, options) =>
      void enqueued.push({ job: name, payload, options }),
  };
  beforeEach(async () => {
    enqueued = [];
    await removeShops(open().database);
    for (const table of [askings, strangersMails, users]) await open().database.delete(table);
  });

  /** A set-up on trial, and its recipient named without a carrier and a mail server. */
  const setUp = async (recipient: object, who: string | null = null) => {
    const { database } = open();
    const shop = await addConnectedShop(database, { callSummaryRecipientNumber: null });
    const { token, hash } = createClaimToken(new Date());
    await database
      .update(businesses)
      .set({ claimTokenHash: hash, trialEndsAt: new Date(Date.now() + 24 * hour) })
      .where(eq(businesses.id, shop.businessId));
    const whose = who ? { agentId: shop.agentId } : { claimToken: token };
    const api = createTestApi(open(), { operator });
    const answer = await api.ask(who, '/api/summary-recipients', {
      method: 'POST',
      body: { ...whose, number: null, email: null, ...recipient },
    });
    expect(answer).toMatchObject({ status: 200 });
    return shop;
  };
  /** The first start with both. */
  const connect = async (reach = { texts: true, mails: true }) => {
    const { database } = open();
    await database.delete(smsLogs);
    const ground = { database, jobs: () => jobs, reach, publicUrl: 'https://ring.example' };
    await recheckRecipients(ground);
    await askRecipientsWorker(ground).run({});
  };
  const mails = () =>
    enqueued.filter(({ job }) => job === 'send-mail').map(({ payload }) => payload);
  const texts = () => open().database.select().from(smsLogs);
  const number = '+16045550124';
  const email = 'victim@other.example';

  it('is asked once there is a carrier and a mail server, and told nothing else before', async () => {
    const { businessId, agentId, number: from } = await setUp({ number, email });
    enqueued = [];
    await connect();
    expect(mails()).toMatchObject([
      { to: email, subject: expect.stringMatching(/^May summaries/) },
    ]);
    expect(await texts()).toMatchObject([{ phoneNumber: number, body: textThatAsks, businessId }]);
    const text = { to: number, from, agentId, businessId, callId: null, body: 'a summary' };
    const refusal = await refuseText(open().database, usualTolls, text, Date.now());
    expect(refusal?.code).toBe('NOT_PROVED');
  });

  it('is asked once, however often the server starts', async () => {
    await setUp({ number, email });
    enqueued = [];
    await connect();
    await open().database.delete(askings);
    const ground = {
      database: open().database,
      jobs: () => jobs,
      publicUrl: 'https://ring.example',
    };
    await askRecipientsWorker({ ...ground, reach: { texts: true, mails: true } }).run({});
    expect(mails()).toHaveLength(1);
    expect(await texts()).toHaveLength(1);
  });

  it('is asked only by what leaves', async () => {
    await setUp({ number, email });
    enqueued = [];
    await connect({ texts: false, mails: true });
    expect(mails()).toHaveLength(1);
    expect(await texts()).toEqual([]);
    const proofs = await open().database.select().from(numberProofs);
    expect(proofs).toMatchObject([{ provedAt: expect.any(Date) }]);
  });

  it('is asked no faster than strangers may have anybody asked; the others an hour later', async () => {
    for (let shop = 0; shop < 35; shop += 1) await setUp({ email: `victim${shop}@other.example` });
    enqueued = [];
    await connect();
    expect(mails()).toHaveLength(30);
    const again = enqueued.filter(({ job }) => job === 'ask-recipients');
    expect(again.at(-1)).toMatchObject({ options: { notBefore: expect.any(Date) } });
  }, 30_000);

  it('is not asked where an operator named them, or an owner their own confirmed address', async () => {
    await setUp({ number }, 'operator');
    const { businessId } = await setUp({ email });
    const userId = await addPerson(open().database);
    await open().database.insert(userBusinesses).values({ userId, businessId });
    await open().database.update(users).set({ email }).where(eq(users.id, userId));
    enqueued = [];
    await connect();
    expect(mails()).toEqual([]);
    expect(await texts()).toEqual([]);
  });

  it('is not asked for a set-up that nobody claimed in time', async () => {
    const { businessId } = await setUp({ number, email });
    await open()
      .database.update(businesses)
      .set({ trialEndsAt: new Date(Date.now() - hour) })
      .where(eq(businesses.id, businessId));
    enqueued = [];
    await connect();
    expect(mails()).toEqual([]);
    expect(await texts()).toEqual([]);
  });
});
