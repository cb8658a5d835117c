import { contract } from '@second-ring/contract';
import { beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase, openEmptyPglite } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shops.ts';

const lists = Object.values(contract)
  .flatMap((noun) => Object.values(noun))
  .map((procedure) => procedure['~orpc'])
  .filter(({ meta, route }) => meta.access === 'owner' && route.method === 'GET')
  .map(({ route }) => route.path ?? '')
  .filter((path) => !path.includes('{'));

describeOnEachDatabase("an owner's request", (open) => {
  let api: TestApi;
  let shop: Shop;
  beforeAll(async () => {
    shop = await addShop(open().database, 'Mine', '+16045550101');
    const closed = await openEmptyPglite();
    await closed.close();
    const owner = {
      role: 'owner',
      userId: crypto.randomUUID(),
      businessIds: [shop.business.id],
    } as const;
    // Whoever goes round the wall finds a database that is closed.
    api = createTestApi(open(), { owner }, { database: closed.database });
  });

  it.each(lists)('to read %s goes through the second wall', async (path) => {
    expect((await api.ask('owner', `/api${path}?q=Mine`)).status).toBe(200);
  });

  it('to read or change one thing goes through the second wall', async () => {
    const { business, agent, number, call, sms } = shop;
    const voiceAgent = `/api/agents/${agent.millisAgentId}`;
    const requests = [
      ['GET', `/api/businesses/${business.id}`],
      ['PUT', `/api/businesses/${business.id}`, { services: [] }],
      ['GET', `/api/call-logs/${call.id}`],
      ['GET', `/api/sms-logs/${sms.id}`],
      ['GET', `/api/phone-numbers/details/${number.twilioSid}`],
      ['GET', `${voiceAgent}/millis`],
      ['PUT', `${voiceAgent}/first-message`, { firstMessage: 'Hello.' }],
      ['PUT', `/api/agents/${agent.id}`, { phone_number_id: null }],
      ['PUT', `/api/agents/${agent.id}`, { phone_number_id: number.id }],
    ] as const;
    for (const [method, path, body] of requests) {
      const answer = await api.ask('owner', path, { method, ...(body && { body }) });
      expect(answer, `${method} ${path}`).toMatchObject({ status: 200 });
    }
  });
});
