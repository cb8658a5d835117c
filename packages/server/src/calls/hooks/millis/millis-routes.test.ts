import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bodyOf, refusalOf } from '../../../edge/api/refuse.ts';
import { agents } from '../../../platform/database/schema/agents.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { openLog } from '../../../platform/observability/log.ts';
import { builtInVoice } from '../../../platform/providers/voice/built-in/built-in-voice.ts';
import { millisVoice } from '../../../platform/providers/voice/millis/millis-voice.ts';
import type { Services } from '../../../platform/services.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { type MillisApi, startMillisApi } from '../../../testing/millis-api.ts';
import { addShop, type Shop } from '../../../testing/shop.ts';
import { logSessionWorker, millisRoutes } from './millis-routes.ts';

const session = {
  session_id: 's1',
  call_id: 'c1',
  agent_id: 'm1',
  ts: 1_790_000_000,
  duration: 61.4,
  call_status: 'user-ended',
  cost_breakdown: [{ type: 'llm', provider: 'x', credit: 3 }],
  chat: JSON.stringify([
    { role: 'assistant', content: 'Thanks for calling.' },
    { role: 'user', content: 'My card is 4111 1111 1111 1111' },
    { role: 'assistant', tool_calls: [{ name: 'lookup' }] },
  ]),
  function_calls: [{ name: 'lookup' }],
  voip: { from: '+16045550123', to: '+16045550142' },
  recording: null,
  metadata: null,
};

describeOnEachDatabase('a call that Millis held', (open) => {
  let api: MillisApi;
  let shop: Shop;
  /** What the webhook has left to be done. */
  let left: { payload: object; key: string | undefined }[] = [];
  const jobs: Services['jobs'] = {
    enqueue: async (_on, _job, payload, options) => void left.push({ payload, key: options?.key }),
  };

  beforeAll(async () => {
    api = await startMillisApi();
    shop = await addShop(open().database);
    await open()
      .database.update(agents)
      .set({ millisAgentId: 'm1' })
      .where(eq(agents.businessId, shop.businessId));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    left = [];
    api.stored.clear();
    await open().database.delete(callLogs);
  });

  const voice = () => millisVoice({ apiKey: 'private', apiUrl: api.url });
  const tell = (body: unknown, to = voice()) => {
    const log = openLog('silent');
    const routes = new Hono().route(
      '/',
      millisRoutes({ database: open().database, jobs, voice: to }),
    );
    routes.onError((error, context) => {
      const refusal = refusalOf(error, log);
      return context.json(bodyOf(refusal), refusal.status);
    });
    return routes.request('/hooks/millis/session-ended', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  };
  const work = async () => {
    const { run } = logSessionWorker(open().database, voice());
    for (const { payload } of left) await run(payload);
  };
  const logged = () => open().database.select().from(callLogs);

  it('comes into the log as Millis tells it when asked, once', async () => {
    api.stored.set('/call-logs/s1', session);
    const ended = { session_id: 's1', error_message: null, duration: 9_999 };
    expect((await tell(ended)).status).toBe(204);
    expect((await tell(ended)).status).toBe(204);
    for (const { key } of left) expect(key).toMatch(/^s1 \d+$/);
    await work();
    expect(await logged()).toMatchObject([
      {
        millisSessionId: 's1',
        millisCallId: 'c1',
        millisAgentId: 'm1',
        businessId: shop.businessId,
        channel: 'phone',
        fromNumber: '+16045550123',
        toNumber: '+16045550142',
        callTimestamp: new Date(1_790_000_000_000),
        callDuration: 61,
        callStatus: 'user-ended',
        errorMessage: null,
        costBreakdown: [{ type: 'llm', provider: 'x', credit: 3 }],
        metadata: { function_calls: [{ name: 'lookup' }] },
        endedAt: new Date(1_790_000_061_000),
      },
    ]);
  });

  it('is stored without card numbers', async () => {
    api.stored.set('/call-logs/s1', session);
    await tell({ session_id: 's1' });
    await work();
    const [row] = await logged();
    expect(row?.chatTranscript).toHaveLength(3);
    expect(JSON.stringify(row?.chatTranscript)).not.toContain('4111');
  });

  it('is not brought back once its caller was erased', async () => {
    api.stored.set('/call-logs/s1', session);
    await tell({ session_id: 's1' });
    await work();
    await open()
      .database.update(callLogs)
      .set({ fromNumber: null, chatTranscript: null, callerErasedAt: new Date() });
    await work();
    expect(await logged()).toMatchObject([{ fromNumber: null, chatTranscript: null }]);
  });

  it('is logged also where what was said cannot be read, with the error that was told', async () => {
    api.stored.set('/call-logs/s1', { ...session, chat: '[{"role":', voip: null });
    await tell({ session_id: 's1', error_message: 'The model did not answer.' });
    await work();
    expect(await logged()).toMatchObject([
      { channel: 'browser', chatTranscript: null, errorMessage: 'The model did not answer.' },
    ]);
  });

  it('is believed of nobody but Millis: a session it does not know is asked for again, not logged', async () => {
    expect((await tell({ session_id: 'made-up' })).status).toBe(204);
    await expect(work()).rejects.toThrow('does not know');
    expect(await logged()).toEqual([]);
  });

  it.each(['', 'null', '[]', '{"session_id":""}', '{"session_id":7}'])(
    'is not asked for after a body of %s',
    async (body) => {
      expect((await tell(body)).status).toBe(400);
      expect(left).toEqual([]);
    },
  );

  it('is not listened for without an account', async () => {
    expect((await tell({ session_id: 's1' }, builtInVoice)).status).toBe(404);
  });

  it('is whole in the log, though somebody told of it before it was over', async () => {
    const body = { session_id: 's1' };
    api.stored.set('/call-logs/s1', { ...session, call_status: 'in-progress', chat: '[]' });
    await tell(body);
    await expect(work()).rejects.toThrow('not over');
    expect(await logged()).toEqual([]);
    api.stored.set('/call-logs/s1', session);
    await work();
    expect(await logged()).toMatchObject([{ callStatus: 'user-ended', callDuration: 61 }]);
  });
});
