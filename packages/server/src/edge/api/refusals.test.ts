import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { readsPerMinute } from '../../platform/tenant-guard/procedures.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';

const unknown = '00000000-0000-4000-8000-000000000001';

describeOnEachDatabase('a refusal', (open) => {
  let api: TestApi;
  beforeAll(() => {
    api = createTestApi(open(), { operator: { role: 'operator', userId: unknown } });
  });

  it.each([
    [`/api/businesses/${unknown}`, 404, 'NOT_FOUND', 'There is no such business.'],
    [`/api/call-logs/${unknown}`, 404, 'NOT_FOUND', 'There is no such call log.'],
    ['/api/sms-logs/seven', 400, 'INVALID_REQUEST', 'id: This is not an id'],
    ['/api/phone-numbers/details/PN1', 400, 'INVALID_REQUEST', 'twilioSid: A SID is PN'],
    ['/api/search', 400, 'INVALID_REQUEST', 'q: This is missing.'],
    ['/api/search?q=%20', 400, 'INVALID_REQUEST', 'q: This is empty.'],
    [`/api/search?q=${'x'.repeat(10_000)}`, 400, 'INVALID_REQUEST', 'q: Write at most 200 char'],
    ['/api/exports/secrets.csv', 404, 'NOT_FOUND', 'There is no list called secrets to export.'],
    ['/api/nothing-here', 404, 'NOT_FOUND', 'There is nothing at this address.'],
    ['/nothing/here', 404, 'NOT_FOUND', 'There is nothing at this address.'],
  ])('of %s says what is wrong and carries a code', async (path, status, code, sentence) => {
    const answer = await api.ask('operator', path);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining(sentence));
  });

  it('comes to an account that reads without end, and not to others', async () => {
    const people = ['reader', 'other'].map((name) => {
      const owner = { role: 'owner', userId: crypto.randomUUID(), businessIds: [] } as const;
      return [name, owner] as const;
    });
    const { ask } = createTestApi(open(), Object.fromEntries(people));
    let answered = 0;
    for (let read = 0; read < readsPerMinute; read += 1)
      if ((await ask('reader', '/api/businesses/seven')).status === 400) answered += 1;
    expect(answered).toBe(readsPerMinute);
    const refused = await ask('reader', '/api/businesses');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await ask('other', '/api/businesses')).status).toBe(200);
  });

  it('is no error of ours where half a character is sent: it is taken for an unknown one', async () => {
    const [business] = await open()
      .database.insert(businesses)
      .values({ name: 'Elm', timeZone: 'UTC' })
      .returning();
    const options = {
      method: 'PUT',
      body: { operational_notes: [{ id: 'n', title: 'half \ud800', content: '\udc00 of it' }] },
    };
    expect(await api.ask('operator', `/api/businesses/${business?.id}`, options)).toMatchObject({
      status: 200,
    });
    const [stored] = await open()
      .database.select()
      .from(businesses)
      .where(eq(businesses.id, business?.id ?? ''));
    expect(stored?.operationalNotes).toMatchObject([
      { title: 'half \ufffd', content: '\ufffd of it' },
    ]);
  });

  it('of an address longer than any mailbox has stores nothing', async () => {
    const name = Array.from({ length: 300 }, (_, at) => (at * 7919).toString(36)).join('');
    const body = { email: `${name}@shop.example` };
    const answer = await api.ask(null, '/api/number-requests', { method: 'POST', body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  it('of a cursor of another list, or of another order, says where to take it from', async () => {
    const { database } = open();
    const named = ['Elm', 'Fir'].map((name) => ({ name, timeZone: 'UTC' }));
    await database.insert(businesses).values(named);
    const page = await api.ask('operator', '/api/businesses?limit=1&sort=name');
    const cursor = /cursor=([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
    expect((await api.ask('operator', `/api/businesses?sort=name&cursor=${cursor}`)).status).toBe(
      200,
    );
    for (const path of [
      `/api/call-logs?cursor=${cursor}`,
      `/api/businesses?cursor=${cursor}`,
      `/api/businesses?sort=name&order=desc&cursor=${cursor}`,
    ]) {
      const answer = await api.ask('operator', path);
      expect(answer, path).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
      expect(answer.body).toHaveProperty(
        'error',
        expect.stringContaining('of another list or order'),
      );
    }
  });

  it.each([
    ['/api/call-logs?q=%00', 'GET', undefined],
    ['/api/search?q=a%00b', 'GET', undefined],
    ['/api/agents/a%00b/millis', 'GET', undefined],
  ])('of a zero byte in %s asks to leave it out', async (path, method, body) => {
    const answer = await api.ask('operator', path, { method, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining('zero byte'));
  });

  it('never comes of what a select names: it keeps what rows have, and nothing else', async () => {
    for (const select of [
      'password',
      '((((',
      'business:businesses(name',
      ',,,',
      '*',
      'x'.repeat(10_000),
    ]) {
      const path = `/api/agents?select=${encodeURIComponent(select)}`;
      expect((await api.ask('operator', path)).status, path).toBe(200);
    }
  });

  it('is not needed of a select longer than any, which holds nobody else up', async () => {
    const select = encodeURIComponent(`${'a'.repeat(30_000)}(`);
    const started = performance.now();
    expect((await api.ask('operator', `/api/agents?select=${select}`)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('names the first wrong field of a body', async () => {
    const body = { services: [{ id: 'a', name: 'Tint', pricingType: 'free', options: [] }] };
    const answer = await api.ask('operator', `/api/businesses/${unknown}`, { method: 'PUT', body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining('services.0.pricingType'));
  });

  it('tells that a body is not JSON', async () => {
    const response = await api.app.request(`/api/businesses/${unknown}`, {
      method: 'PUT',
      headers: { authorization: 'Bearer operator', 'content-type': 'application/json' },
      body: '{"services": ',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it.each(['[]', '"text"', '7', 'null', '{"name": ["Elm"]}', '{"name": 7}', '{"services": {}}'])(
    'changes nothing by a body of another shape: %s',
    async (body) => {
      const { database } = open();
      const [business] = await database
        .insert(businesses)
        .values({ name: 'Elm', timeZone: 'UTC' })
        .returning();
      const response = await api.app.request(`/api/businesses/${business?.id}`, {
        method: 'PUT',
        headers: { authorization: 'Bearer operator', 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'INVALID_REQUEST',
        error: expect.stringMatching(/\.$/),
      });
    },
  );

  it('turns away more than one mebibyte, also where its length is not told', async () => {
    const chunks = Array.from({ length: 40 }, () => new Uint8Array(64 * 1024).fill(32));
    const request = new Request('http://localhost/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: ReadableStream.from(chunks),
      duplex: 'half',
    });
    const response = await api.app.request(request);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'TOO_LARGE' });
  });

  /** A body that tells whether anybody has read of it. */
  function unreadBody() {
    let isRead = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          isRead = true;
          controller.enqueue(new TextEncoder().encode('{"a":1}'));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return { body, isRead: () => isRead };
  }

  async function send(method: string, path: string, ip: string) {
    const { body, isRead } = unreadBody();
    const headers = { 'content-type': 'application/json', 'content-length': '7' };
    const request = new Request(`http://localhost${path}`, {
      method,
      headers,
      body,
      duplex: 'half',
    });
    const from = { incoming: { socket: { remoteAddress: ip } } };
    const { status, headers: told } = await api.app.request(request, undefined, from);
    return { status, retryAfter: told.get('retry-after'), isRead: isRead() };
  }

  it('of what is asked too often comes before the body is read', async () => {
    const answers = [];
    for (let index = 0; index < 7; index += 1)
      answers.push(await send('POST', '/api/contact', '203.0.113.80'));
    const [first, last] = [answers[0], answers.at(-1)];
    expect(first).toMatchObject({ status: 400, isRead: true });
    expect(last).toMatchObject({ status: 429, isRead: false });
    expect(Number(last?.retryAfter)).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('of who is not signed in comes before the body is read', async () => {
    const answer = await send('PUT', `/api/businesses/${unknown}`, '203.0.113.81');
    expect(answer).toMatchObject({ status: 401, isRead: false });
  });

  it('turns away more than one mebibyte', async () => {
    const body = { details: { notes: 'x'.repeat(1024 * 1024) } };
    const answer = await api.ask('operator', `/api/businesses/${unknown}`, { method: 'PUT', body });
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });
});
