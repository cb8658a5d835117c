import { forwardingStatus } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClaimToken } from '../../knowledge/new-agents/claim-token.ts';
import { expectProof } from '../../lines/number-proofs/number-proofs.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { emailProofs } from '../../platform/database/schema/email-proofs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { createTestApi, type TestApi, testConfig } from '../../testing/api.ts';
import {
  type CallServer,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { postSigned } from '../driver/telephone/carrier-call.ts';

const owner = '00000000-0000-4000-8000-00000000000a';
const ownNumber = '+16045550190';

describeOnEachDatabase('forwarding', (open) => {
  let server: CallServer;
  let api: TestApi;
  let shop: Shop;
  const claim = createClaimToken(new Date());
  let rang = 0;

  beforeAll(async () => {
    const { database } = open();
    server = await startCallServer(open());
    shop = await addShop(database);
    await database
      .update(businesses)
      .set({ claimTokenHash: claim.hash, trialEndsAt: new Date('2026-03-03T17:00:00Z') })
      .where(eq(businesses.id, shop.businessId));
    api = createTestApi(open(), {
      ana: { role: 'owner', userId: owner, businessIds: [shop.businessId] },
      operator: { role: 'operator', userId: crypto.randomUUID() },
    });
  });
  afterAll(() => server.close());

  const ring = (more: Record<string, string>, authToken = testAuthToken) => {
    rang += 1;
    const account = { origin: server.origin, publicUrl: testPublicUrl, authToken };
    return postSigned(account, '/hooks/twilio/voice', {
      CallSid: `CAforward${rang}`,
      From: '+16045550199',
      To: shop.number,
      ...more,
    });
  };
  const check = async (claimToken = claim.token) =>
    api.ask(null, '/api/forwarding/check', { method: 'POST', body: { claimToken } });
  const status = async () => forwardingStatus.parse((await check()).body);

  it('is not proven before a call has come through the business’s number', async () => {
    expect(await status()).toMatchObject({
      business_number: ownNumber,
      agent_number: shop.number,
      verified_at: null,
      latest_call: null,
      number_held_until: '2026-03-02T19:00:00.000Z',
      number_held_once_called: '2026-03-03T17:00:00.000Z',
    });
  });

  it('says whether the phone that gets summaries has yet to agree', async () => {
    const { database } = open();
    const { agentId, businessId } = shop;
    const recipient = '+16045550133';
    expect(await status()).toMatchObject({ recipient_number_unproved: false });
    await database
      .update(agents)
      .set({ callSummaryRecipientNumber: recipient })
      .where(eq(agents.id, agentId));
    await expectProof(database, businessId, recipient, 'nobody');
    expect(await status()).toMatchObject({ recipient_number_unproved: true });
    await expectProof(database, businessId, recipient, 'operator');
    expect(await status()).toMatchObject({ recipient_number_unproved: false });
  });

  it('says how long the number is kept, which is longer once somebody has called', async () => {
    const { database } = open();
    const { agentId, businessId } = shop;
    const callTimestamp = new Date('2026-03-02T18:00:00Z');
    const called = {
      agentId,
      businessId,
      callTimestamp,
      channel: 'browser',
      callSid: 'CAtried',
    } as const;
    await database.insert(callLogs).values(called);
    expect(await status()).toMatchObject({
      number_held_until: '2026-03-03T17:00:00.000Z',
      number_held_once_called: null,
    });
    await database.delete(callLogs);
  });

  it.each([
    { telephony: 'local', phoneLine: false, connected: false, texts: true },
    { telephony: 'local', phoneLine: true, connected: true, texts: true },
    // The number is an invented one: the company that holds the others does not have it.
    { telephony: 'twilio', phoneLine: true, connected: false, texts: false },
  ] as const)(
    'is possible only where a line reaches the number, and texts leave from no other: %o',
    async (lines) => {
      const installation = createTestApi(
        open(),
        {},
        { config: { ...testConfig, telephony: lines.telephony, phoneLine: lines.phoneLine } },
      );
      const answer = await installation.ask(null, '/api/forwarding/check', {
        method: 'POST',
        body: { claimToken: claim.token },
      });
      expect(answer.body).toMatchObject({
        line_connected: lines.connected,
        texts_from: lines.texts ? shop.number : null,
      });
    },
  );

  it('is not possible where the phone company sends the calls of the number elsewhere', async () => {
    const { database } = open();
    const lines = { ...testConfig, telephony: 'local', phoneLine: true } as const;
    const installation = createTestApi(open(), {}, { config: lines });
    const set = (lineProblem: 'elsewhere' | null) =>
      database
        .update(phoneNumbers)
        .set({ lineProblem })
        .where(eq(phoneNumbers.phoneNumber, shop.number));
    await set('elsewhere');
    const answer = await installation.ask(null, '/api/forwarding/check', {
      method: 'POST',
      body: { claimToken: claim.token },
    });
    expect(answer.body).toMatchObject({ line_connected: false, number_misdirected: true });
    await set(null);
  });

  it('says whether the address that gets summaries has yet to agree, where mails leave', async () => {
    const { database } = open();
    const { agentId, businessId } = shop;
    const email = 'desk@shop.example';
    const ask = async (mail: 'smtp' | 'mailbox') => {
      const config = { ...testConfig, mail };
      const installation = createTestApi(open(), {}, { config });
      const body = { claimToken: claim.token };
      const answer = await installation.ask(null, '/api/forwarding/check', {
        method: 'POST',
        body,
      });
      return forwardingStatus.parse(answer.body).recipient_email_unproved;
    };
    await database
      .update(agents)
      .set({ callSummaryRecipientEmail: email })
      .where(eq(agents.id, agentId));
    expect(await ask('smtp')).toBe(false);
    await database.insert(emailProofs).values({ businessId, email, tokenHash: 'of a mail' });
    expect(await ask('smtp')).toBe(true);
    expect(await ask('mailbox')).toBe(false);
    await database.update(emailProofs).set({ provedAt: new Date() });
    expect(await ask('smtp')).toBe(false);
    await database.delete(emailProofs);
  });

  it('is not proven by a direct call, nor one forwarded from elsewhere, nor an unsigned one', async () => {
    await ring({});
    expect(await status()).toMatchObject({
      verified_at: null,
      latest_call: { forwarded_from: null },
    });
    await ring({ ForwardedFrom: '+16045550177' });
    expect(await status()).toMatchObject({
      verified_at: null,
      latest_call: { forwarded_from: '+16045550177' },
    });
    expect((await ring({ ForwardedFrom: ownNumber }, 'another token')).status).toBe(403);
    expect(await status()).toMatchObject({ verified_at: null });
  });

  it.each([ownNumber, '6045550190', '16045550190'])(
    'is proven by a signed call forwarded from %s',
    async (ForwardedFrom) => {
      await open().database.update(agents).set({ forwardingVerifiedAt: null });
      expect((await ring({ ForwardedFrom })).status).toBe(200);
      expect(await status()).toMatchObject({ verified_at: expect.any(String) });
    },
  );

  it('is told to whoever holds the claim token, and to nobody who guesses', async () => {
    expect(await check('guess')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('is told to owners about what they own, and to operators not about everyone', async () => {
    const mine = (who: string | null) => api.ask(who, '/api/forwarding');
    expect((await mine(null)).status).toBe(401);
    expect((await mine('ana')).body).toEqual([]);
    await open()
      .database.insert(userBusinesses)
      .values({ userId: owner, businessId: shop.businessId });
    expect((await mine('ana')).body).toMatchObject([
      { business_id: shop.businessId, number_held_until: null },
    ]);
    expect((await mine('operator')).body).toEqual([]);
    expect((await check()).status).toBe(404);
    await open().database.delete(userBusinesses);
  });

  it('must be proven again for another number', async () => {
    await open().database.update(agents).set({ forwardingVerifiedAt: new Date() });
    const change = (body: object) =>
      api.ask('ana', `/api/agents/${shop.agentId}`, { method: 'PUT', body });
    await change({ transfer_number: null });
    expect(await status()).toMatchObject({ verified_at: expect.any(String) });
    await change({ phone_number_id: null });
    expect(await status()).toMatchObject({ verified_at: null, agent_number: null });
  });

  it('is shown to whoever holds the token while they may claim with it, later to owners alone', async () => {
    const { database } = open();
    const ofShop = eq(businesses.id, shop.businessId);
    const asOwner = () =>
      api.ask('ana', '/api/forwarding/check', {
        method: 'POST',
        body: { claimToken: claim.token },
      });
    await database
      .update(businesses)
      .set({ claimExpiresAt: new Date(0) })
      .where(ofShop);
    expect((await check()).status).toBe(404);
    expect((await asOwner()).status).toBe(200);
    await database.update(businesses).set({ claimExpiresAt: claim.expiresAt }).where(ofShop);
    expect((await check()).status).toBe(200);
    await database.update(businesses).set({ claimSpentAt: new Date() }).where(ofShop);
    expect((await check()).status).toBe(404);
  });
});
