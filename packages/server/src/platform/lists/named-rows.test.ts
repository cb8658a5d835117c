import { callLogRow, smsLog } from '@second-ring/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { seedLogs } from '../../testing/seed.ts';

const bodies = z.array(z.looseObject({ body: z.string() }));

describeOnEachDatabase('rows that the database writes', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = createTestApi(open(), { operator: { role: 'operator', userId: crypto.randomUUID() } });
    const { database } = open();
    await seedLogs(database, { calls: 40, messages: 40 });
    await database.execute(sql`
      INSERT INTO sms_logs (direction, body, metadata, created_at) VALUES
      ('inbound', ${'Tabs\t, lines\n, "quotes", \\ and 🚗 stay'}, '{"to": null}', now() + interval '1 hour')`);
    await database.execute(sql`
      INSERT INTO call_logs (channel, call_timestamp)
      VALUES ('browser', '2031-02-03T04:05:06.7Z')`);
  });
  const ask = async (path: string) => (await api.ask('operator', path)).body;

  it('have the columns that the contract promises, and no others', async () => {
    const calls = z.array(z.strictObject(callLogRow.shape)).parse(await ask('/api/call-logs'));
    expect(calls.length).toBeGreaterThan(40);
    expect(calls[0]).toMatchObject({ call_timestamp: '2031-02-03T04:05:06.700Z', call_sid: null });
    const messages = z.array(z.strictObject(smsLog.shape)).parse(await ask('/api/sms-logs'));
    expect(messages.length).toBeGreaterThan(40);
  });

  it('read as one of them does alone', async () => {
    const [call] = z.array(callLogRow).parse(await ask('/api/call-logs?q=+16045550101'));
    expect(await ask(`/api/call-logs/${call?.id}`)).toMatchObject({ ...call });
    const [message] = z.array(smsLog).parse(await ask('/api/sms-logs'));
    expect(message?.body).toBe('Tabs\t, lines\n, "quotes", \\ and 🚗 stay');
    expect(await ask(`/api/sms-logs/${message?.id}`)).toEqual(message);
  });

  it('are found by words that stand side by side, and by those words only', async () => {
    const found = async (q: string) =>
      bodies.parse(await ask(`/api/sms-logs?q=${encodeURIComponent(q)}`)).map(({ body }) => body);
    expect(await found('mEssage 17: is')).toEqual(['Message 17: is the truck ready']);
    expect(await found('is the truck')).toHaveLength(8);
    expect(await found('truck the')).toEqual([]);
    expect(await found('17  is')).toEqual([]);
    expect(await found('100% the truck')).toEqual([]);
  });
});

describeOnEachDatabase('logs imported from elsewhere', (open) => {
  it('are listed with the rest, whatever shape their payload has', async () => {
    const { database } = open();
    await database.execute(sql`
      INSERT INTO sms_logs (direction, metadata)
      VALUES ('inbound', '"text"'), ('inbound', '[1, 2]'), ('inbound', NULL)`);
    await database.execute(sql`
      INSERT INTO call_logs (cost_breakdown, chat_transcript, metadata) VALUES
      ('[{"credit": null}, {"type": "voice"}]', '[{"role": "tool", "name": null}]', '[]')`);
    const api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
    });
    expect(await api.ask('operator', '/api/sms-logs')).toMatchObject({
      status: 200,
      body: expect.arrayContaining([expect.objectContaining({ metadata: [1, 2] })]),
    });
    const calls = await api.ask('operator', '/api/call-logs');
    expect(calls.status).toBe(200);
    for (const { id } of z
      .array(z.object({ id: z.string() }))
      .length(1)
      .parse(calls.body))
      expect((await api.ask('operator', `/api/call-logs/${id}`)).status).toBe(200);
    expect((await api.ask('operator', '/api/exports/call-logs.csv')).status).toBe(200);
  });
});
