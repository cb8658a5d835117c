import { type PracticeRun, practiceRun } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { leads } from '../../platform/database/schema/leads.ts';
import { practiceRuns } from '../../platform/database/schema/practice-runs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { openLog } from '../../platform/observability/log.ts';
import { openAICompatibleModel } from '../../platform/providers/language-model/openai-compatible/openai-compatible-model.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { type ModelApi, startModelApi } from '../../testing/model-api.ts';
import { practiceModel } from '../../testing/practice-model.ts';
import { addBookableShop, type Shop } from '../../testing/shop.ts';
import { addPerson } from '../../testing/shops.ts';
import { openPractice, type Practice } from './open-practice.ts';

const deadline = 700;

describeOnEachDatabase('practice calls', (open) => {
  let model: ModelApi;
  let api: TestApi;
  let shop: Shop;
  let practice: Practice;

  beforeAll(async () => {
    model = await startModelApi();
  });
  afterAll(() => model.close());
  beforeEach(async () => {
    await practice?.stop();
    shop = await addBookableShop(open().database);
    practise({});
    model.prompts.length = 0;
    model.answerWith(practiceModel(model.prompts));
  });

  function practise(options: { tokensPerDay?: number; hasModel?: boolean }) {
    const { database } = open();
    const { tokensPerDay = 1_500_000, hasModel = true } = options;
    practice = openPractice({
      database,
      log: openLog(process.env.TEST_LOG_LEVEL ?? 'silent'),
      price: { input: 1, output: 2 },
      deadline,
      tokensPerDay,
      ...(hasModel && {
        model: openAICompatibleModel({ url: model.url, key: undefined, model: 'stand-in' }),
      }),
    });
    const owner = { role: 'owner' as const, userId: crypto.randomUUID() };
    api = createTestApi(
      open(),
      {
        owner: { ...owner, businessIds: [shop.businessId] },
        stranger: { ...owner, businessIds: [] },
      },
      { practice },
    );
  }

  const path = (rest = '') => `/api/businesses/${shop.businessId}/practice${rest}`;
  const start = (kind: PracticeRun['kind'] = 'callers', staged: object = {}, who = 'owner') =>
    api.ask(who, path(), { method: 'POST', body: { kind, staged } });
  const latest = async (): Promise<PracticeRun | null> => {
    const { body } = await api.ask('owner', path());
    return z.object({ run: practiceRun.nullable() }).parse(body).run;
  };
  const ended = async () => {
    await expect
      .poll(async () => (await latest())?.status, { timeout: 50_000 })
      .not.toBe('running');
    const run = await latest();
    if (!run) throw new Error('There is no run.');
    return run;
  };

  it('are held with ten callers and judged, and nothing of them leaves the run', async () => {
    expect(await start()).toMatchObject({ status: 200, body: { status: 'running', total: 10 } });
    const run = await ended();
    expect(run).toMatchObject({ status: 'done', stop: null, current: null, staged: false });
    expect(run.calls).toHaveLength(10);
    const [first] = run.calls;
    expect(first).toMatchObject({ id: 'price', got: 'yes', broken_off: false });
    expect(first?.transcript.map(({ content }) => content).join('\n')).toMatch(/\$89/);
    expect(run.calls.find(({ id }) => id === 'other-language')).toMatchObject({ language: 'fr' });
    expect(run.requests).toBe(model.prompts.length);
    expect(run.cost).toBeGreaterThan(0);
    const { database } = open();
    for (const table of [callLogs, leads, appointments])
      expect(await database.$count(table)).toBe(0);
    expect(api.enqueued).toEqual([]);
  }, 60_000);

  it('try changes that are not published, and tell what nobody could answer or was kept back', async () => {
    model.answerWith(
      practiceModel(model.prompts, {
        receptionist: (reply) => {
          reply.write('{"a":[["ask.fact","?parking"]]}\n', 'I am not sure about the parking. ');
          reply.write('It is only $5 today.');
          reply.end();
        },
        verdict: (reply) => {
          reply.write('```json\n{"got":"no","line":2,"why":"Nobody knew."}\n```');
          reply.end();
        },
      }),
    );
    const overhaul = { id: 'tune-up', name: 'Moon Polish', pricingType: 'simple', basePrice: 12 };
    await start('callers', { services: [{ ...overhaul, options: [] }] });
    const { staged, calls } = await ended();
    expect(staged).toBe(true);
    expect(calls[0]?.name).toBe('Asks what Moon Polish costs');
    expect(calls[0]?.findings).toEqual(
      expect.arrayContaining([
        { kind: 'unanswered', question: expect.stringMatching(/./) },
        {
          kind: 'unserved',
          got: 'no',
          why: 'Nobody knew.',
          quote: { role: 'user', content: 'Hi, how much is a tune-up?' },
        },
        { kind: 'unsaid', reason: 'amount', sentence: 'It is only $5 today.' },
      ]),
    );
    expect(JSON.stringify(calls[0]?.transcript)).not.toContain('$5');
  }, 60_000);

  it('play kept calls with the model leading, and judge them as every rehearsal does', async () => {
    const turns = [
      { caller: 'How much is a tune-up?', wanted: 'A tune-up is $89.' },
      { caller: 'How much is an overhaul?', wanted: 'An overhaul is $120.' },
    ];
    await open()
      .database.insert(keptCalls)
      .values({ businessId: shop.businessId, name: 'Two prices', calledAt: new Date(), turns });
    await start('kept');
    const { calls, requests } = await ended();
    expect(requests).toBe(2);
    expect(calls).toMatchObject([
      { name: 'Two prices', got: 'no', turns: 2, turns_without_model: 0 },
    ]);
    expect(calls[0]?.why).toContain('$120 was not said');
    expect(calls[0]?.findings[0]).toMatchObject({ kind: 'unlike' });
    await open().database.delete(keptCalls);
    expect(await start('kept')).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  }, 60_000);

  it('hear the built-in answer where the model is slow, as callers would', async () => {
    model.answerWith(practiceModel(model.prompts, { receptionist: () => undefined }));
    await start();
    await expect.poll(async () => (await latest())?.calls.length, { timeout: 30_000 }).toBe(1);
    const run = await latest();
    const [call] = run?.calls ?? [];
    expect(call?.turns_without_model).toBe(call?.turns);
    expect(call?.transcript.map(({ content }) => content).join('\n')).toMatch(/\$89/);
    await api.ask('owner', path(`/${run?.id}/cancel`), { method: 'POST', body: {} });
  }, 60_000);

  it('end where the model plays no callers: it is down, or writes anything but a line', async () => {
    for (const caller of [
      ({ refuse }: { refuse: (status: number) => void }) => refuse(500),
      (reply: { write: (text: string) => void; end: () => void }) => {
        reply.write('{"role":"assistant","content":"As an AI I will not"}');
        reply.end();
      },
    ]) {
      model.answerWith(practiceModel(model.prompts, { caller }));
      await start();
      expect(await ended()).toMatchObject({ status: 'stopped', stop: 'model' });
      const run = await latest();
      expect(run?.calls).toHaveLength(2);
      expect(run?.calls[0]).toMatchObject({ broken_off: true, got: null });
    }
  }, 60_000);

  it('are cut short within the request they are at, and what is over stays', async () => {
    let calls = 0;
    let gone: Promise<unknown> = Promise.resolve();
    model.answerWith(
      practiceModel(model.prompts, {
        verdict: (reply) => {
          calls += 1;
          if (calls > 1) {
            gone = reply.gone;
            return;
          }
          reply.write('{"got":"yes","line":3,"why":"Told."}');
          reply.end();
        },
      }),
    );
    const { id } = practiceRun.parse((await start()).body);
    await expect.poll(() => calls, { timeout: 20_000 }).toBe(2);
    const before = performance.now();
    const cancelled = await api.ask('owner', path(`/${id}/cancel`), { method: 'POST', body: {} });
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    await gone;
    expect(performance.now() - before).toBeLessThan(5_000);
    const asked = model.prompts.length;
    await practice.stop();
    expect(model.prompts.length).toBe(asked);
    expect(await latest()).toMatchObject({ status: 'cancelled', stop: null, requests: asked });
    expect((await latest())?.calls).toHaveLength(1);
    expect(
      (await api.ask('owner', path(`/${id}/cancel`), { method: 'POST', body: {} })).status,
    ).toBe(200);
  }, 60_000);

  it('that another instance holds are cancelled by a word in the database', async () => {
    model.answerWith(practiceModel(model.prompts, { caller: () => undefined }));
    const { id } = practiceRun.parse((await start()).body);
    const holder = practice;
    practise({});
    await api.ask('owner', path(`/${id}/cancel`), { method: 'POST', body: {} });
    await expect.poll(() => holder.isIdle, { timeout: 10_000 }).toBe(true);
  }, 60_000);

  it('are held once at a time, and never run for ever', async () => {
    model.answerWith(practiceModel(model.prompts, { caller: () => undefined }));
    const together = await Promise.all([start(), start()]);
    expect(together.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await start()).toMatchObject({ status: 409, body: { code: 'PRACTICE_RUNNING' } });
    await practice.stop();
    expect(await latest()).toMatchObject({ status: 'stopped', stop: 'restart' });

    const { database } = open();
    const hungUp = new Date(Date.now() - 31_000);
    const lost = {
      businessId: shop.businessId,
      kind: 'callers',
      total: 10,
      staged: false,
    } as const;
    await database.insert(practiceRuns).values({ ...lost, heartbeatAt: hungUp });
    expect(await latest()).toMatchObject({ status: 'stopped', stop: 'restart' });
    await database.insert(practiceRuns).values({ ...lost, heartbeatAt: hungUp });
    practise({});
    model.answerWith(practiceModel(model.prompts));
    expect((await start()).status).toBe(200);
  }, 60_000);

  it('ask for no more than a run and a day may take', async () => {
    await open().database.delete(practiceRuns);
    practise({ tokensPerDay: 14_000 });
    await start();
    const run = await ended();
    expect(run).toMatchObject({ status: 'stopped', stop: 'limit' });
    expect(run.tokens).toBeLessThanOrEqual(14_000);
    expect(run.tokens).toBeGreaterThan(10_000);
    expect(await start()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const outlook = await api.ask('owner', path('/outlook'));
    expect(outlook.body).toMatchObject({
      available: true,
      most_per_run: { tokens: 14_000 },
      taken_today: { tokens: run.tokens, requests: run.requests },
      estimates: { callers: { calls: 10, cost: expect.any(Number) }, kept: { calls: 0 } },
    });
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
    await open()
      .database.update(practiceRuns)
      .set({ createdAt: yesterday })
      .where(eq(practiceRuns.businessId, shop.businessId));
    expect((await start()).status).toBe(200);
  }, 60_000);

  it('are counted for all businesses of their owners, one at a time', async () => {
    const { database } = open();
    const other = await addBookableShop(database);
    const userId = crypto.randomUUID();
    await addPerson(database, userId);
    for (const { businessId } of [shop, other])
      await database.insert(userBusinesses).values({ userId, businessId });
    const of = (businessId: string, requests: number, status: 'running' | 'done') => ({
      businessId,
      kind: 'callers' as const,
      total: 10,
      staged: false,
      requests,
      status,
    });
    await database.insert(practiceRuns).values(of(other.businessId, 10, 'running'));
    expect(await start()).toMatchObject({ status: 409, body: { code: 'PRACTICE_RUNNING' } });
    await database.delete(practiceRuns);
    await database.insert(practiceRuns).values(of(other.businessId, 1_000, 'done'));
    expect((await start()).status).toBe(429);
    await database.delete(practiceRuns);
    const stranger = await addBookableShop(database);
    await database.insert(practiceRuns).values(of(stranger.businessId, 10_000, 'done'));
    expect((await start()).status).toBe(429);
    await database.delete(practiceRuns);
  }, 60_000);

  it('are an owner’s own, and need a model', async () => {
    const { id } = practiceRun.parse((await start()).body);
    for (const answer of [
      await api.ask('stranger', path()),
      await api.ask('stranger', path('/outlook')),
      await start('callers', {}, 'stranger'),
      await api.ask('stranger', path(`/${id}/cancel`), { method: 'POST', body: {} }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await practice.stop();
    practise({ hasModel: false });
    expect((await api.ask('owner', path('/outlook'))).body).toMatchObject({ available: false });
    expect(await start()).toMatchObject({ status: 409, body: { code: 'NO_LANGUAGE_MODEL' } });
  }, 60_000);
});
