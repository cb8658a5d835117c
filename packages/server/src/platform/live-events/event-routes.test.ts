import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shops.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';

describeOnEachDatabase('the stream of live events', (open) => {
  let api: TestApi;
  let mine: Shop;
  let theirs: Shop;
  let leave = () => {};
  beforeAll(async () => {
    mine = await addShop(open().database, 'Mine', '+16045550101');
    theirs = await addShop(open().database, 'Theirs', '+16045550102');
    api = createTestApi(open(), {
      owner: { role: 'owner', userId: crypto.randomUUID(), businessIds: [mine.business.id] },
    });
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  const listen = async () => {
    const leaving = new AbortController();
    leave = () => leaving.abort();
    const response = await api.app.request(
      '/api/events',
      { headers: { authorization: 'Bearer owner' }, signal: leaving.signal },
      { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
    );
    const heard: string[] = [];
    const read = async () => {
      if (response.body)
        for await (const text of response.body.pipeThrough(new TextDecoderStream()))
          heard.push(text);
    };
    read().catch(() => undefined);
    return { status: response.status, heard };
  };

  it('gives a sign of life every half minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { status, heard } = await listen();
    expect(status).toBe(200);
    await expect.poll(() => heard.join(''), { timeout: 10_000 }).toContain('event: ready');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(heard.join('')).not.toContain('heartbeat');
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(() => heard.join('')).toContain('event: heartbeat');
  });

  it('tells an owner of what happens at their businesses, and of nothing else', async () => {
    const { heard } = await listen();
    await expect.poll(() => heard.join(''), { timeout: 10_000 }).toContain('event: ready');
    const text = { direction: 'inbound', body: 'Hello' } as const;
    // The watch begins with what is there: a row counts as new once it has looked.
    const ids: string[] = [];
    await expect
      .poll(
        async () => {
          for (const { business } of [theirs, mine]) {
            const [row] = await open()
              .database.insert(smsLogs)
              .values({ ...text, businessId: business.id })
              .returning({ id: smsLogs.id });
            if (business === mine.business && row) ids.push(row.id);
          }
          return heard.join('');
        },
        { timeout: 15_000, interval: 500 },
      )
      .toContain('event: change');
    const told = [...heard.join('').matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(told.every((id) => id !== undefined && ids.includes(id))).toBe(true);
  });

  it('ends soon after its account was disabled', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let disabled = false;
    const person = { role: 'owner' as const, userId: 'ana', businessIds: [] };
    const people = { find: async () => (disabled ? null : person), count: async () => 1 };
    const { app } = createTestApi(open(), {}, { people });
    const { body } = await app.request('/api/events');
    const told = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await told?.read())?.value).toContain('event: ready');
    disabled = true;
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(async () => expect((await told?.read())?.done).toBe(true));
  });

  it('is open so many times for one person, and again once one has ended', async () => {
    const person = { role: 'owner' as const, userId: 'bo', businessIds: [] };
    const people = { find: async () => person, count: async () => 1 };
    const { app } = createTestApi(open(), {}, { people });
    const listen = async () => {
      const { status, body } = await app.request('/api/events');
      return { status, leave: () => body?.cancel() };
    };
    const opened = await Promise.all(Array.from({ length: 20 }, listen));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listen()).status).toBe(429);
    await Promise.all(opened.map(({ leave }) => leave()));
    await expect.poll(async () => (await listen()).status).toBe(200);
  });

  it('is open so many times in one network, however many accounts are there', async () => {
    let asked = 0;
    const find = async () => {
      asked += 1;
      return { role: 'owner' as const, userId: `person ${asked}`, businessIds: [] };
    };
    const { app } = createTestApi(open(), {}, { people: { find, count: async () => 1 } });
    const listenFrom = async (remoteAddress: string) => {
      const bindings = { incoming: { socket: { remoteAddress } } };
      const { status, body } = await app.request('/api/events', {}, bindings);
      return { status, leave: () => body?.cancel() };
    };
    const opened = await Promise.all(Array.from({ length: 70 }, () => listenFrom('203.0.113.77')));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(60);
    const elsewhere = await listenFrom('203.0.113.78');
    expect(elsewhere.status).toBe(200);
    await Promise.all([...opened, elsewhere].map(({ leave }) => leave()));
    await expect
      .poll(async () => {
        const { status, leave } = await listenFrom('203.0.113.77');
        await leave();
        return status;
      })
      .toBe(200);
  });

  it('is refused to who is not signed in', async () => {
    expect(await api.ask(null, '/api/events')).toMatchObject({ status: 401 });
  });
});
