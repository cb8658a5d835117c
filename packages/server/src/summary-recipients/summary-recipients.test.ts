import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { createClaimToken } from '../new-agents/claim-token.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { addShop, type Shop } from '../testing/shop.ts';

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
    for (const number of ['nonsense', '+442071838750', shop.number]) {
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
});
