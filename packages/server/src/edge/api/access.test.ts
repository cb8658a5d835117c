import { contract } from '@second-ring/contract';
import { beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase, openEmptyPglite } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shops.ts';

describeOnEachDatabase('access to the API', (open) => {
  let api: TestApi;
  let mine: Shop;
  let theirs: Shop;
  beforeAll(async () => {
    mine = await addShop(open().database, 'Mine', '+16045550101');
    theirs = await addShop(open().database, 'Theirs', '+16045550102');
    api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
      owner: { role: 'owner', userId: crypto.randomUUID(), businessIds: [mine.business.id] },
      stranger: { role: 'owner', userId: crypto.randomUUID(), businessIds: [] },
    });
  });

  it('is refused to everyone who is not signed in, procedure by procedure', async () => {
    const guarded = Object.values(contract)
      .flatMap((noun) => Object.values(noun))
      .map((procedure) => procedure['~orpc'])
      .filter(({ meta }) => meta.access !== 'public');
    expect(guarded.length).toBeGreaterThan(10);
    for (const { route } of guarded) {
      const path = `/api${route.path?.replaceAll(/\{\w+\}/g, mine.agent.id)}`;
      const answer = await api.ask(null, path, {
        method: route.method,
        ...(route.method !== 'GET' && { body: {} }),
      });
      expect(answer, path).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    }
  });

  it.each(['businesses', 'agents', 'phone-numbers', 'call-logs', 'sms-logs'])(
    'shows owners only their own %s, and operators all',
    async (noun) => {
      expect((await api.ask('owner', `/api/${noun}`)).body).toHaveLength(1);
      expect((await api.ask('stranger', `/api/${noun}`)).body).toEqual([]);
      const all = await api.ask('operator', `/api/${noun}`);
      expect(all.body).toHaveLength(2);
      expect(all.headers.get('x-total-count')).toBe('2');
    },
  );

  it('counts for owners only what is theirs', async () => {
    expect((await api.ask('owner', '/api/admin/stats')).body).toMatchObject({
      businessCount: 1,
      agentCount: 1,
      phoneNumberCount: 1,
      callLogCount: 1,
      smsLogCount: 1,
      availableNumbersCount: 0,
    });
  });

  it("tells owners that others' rows do not exist", async () => {
    const paths = [
      `/api/businesses/${theirs.business.id}`,
      `/api/call-logs/${theirs.call.id}`,
      `/api/sms-logs/${theirs.sms.id}`,
      `/api/agents/${theirs.agent.millisAgentId}/millis`,
      `/api/phone-numbers/details/${theirs.number.twilioSid}`,
    ];
    for (const path of paths) {
      expect(await api.ask('owner', path), path).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect((await api.ask('operator', path)).status, path).toBe(200);
    }
  });

  it("does not let owners change others' businesses and agents", async () => {
    const changes = [
      { path: `/api/businesses/${theirs.business.id}`, body: { services: [] } },
      { path: `/api/agents/${theirs.agent.id}`, body: { phone_number_id: null } },
      {
        path: `/api/agents/${theirs.agent.millisAgentId}/first-message`,
        body: { firstMessage: 'Hi' },
      },
    ];
    for (const { path, body } of changes) {
      const answer = await api.ask('owner', path, { method: 'PUT', body });
      expect(answer, path).toMatchObject({ status: 404 });
    }
    const after = await api.ask('operator', `/api/businesses/${theirs.business.id}`);
    expect(after.body).toMatchObject({
      services: null,
      agent: { first_message: 'Thanks for calling Theirs.', phoneNumberDetails: {} },
    });
  });

  it('is limited per address where nobody needs to sign in', async () => {
    const body = { agentId: mine.agent.id };
    const ring = (address: string) =>
      api.ask(null, '/api/browser-calls', { method: 'POST', body, address });
    for (let call = 0; call < 20; call += 1) expect((await ring('198.51.100.1')).status).toBe(200);
    expect(await ring('198.51.100.1')).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    expect((await ring('198.51.100.2')).status).toBe(200);
  });
});

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
