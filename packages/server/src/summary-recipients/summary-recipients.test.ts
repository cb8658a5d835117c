import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { refuseText } from '../after-call/refuse-text.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { emailProofPath } from '../email-proofs/email-proofs.ts';
import { mailWorker } from '../mailbox/send-mail.ts';
import { createClaimToken } from '../new-agents/claim-token.ts';
import { textThatAsks } from '../number-proofs/agree-by-text.ts';
import type { Mail, OutgoingMail } from '../providers/mail/interface.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { addShop, type Shop } from '../testing/shop.ts';
import { usualTolls } from '../testing/usual-tolls.ts';
import { setRecipient } from './set-recipient.ts';

const owner = '00000000-0000-4000-8000-00000000000b';

describeOnEachDatabase('where summaries go', (open) => {
  let api: TestApi;
  let shop: Shop;
  const claim = createClaimToken(new Date());

  beforeAll(async () => {
    shop = await addShop(open().database);
    await open()
      .database.update(businesses)
      .set({ claimTokenHash: claim.hash })
      .where(eq(businesses.id, shop.businessId));
    api = createTestApi(open(), {
      ana: { role: 'owner', userId: owner, businessIds: [shop.businessId] },
      ben: { role: 'owner', userId: crypto.randomUUID(), businessIds: [] },
    });
  });

  const set = (who: string | null, body: object) =>
    api.ask(who, '/api/summary-recipients', {
      method: 'POST',
      body: { number: null, email: null, ...body },
    });
  const stored = async () => {
    const [agent] = await open().database.select().from(agents).where(eq(agents.id, shop.agentId));
    return [agent?.callSummaryRecipientNumber, agent?.callSummaryRecipientEmail];
  };

  it('is asked of whoever set a business up, and proven by a text and a mail', async () => {
    const { claimToken } = { claimToken: claim.token };
    const answer = await set(null, {
      claimToken,
      number: '16045550123',
      email: 'ana@shop.example',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { number: '+16045550123', email: 'ana@shop.example', text: 'simulated', mail: 'kept' },
    });
    expect(await stored()).toEqual(['+16045550123', 'ana@shop.example']);
    const texts = await open().database.select().from(smsLogs);
    expect(texts).toMatchObject([{ phoneNumber: '+16045550123', businessId: shop.businessId }]);
    expect(texts[0]?.body).toContain('This is a test');
    expect(api.enqueued.map(({ job }) => job)).toEqual(expect.arrayContaining(['send-mail']));
  });

  it('takes no number that texts cannot go to, and not the AI employee’s own', async () => {
    for (const number of ['+442071838750', '+16644911234', shop.number]) {
      const answer = await set('ana', { agentId: shop.agentId, number });
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    }
    expect(await stored()).toEqual(['+16045550123', 'ana@shop.example']);
  });

  it('is nobody else’s to say', async () => {
    expect(await set(null, { agentId: shop.agentId })).toMatchObject({ status: 401 });
    expect(await set('ben', { agentId: shop.agentId })).toMatchObject({ status: 404 });
    expect(await set(null, { claimToken: 'guess' })).toMatchObject({ status: 404 });
    expect(await stored()).toEqual(['+16045550123', 'ana@shop.example']);
  });

  it('is the owner’s alone once the business is claimed', async () => {
    await open()
      .database.insert(userBusinesses)
      .values({ userId: owner, businessId: shop.businessId });
    expect(await set(null, { claimToken: claim.token })).toMatchObject({ status: 404 });
    expect(await set('ben', { claimToken: claim.token })).toMatchObject({ status: 404 });
    expect(await set('ana', { claimToken: claim.token })).toMatchObject({ status: 200 });
    expect(await stored()).toEqual([null, null]);
  });

  it('asks whoever is there first where texts and mails leave', async () => {
    const { database } = open();
    const { businessId, agentId, number: from } = shop;
    const number = '+16045550124';
    const email = 'Victim@other.example';
    const config = { telephony: 'twilio', mail: 'smtp' } as const;
    const ana = { role: 'owner', userId: owner, businessIds: [businessId] } as const;
    const jobs = { enqueue: () => Promise.resolve() };
    const name = () => setRecipient({ database, jobs, config }, ana, { agentId, number, email });
    const refusal = async (body: string) => {
      const text = { to: number, from, agentId, businessId, callId: null, body };
      return (await refuseText(database, usualTolls, text, Date.now()))?.code ?? null;
    };
    await name();
    expect(await refusal('log in at http://evil.example')).toBe('NOT_PROVED');
    for (let asked = 0; asked < 2; asked += 1) {
      expect(await refusal(textThatAsks)).toBeNull();
      await name();
    }
    await database.update(smsLogs).set({ status: 'sent' }).where(eq(smsLogs.phoneNumber, number));
    expect(await refusal(textThatAsks)).toBe('NOT_PROVED');
  });

  it('mails what callers say to nobody who has not agreed, and asks them once', async () => {
    const { database } = open();
    const left: OutgoingMail[] = [];
    const mail: Mail = { name: 'smtp', send: async (each) => void left.push(each) };
    const { run } = mailWorker({ mail, database, publicUrl: 'https://ring.example' });
    const evil = { subject: 'evil', text: 'evil', html: 'evil', summaryOf: shop.businessId };
    const send = () => run({ ...evil, to: 'Victim@other.example' });
    const agree = (body: string) => api.app.request(emailProofPath, { method: 'POST', body });
    await send();
    await send();
    expect(left).toMatchObject([{ subject: expect.stringMatching(/^May summaries/) }]);
    expect(JSON.stringify(left)).not.toContain('evil');
    const token = /token=([\w-]+)/.exec(left[0]?.text ?? '')?.[1] ?? '';
    expect((await api.app.request(`${emailProofPath}?token=${token}`)).status).toBe(200);
    expect((await agree('token=guess')).status).toBe(404);
    await send();
    expect(left).toHaveLength(1);
    expect((await agree(`token=${token}`)).status).toBe(200);
    await send();
    expect(left[1]).toMatchObject({ text: 'evil' });
  });
});
