import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';

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
