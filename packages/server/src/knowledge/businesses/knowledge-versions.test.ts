import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, removeShops, type Shop } from '../../testing/shops.ts';

const priced = (basePrice: string) => [
  { id: 'coating', name: 'Ceramic Coating', pricingType: 'simple', basePrice, options: [] },
];

describeOnEachDatabase('the versions of a business', (open) => {
  let api: TestApi;
  let shop: Shop;
  const ana = crypto.randomUUID();
  beforeEach(async () => {
    await removeShops(open().database);
    shop = await addShop(open().database, 'Tint', '+16045550101');
    const businessIds = [shop.business.id];
    api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
      ana: { role: 'owner', userId: ana, businessIds },
      ben: { role: 'owner', userId: crypto.randomUUID(), businessIds },
      stranger: { role: 'owner', userId: crypto.randomUUID(), businessIds: [] },
    });
  });
  const at = (path = '') => `/api/businesses/${shop.business.id}${path}`;
  const publish = (who: string, body: object) => api.ask(who, at(), { method: 'PUT', body });

  it('are one for each publish, with its author and what changed, the newest first', async () => {
    expect((await publish('ana', { services: priced('899') })).body).toMatchObject({ version: 1 });
    await publish('ben', { services: priced('949') });
    const { body } = await api.ask('ana', at('/versions'));
    expect(body).toMatchObject([
      { number: 2, change_count: 1, changes: [{ subject: 'Ceramic Coating', part: 'price' }] },
      { number: 1, author: { id: ana } },
    ]);
    expect((await api.ask('ana', at('/versions/2'))).body).toMatchObject({
      knowledge: { services: priced('949') },
      before: { services: priced('899') },
    });
  });

  it('keep promotions, say what changed of them and bring them back', async () => {
    const coating = { id: 'p', title: 'Fall special', offer: '$50 off', goesWith: ['coating'] };
    await publish('ana', { services: priced('899'), promotions: [coating] });
    await publish('ana', { promotions: [{ ...coating, offer: '$80 off', lastDay: '2026-11-30' }] });
    expect((await api.ask('ana', at('/versions'))).body).toMatchObject([
      {
        number: 2,
        changes: [
          { subject: 'Fall special', part: 'offer' },
          { subject: 'Fall special', part: 'days' },
        ],
      },
      { number: 1 },
    ]);
    await api.ask('ana', at('/versions/1/restore'), { method: 'POST', body: {} });
    expect((await api.ask('ana', at())).body).toMatchObject({ promotions: [coating], version: 3 });
    expect((await api.ask('stranger', at())).status).toBe(404);
  });

  it.each([{ lastDay: '2026-02-30' }, { offer: 'x'.repeat(301) }, { title: undefined }])(
    'take no promotion with %j',
    async (wrong) => {
      const promotion = { id: 'p', title: 'Fall special', offer: '$50 off', ...wrong };
      expect(await publish('ana', { promotions: [promotion] })).toMatchObject({ status: 400 });
    },
  );

  it('are not added by a publish that changes nothing, and each is in the audit log with where it came from', async () => {
    await publish('ana', { services: priced('899') });
    expect((await publish('ana', { services: priced('899') })).body).toMatchObject({ version: 1 });
    const { database } = open();
    const entries = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.businessId, shop.business.id));
    const from = '203.0.113.9';
    expect(entries).toMatchObject([{ action: 'business_published', actorId: ana, ip: from }]);
  });

  it('let one of two publishers at once win and tell the other who was first', async () => {
    const answers = await Promise.all([
      publish('ana', { services: priced('899'), expectedVersion: 0 }),
      publish('ben', { services: priced('949'), expectedVersion: 0 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: { version: 1, author: { id: expect.any(String) } },
    });
    const stored = await api.ask('ana', at());
    const winner = answers.find(({ status }) => status === 200);
    expect(stored.body).toEqual(winner?.body);
  });

  it('bring an old content back as a new one and keep what was between', async () => {
    await publish('ana', { services: priced('899') });
    await publish('ana', { services: null, name: 'Otter' });
    const restore = at('/versions/1/restore');
    const late = await api.ask('ana', restore, { method: 'POST', body: { expectedVersion: 1 } });
    expect(late.status).toBe(409);
    const answer = await api.ask('ana', restore, { method: 'POST', body: { expectedVersion: 2 } });
    expect(answer.body).toMatchObject({ version: 3, name: 'Tint', services: priced('899') });
    expect((await api.ask('ana', at('/versions'))).body).toMatchObject([
      { number: 3, restored_from: 1 },
      { number: 2 },
      { number: 1 },
    ]);
  });

  it('are nobody else’s', async () => {
    await publish('ana', { services: priced('899') });
    for (const path of ['/versions', '/versions/1', '/inbox'])
      expect((await api.ask('stranger', at(path))).status).toBe(404);
    const restored = await api.ask('stranger', at('/versions/1/restore'), {
      method: 'POST',
      body: {},
    });
    expect(restored.status).toBe(404);
  });

  const ask = (question: string, minutes: number) =>
    open()
      .database.insert(callLogs)
      .values({
        businessId: shop.business.id,
        callTimestamp: new Date(Date.now() + minutes * 60_000),
        unansweredQuestions: [question],
      });
  const inbox = async () => (await api.ask('ana', at('/inbox'))).body;

  it('settle the questions they answer until one is asked again', async () => {
    await ask('Do you tint boats?', -5);
    await ask('do you guys tint boats', -4);
    expect(await inbox()).toMatchObject([{ count: 2, question: 'do you guys tint boats' }]);
    const note = { id: 'boats', title: 'On water', content: 'Ask us.' };
    await publish('ana', {
      operational_notes: [note],
      answeredQuestions: ['Do you tint boats?', 'do you guys tint boats'],
    });
    expect(await inbox()).toEqual([]);
    await ask('Do you tint boats?', 5);
    expect(await inbox()).toMatchObject([{ count: 1, answered_in: 1 }]);
  });

  it('leave a question away that was dismissed, until it is taken back', async () => {
    await ask('Do you tint boats?', -5);
    const dismiss = (dismissed: boolean) =>
      api.ask('ana', at('/inbox'), {
        method: 'PUT',
        body: { wordings: ['Do you tint boats?'], dismissed },
      });
    await dismiss(true);
    expect(await inbox()).toEqual([]);
    await dismiss(false);
    expect(await inbox()).toMatchObject([{ question: 'Do you tint boats?' }]);
  });
});
