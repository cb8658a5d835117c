import {
  demoCallerNumber,
  sampleAgentNumber,
  sampleBusiness,
} from '@second-ring/contract/sample-business';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments } from '../../platform/database/schema/leads.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { removeShops } from '../../testing/shops.ts';
import { addSample } from './add-sample.ts';
import { sampleOwnerNumber, samplePool } from './sample-business.ts';

const now = new Date('2026-03-09T12:00:00Z');
const sidOf = (phoneNumber: string) => `PN${phoneNumber.slice(1).padEnd(32, '0')}`;

describeOnEachDatabase('the sample', (open) => {
  let api: TestApi;
  const add = () => addSample(open().database, { now, sidOf });
  beforeEach(async () => {
    await removeShops(open().database);
    api = createTestApi(open(), { operator: { role: 'operator', userId: crypto.randomUUID() } });
  });

  it('is one shop whose agent answers on the sample number, and a pool of free numbers', async () => {
    await add();
    const agents = await api.ask('operator', '/api/agents');
    expect(agents.body).toMatchObject([{ phone_number: sampleAgentNumber }]);
    const numbers = await api.ask('operator', '/api/phone-numbers/available');
    expect(numbers.body).toHaveLength(samplePool.length - 1);
    expect(JSON.stringify(numbers.body)).not.toContain(sampleAgentNumber);
  });

  it('never gives an AI employee the number of a caller, an owner or a shop of the stories', async () => {
    await add();
    const calls = await open().database.select().from(callLogs);
    const people = [
      demoCallerNumber,
      sampleOwnerNumber,
      sampleBusiness.phone,
      ...calls.map(({ fromNumber }) => fromNumber),
    ];
    const pool = samplePool.map(({ phoneNumber }) => phoneNumber);
    expect(pool.filter((number) => people.includes(number))).toEqual([]);
  });

  it('has a week of calls and messages, each saying that it is a sample', async () => {
    await add();
    const calls = await open().database.select().from(callLogs);
    const weekAgo = now.getTime() - 7 * 24 * 60 * 60 * 1000;
    for (const call of calls) {
      expect(call.summary).toMatch(/^SAMPLE/);
      expect(call.callTimestamp.getTime()).toBeGreaterThan(weekAgo);
      expect(call.callTimestamp.getTime()).toBeLessThan(now.getTime());
      expect((await api.ask('operator', `/api/call-logs/${call.id}`)).status).toBe(200);
    }
    const messages = await api.ask('operator', '/api/sms-logs?q=SAMPLE');
    expect(messages.headers.get('x-total-count')).toBe('11');
  });

  it('promises what its calls say: tomorrow is due the day after the call', async () => {
    await add();
    const promises = await open().database.select().from(commitments);
    const due = promises.filter(({ dueAt }) => dueAt !== null);
    expect(due.map(({ madeAt, dueAt }) => [madeAt.toISOString(), dueAt?.toISOString()])).toEqual([
      ['2026-03-07T17:07:13.000Z', '2026-03-09T00:00:00.000Z'],
    ]);
    const quotes = (await open().database.select().from(callLogs)).flatMap((call) => call.quotes);
    expect(quotes.map(({ spoken }) => spoken)).toContain('$1,499');
  });

  it('is added once, however many instances start at once', async () => {
    await Promise.all([add(), add(), add()]);
    expect(await open().database.$count(businesses)).toBe(1);
  });

  it('stays removed once someone has removed it', async () => {
    await add();
    await open().database.delete(businesses).where(eq(businesses.sample, true));
    await add();
    expect(await open().database.$count(businesses)).toBe(0);
  });
});
