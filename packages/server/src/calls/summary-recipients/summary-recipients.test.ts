import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClaimToken } from '../../knowledge/new-agents/claim-token.ts';
import { refuseText } from '../../lines/messages/refuse-text.ts';
import { textThatAsks } from '../../lines/number-proofs/number-proofs.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { askings } from '../../platform/database/schema/askings.ts';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { emailProofs } from '../../platform/database/schema/email-proofs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { emailProofPath } from '../../platform/mail/email-proofs.ts';
import { mailWorker } from '../../platform/mail/send-mail.ts';
import type { Mail, OutgoingMail } from '../../platform/providers/mail/interface.ts';
import { createTestApi, type TestApi, testConfig } from '../../testing/api.ts';
import { usualTolls } from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addConnectedShop, type Shop } from '../../testing/shop.ts';

const owner = '00000000-0000-4000-8000-00000000000b';

describeOnEachDatabase('where summaries go', (open) => {
  let api: TestApi;
  let shop: Shop;
  const claim = createClaimToken(new Date());

  beforeAll(async () => {
    shop = await addConnectedShop(open().database);
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

  it('is written down, whoever said so', async () => {
    const [entry] = await open().database.select().from(auditLog);
    expect(entry).toMatchObject({
      action: 'agent_changed',
      actorId: null,
      details: {
        changes: {
          call_summary_recipient_number: { from: '+16045550191', to: '+16045550123' },
          call_summary_recipient_email: { from: null, to: 'ana@shop.example' },
        },
      },
    });
  });

  it('fills nobody’s mailbox with tests, from however many networks, where mails are only kept', async () => {
    const { database } = open();
    const email = 'victim@other.example';
    const sent: number[] = [];
    for (let each = 0; each < 7; each += 1) {
      const draft = await addConnectedShop(database);
      const { token, hash } = createClaimToken(new Date());
      const claimTokenHash = hash;
      await database
        .update(businesses)
        .set({ claimTokenHash })
        .where(eq(businesses.id, draft.businessId));
      const body = { claimToken: token, number: null, email };
      const address = `198.51.${100 + each}.7`;
      const options = { method: 'POST', body, address };
      sent.push((await api.ask(null, '/api/summary-recipients', options)).status);
    }
    expect(sent.filter((status) => status === 200)).toHaveLength(5);
    expect(sent.at(-1)).toBe(429);
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

  describe('where texts and mails leave', () => {
    let live: TestApi;
    beforeEach(async () => {
      await open().database.delete(askings);
      const config = { ...testConfig, telephony: 'twilio', mail: 'smtp' } as const;
      live = createTestApi(open(), {}, { config, publicUrl: 'https://ring.example' });
    });

    /** A set-up nobody owns, and how a stranger names who hears of its calls. */
    const setUp = async () => {
      const { database } = open();
      const made = await addConnectedShop(database, { callSummaryRecipientNumber: null });
      const { token, hash } = createClaimToken(new Date());
      await database
        .update(businesses)
        .set({ claimTokenHash: hash })
        .where(eq(businesses.id, made.businessId));
      const name = (recipient: object, address = '198.51.100.1') => {
        const body = { claimToken: token, number: null, email: null, ...recipient };
        return live.ask(null, '/api/summary-recipients', { method: 'POST', body, address });
      };
      const named = async () => {
        const rows = await database.select().from(agents).where(eq(agents.id, made.agentId));
        return rows.map((agent) => agent.callSummaryRecipientNumber)[0];
      };
      return { ...made, name, named };
    };
    const number = '+16045550124';
    const email = 'victim@other.example';
    const mails = () => live.enqueued.filter(({ job }) => job === 'send-mail');

    it('asks whoever is there first, and texts them nothing else', async () => {
      const { database } = open();
      const { businessId, agentId, number: from, name } = await setUp();
      expect(await name({ number, email })).toMatchObject({
        status: 200,
        body: { text: 'asked', mail: 'asked' },
      });
      expect(mails()).toMatchObject([
        { payload: { to: email, subject: expect.stringMatching(/^May summaries/) } },
      ]);
      const texts = await database.select().from(smsLogs).where(eq(smsLogs.phoneNumber, number));
      expect(texts.map(({ body }) => body)).toEqual([textThatAsks]);
      const refusal = async (body: string) => {
        const text = { to: number, from, agentId, businessId, callId: null, body };
        return (await refuseText(database, usualTolls, text, Date.now()))?.code ?? null;
      };
      expect(await refusal('log in at http://evil.example')).toBe('NOT_PROVED');
      expect(await refusal(textThatAsks)).toBeNull();
    });

    it('asks nobody twice in an hour, whoever wants it, and says when it may be asked again', async () => {
      const first = await setUp();
      const second = await setUp();
      expect((await first.name({ number, email })).status).toBe(200);
      for (const [shop, recipient] of [
        [first, { number, email }],
        [second, { number }],
        [second, { email: 'Victim+2@other.example' }],
      ] as const) {
        const answer = await shop.name(recipient, '198.51.100.2');
        const why = shop === first ? /^We sent a test there not long ago/ : /so this was not saved/;
        expect(answer.body).toHaveProperty('error', expect.stringMatching(why));
        expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500);
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
      }
      expect(mails()).toHaveLength(1);
      expect(await second.named()).toBeNull();
    });

    it('asks for a set-up nobody owns very few, a mistake mended included', async () => {
      const { name, named } = await setUp();
      await name({ number, email: 'typo@other.example' });
      expect(await name({ number, email })).toMatchObject({
        status: 200,
        body: { text: 'asked-lately', mail: 'asked' },
      });
      for (const each of ['+16045550125', '+16045550126'])
        expect(await name({ number: each })).toMatchObject({ status: 429 });
      expect(await named()).toBe(number);
      expect(mails()).toHaveLength(2);
    });
  });

  it('mails what callers say to nobody who has not agreed, and asks them once', async () => {
    const { database } = open();
    await database.delete(askings);
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
    const [asked] = await database.select().from(emailProofs);
    await database.update(emailProofs).set({ askedAt: new Date(Date.now() - 8 * 86_400_000) });
    expect((await agree(`token=${token}`)).status).toBe(404);
    await database.update(emailProofs).set({ askedAt: asked?.askedAt ?? new Date() });
    expect((await agree(`token=${token}`)).status).toBe(200);
    await send();
    expect(left[1]).toMatchObject({ text: 'evil' });
  });
});
