import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, removeShops, type Shop } from '../../testing/shops.ts';

const note = (at: number, length: number) => ({
  id: `n${at}`,
  title: 'Keys',
  content: 'x'.repeat(length),
});
const notes = (count: number) => Array.from({ length: count }, (_, at) => note(at, 5_000));
const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `q${at}`,
    question: 'Do you?',
    answer: 'explain',
    explanation: 'x'.repeat(5_000),
  }));
const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at}`, name: 'Small', price: '40' }));
const nested = (depth: number): unknown => (depth === 0 ? 'end' : { in: nested(depth - 1) });
/** JSON that no recursion survives, as text: none could write it either. */
const deepJson = (field: string) => `{"${field}":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

describeOnEachDatabase('what an owner may write', (open) => {
  let api: TestApi;
  let shop: Shop;
  beforeEach(async () => {
    await removeShops(open().database);
    shop = await addShop(open().database, 'Tint', '+16045550101');
    const businessIds = [shop.business.id];
    api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
      ana: { role: 'owner', userId: crypto.randomUUID(), businessIds },
      ben: { role: 'owner', userId: crypto.randomUUID(), businessIds },
    });
  });
  const at = (): string => `/api/businesses/${shop.business.id}`;
  const publish = (body: object, who = 'ana') => api.ask(who, at(), { method: 'PUT', body });

  it.each([
    ['characters', { operational_notes: notes(30), common_questions: questions(21) }, '250,000'],
    [
      'options',
      {
        services: Array.from({ length: 21 }, (_, at) => ({
          id: `s${at}`,
          name: 'Tint',
          pricingType: 'options',
          options: options(100),
        })),
      },
      '2,000 options',
    ],
    [
      'fields of details',
      { details: Object.fromEntries(options(501).map(({ id }) => [id, 1])) },
      '500 fields',
    ],
    ['characters of details', { details: { found: 'x'.repeat(50_001) } }, '50,000'],
    ['levels of details', { details: nested(9) }, '8 deep'],
  ])('has a limit of %s, which the refusal names', async (_, change, limit) => {
    const answer = await publish(change);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining(limit));
  });

  it('has room for a large shop: 200 services with options, 100 questions, details of an import', async () => {
    const change = {
      services: Array.from({ length: 200 }, (_, at) => ({
        id: crypto.randomUUID(),
        name: `Service number ${at}`,
        description: 'What it is, how long it takes and what to bring along. '.repeat(4),
        pricingType: 'options',
        options: options(10),
      })),
      common_questions: questions(100).map((one) => ({ ...one, explanation: 'x'.repeat(400) })),
      details: nested(7),
    };
    expect((await publish(change)).status).toBe(200);
  });

  it('is bounded in what several changes come to, and may always become less', async () => {
    expect((await publish({ operational_notes: notes(40) })).status).toBe(200);
    const answer = await publish({ common_questions: questions(20) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining('250,000'));
    expect((await publish({ operational_notes: notes(20) })).status).toBe(200);
    expect((await publish({ common_questions: questions(20) })).status).toBe(200);
  });

  it('has a pace for each account, that no other account feels', async () => {
    const body = { about_us_text: 'Since 1990.' };
    const answers: Awaited<ReturnType<typeof publish>>[] = [];
    for (let at = 0; at < 41; at += 1) answers.push(await publish(body));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 429, body: { code: 'TOO_MANY_REQUESTS' } }]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await publish(body, 'ben')).status).toBe(200);
    for (let at = 0; at < 45; at += 1) expect((await publish(body, 'operator')).status).toBe(200);
  });

  it('has a pace whatever is written, reading aside', async () => {
    const path = `${at()}/calendar-feed`;
    const statuses = new Set<number>();
    for (let at = 0; at < 121; at += 1)
      statuses.add((await api.ask('ana', path, { method: 'POST', body: {} })).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await api.ask('ana', at())).status).toBe(200);
  });

  describe('in JSON that is too deep for anybody', () => {
    it.each([
      ['PUT', (): string => at(), 'details'],
      ['PUT', (): string => at(), 'nobody_knows'],
      ['POST', (): string => '/api/onboarding', 'services'],
      ['POST', (): string => '/api/agents/create-from-google-place', 'address_components'],
      ['POST', (): string => '/auth/v1/signup', 'data'],
      ['POST', (): string => '/api/contact', 'message'],
    ] as const)('is refused: %s of %s, %s', async (method, path, field) => {
      const headers = { authorization: 'Bearer ana', 'content-type': 'application/json' };
      const body = deepJson(field);
      const answer = await api.app.request(path(), { method, headers, body });
      expect([400, 404]).toContain(answer.status);
      expect(await answer.text()).toMatch(/"(?:error|message|msg)":"[A-Z]/);
    });
  });
});
