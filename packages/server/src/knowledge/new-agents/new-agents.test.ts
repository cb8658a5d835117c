import { fileURLToPath } from 'node:url';
import { business, businessFact, errorBody, newAgent, websiteImport } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { agents } from '../../platform/database/schema/agents.ts';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { openLog } from '../../platform/observability/log.ts';
import { openAICompatibleModel } from '../../platform/providers/language-model/openai-compatible/openai-compatible-model.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { startModelApi } from '../../testing/model-api.ts';
import { addNumber, addPerson, removeShops } from '../../testing/shops.ts';
import { serveWebsite, type WebsiteServer } from '../../testing/website-server.ts';

const ana = '00000000-0000-4000-8000-00000000000a';
const owner = { role: 'owner' as const, userId: ana, businessIds: [] };

const place = {
  place_id: 'ChIJplace',
  name: 'Northside Plumbing',
  formatted_address: '77 Kipling Ave, Toronto, ON M8V 1A1, Canada',
  formatted_phone_number: '(416) 555-0123',
  types: ['plumber', 'establishment'],
  opening_hours: {
    periods: [{ open: { day: 1, time: '0800' }, close: { day: 1, time: '1700' } }],
  },
};

describeOnEachDatabase('a new agent', (open) => {
  let api: TestApi;
  let site: WebsiteServer;
  beforeEach(async () => {
    const { database } = open();
    await removeShops(database);
    await database.delete(userBusinesses);
    await addPerson(database, ana);
    await addNumber(database, '+16045550141', { region: 'BC' });
    await addNumber(database, '+14165550142', { region: 'ON' });
    site = await serveWebsite(
      fileURLToPath(new URL('../website/fixtures/tint-shop', import.meta.url)),
    );
    api = createTestApi(
      open(),
      { ana: owner, op: { role: 'operator', userId: ana } },
      {
        websites: {
          allowHosts: [site.host],
          publicUrl: 'http://localhost',
          log: openLog('silent'),
        },
      },
    );
  });
  afterEach(() => site.close());

  const post = (path: string, body: unknown, who: string | null = null) =>
    api.ask(who, `/api/agents/${path}`, { method: 'POST', body });
  const fromPlace = (body: unknown, who: string | null = null) =>
    post('create-from-google-place', body, who);
  const fromSite = (body: unknown) => post('create-from-website', body);
  const businessOf = async (id: string) =>
    business.parse((await api.ask('op', `/api/businesses/${id}`)).body);

  it('of a place answers on a number of its province and knows what the place says', async () => {
    const { status, body } = await fromPlace(place);
    expect(status).toBe(200);
    const made = newAgent.parse(body);
    expect(made).toMatchObject({ agent: '+14165550142', claimToken: expect.any(String) });
    const stored = await businessOf(made.businessId);
    expect(stored).toMatchObject({
      name: 'Northside Plumbing',
      primary_industry: 'Plumbing',
      phone_number: '+14165550123',
      time_zone: 'America/Toronto',
      business_hours: { monday: { open: '08:00', close: '17:00', isClosed: false } },
      agent: { first_message: expect.stringContaining('Northside Plumbing') },
    });
    expect(api.enqueued.map(({ job }) => job)).toContain('publish-agent');
  });

  it('is its maker’s work, in its versions and in the audit log, with the number it got', async () => {
    const { database } = open();
    for (const who of ['op', null]) {
      await database.delete(auditLog);
      await database.delete(businesses);
      const made = newAgent.parse((await fromPlace(place, who)).body);
      const [version] = await database.select().from(knowledgeVersions);
      expect(version?.authorId).toBe(who && ana);
      expect(await database.select().from(auditLog)).toMatchObject([
        {
          action: 'agent_made',
          actorId: who && ana,
          businessId: made.businessId,
          details: { agent_id: made.agentId, phone_number: made.agent },
        },
      ]);
    }
  });

  it('of a place proposes services without prices and questions without answers', async () => {
    const made = newAgent.parse((await fromPlace(place)).body);
    const { services, common_questions, details } = await businessOf(made.businessId);
    expect(services?.length).toBeGreaterThan(3);
    for (const service of services ?? []) {
      expect(service).toMatchObject({ pricingType: 'dont_say', options: [], source: 'proposed' });
      expect(service.basePrice).toBeUndefined();
    }
    expect(common_questions?.every(({ explanation }) => explanation === '')).toBe(true);
    expect(details?.readiness_assessment?.limitations?.join(' ')).toMatch(/confirm or remove/);
  });

  it('is the same for the same place, also when both are asked for at once', async () => {
    const answers = await Promise.all([fromPlace(place), fromPlace(place)]);
    const again = await fromPlace({ id: place.place_id, displayName: place.name });
    const made = [...answers, again].map(({ body }) => newAgent.parse(body));
    expect(new Set(made.map(({ agentId }) => agentId)).size).toBe(1);
    expect(made.filter(({ claimToken }) => claimToken !== null)).toHaveLength(1);
    expect(await open().database.$count(businesses)).toBe(1);
  });

  it('gets a number of its own when two places are asked for at once', async () => {
    const answers = await Promise.all(
      ['one', 'two'].map((place_id) => fromPlace({ ...place, place_id })),
    );
    const numbers = answers.map(({ body }) => newAgent.parse(body).agent);
    expect(new Set(numbers).size).toBe(2);
  });

  it('leaves nothing behind when no number is left', async () => {
    const { database } = open();
    await fromPlace({ ...place, place_id: 'one' });
    await fromPlace({ ...place, place_id: 'two' });
    const { status, body } = await fromPlace({ ...place, place_id: 'three' });
    expect([status, errorBody.parse(body).code]).toEqual([409, 'NO_NUMBER_LEFT']);
    expect(await database.$count(businesses)).toBe(2);
    expect(await database.$count(agents)).toBe(2);
  });

  it('belongs to the signed-in owner who makes it, without a claim', async () => {
    const made = newAgent.parse((await fromPlace(place, 'ana')).body);
    expect(made.claimToken).toBeNull();
    expect(await open().database.select().from(userBusinesses)).toMatchObject([
      { userId: ana, businessId: made.businessId },
    ]);
  });

  it('is refused for a place without a name or an id', async () => {
    const { status, body } = await fromPlace({ name: 'Shop' });
    expect([status, errorBody.parse(body).error]).toEqual([
      422,
      'Please select a valid business from the suggestions.',
    ]);
  });

  it('of a website says what the site says, keeps the source of each fact, and tells its progress', async () => {
    const importId = crypto.randomUUID();
    const { status, body } = await fromSite({ website: site.origin, importId });
    expect(status).toBe(200);
    const made = newAgent.parse(body);
    expect(made.agent).toBe('+16045550141');
    const stored = await businessOf(made.businessId);
    expect(stored).toMatchObject({
      name: 'Otter Point Window Tint',
      primary_industry: 'Vehicle window tint and coatings',
      time_zone: 'America/Vancouver',
      region: { country: 'CA', subdivision: 'BC' },
    });
    const progress = websiteImport.parse(
      (await api.ask(null, `/api/website-imports/${importId}`)).body,
    );
    expect(progress).toMatchObject({
      status: 'created',
      pages_read: 3,
      business_id: made.businessId,
    });
    const takenOver = await fromSite({ website: 'https://elsewhere.example', importId });
    expect(takenOver).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    const after = await api.ask(null, `/api/website-imports/${importId}`);
    expect(after.body).toMatchObject({ status: 'created', business_id: made.businessId });
    const facts = await api.ask('op', `/api/businesses/${made.businessId}/facts`);
    const tint = z
      .array(businessFact)
      .parse(facts.body)
      .find((fact) => fact.kind === 'service');
    expect(tint).toMatchObject({
      in_use: true,
      decision: null,
      page: expect.stringContaining('http'),
    });
  });

  it('of the same website is the same', async () => {
    const [one, other] = [
      await fromSite({ website: site.origin }),
      await fromSite({ website: `${site.origin}/` }),
    ];
    expect(newAgent.parse(other.body).agentId).toBe(newAgent.parse(one.body).agentId);
  });

  it('forgets a fact its owner drops and takes it back when accepted', async () => {
    const made = newAgent.parse((await fromSite({ website: site.origin })).body);
    const path = `/api/businesses/${made.businessId}/facts`;
    const facts = z.array(businessFact).parse((await api.ask('op', path)).body);
    const hours = facts.find(({ kind }) => kind === 'business_hours');
    const decide = (decision: string) =>
      api.ask('op', `${path}/${hours?.id}`, { method: 'PUT', body: { decision } });
    expect((await decide('dropped')).body).toMatchObject({ in_use: false, decision: 'dropped' });
    const without = await businessOf(made.businessId);
    expect(without.business_hours).toBeNull();
    expect(without.details?.readiness_assessment?.limitations?.join(' ')).toMatch(
      /hours are missing/,
    );
    await decide('accepted');
    expect((await businessOf(made.businessId)).business_hours?.monday.open).toBe('08:30');
  });

  it('takes one of two contradicting facts in place of the other', async () => {
    const garage = await serveWebsite(
      fileURLToPath(new URL('../website/fixtures/garage', import.meta.url)),
    );
    const allowing = createTestApi(
      open(),
      { op: { role: 'operator', userId: ana } },
      {
        websites: {
          allowHosts: [garage.host],
          publicUrl: 'http://localhost',
          log: openLog('silent'),
        },
      },
    );
    const { body } = await allowing.ask(null, '/api/agents/create-from-website', {
      method: 'POST',
      body: { website: garage.origin },
    });
    await garage.close();
    const { agentId, businessId } = newAgent.parse(body);
    const [agent] = await open().database.select().from(agents).where(eq(agents.id, agentId));
    expect(agent?.firstMessage).toMatch(/^Bonjour! Merci d'appeler/);
    expect(
      (await businessOf(businessId)).common_questions?.map(({ question }) => question),
    ).toContain('Travaillez-vous sur toutes les marques?');
    const path = `/api/businesses/${businessId}/facts`;
    const prices = async () =>
      z
        .array(businessFact)
        .parse((await api.ask('op', path)).body)
        .flatMap((fact) =>
          fact.kind === 'service' && fact.value.id === 'website-changement-d-huile' ? [fact] : [],
        );
    const accept = (factId: string | undefined) =>
      api.ask('op', `${path}/${factId}`, { method: 'PUT', body: { decision: 'accepted' } });
    const [one, other] = (await prices()).filter(({ doubt }) => doubt !== null);
    await accept(one?.id);
    await accept(other?.id);
    const inUse = (await prices()).filter(({ in_use }) => in_use);
    expect(inUse.map(({ id }) => id)).toEqual([other?.id]);
  });

  it('of a website never learns a price that a model invents', async () => {
    const modelApi = await startModelApi();
    const invented = {
      services: [{ name: 'Tint removal', price: '$1', quote: 'Tint removal $1' }],
      questions: [{ question: 'Is it free?', answer: 'Yes, everything is free.' }],
    };
    modelApi.answerWith(({ write, end }) => {
      write(JSON.stringify(invented));
      end();
    });
    const languageModel = openAICompatibleModel({
      url: modelApi.url,
      key: undefined,
      model: 'stand-in',
    });
    const reading = createTestApi(
      open(),
      {},
      {
        websites: {
          allowHosts: [site.host],
          publicUrl: 'http://localhost',
          log: openLog('silent'),
          languageModel,
        },
      },
    );
    const { body } = await reading.ask(null, '/api/agents/create-from-website', {
      method: 'POST',
      body: { website: site.origin },
    });
    modelApi.close();
    expect(modelApi.prompts.length).toBeGreaterThan(0);
    const { businessId } = newAgent.parse(body);
    const { body: facts } = await api.ask('op', `/api/businesses/${businessId}/facts`);
    const read = z.array(businessFact).parse(facts);
    expect(read.length).toBeGreaterThan(5);
    const { services, common_questions } = await businessOf(businessId);
    for (const told of [JSON.stringify(read), JSON.stringify([services, common_questions])]) {
      expect(told).not.toContain('"$1"');
      expect(told).not.toContain('everything is free');
    }
  });

  it('keeps the facts of a business from those it does not belong to', async () => {
    const made = newAgent.parse((await fromSite({ website: site.origin })).body);
    const { body } = await api.ask('ana', `/api/businesses/${made.businessId}/facts`);
    expect(body).toEqual([]);
  });

  it.each([
    ['', 400, 'Please enter a website URL'],
    ['not a website', 400, 'This is not a web address'],
    ['http://169.254.169.254/latest', 422, 'not on the public internet'],
    ['http://localhost:5432', 422, 'not on the public internet'],
  ])('of the website "%s" is refused with %i', async (website, expected, sentence) => {
    const importId = crypto.randomUUID();
    const { status, body } = await fromSite({ website, importId });
    expect(status).toBe(expected);
    expect(errorBody.parse(body).error).toContain(sentence);
    expect(await open().database.$count(businesses)).toBe(0);
  });
});
