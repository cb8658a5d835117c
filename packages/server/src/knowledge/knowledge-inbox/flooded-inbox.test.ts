import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, removeShops, type Shop } from '../../testing/shops.ts';

const groups = z.array(z.object({ question: z.string(), count: z.number() }));
const began = Date.parse('2026-03-02T17:00:00Z');
/** A question nobody else asks, on a thing with a name of its own. */
const strange = (at: number) =>
  `Do you repair ${[...String(at)].map((digit) => 'bdfgklmnpr'[Number(digit)]).join('a')}o boats?`;

describeOnEachDatabase('an inbox that a stranger floods with questions', (open) => {
  let api: TestApi;
  let shop: Shop;
  beforeEach(async () => {
    await removeShops(open().database);
    shop = await addShop(open().database, 'Tint', '+16045550101');
    const businessIds = [shop.business.id];
    api = createTestApi(open(), {
      ana: { role: 'owner', userId: crypto.randomUUID(), businessIds },
    });
  });
  const path = () => `/api/businesses/${shop.business.id}/inbox`;
  const addCalls = (questions: string[][]) =>
    open()
      .database.insert(callLogs)
      .values(
        questions.map((unansweredQuestions, at) => ({
          callSid: `CA${at}`,
          businessId: shop.business.id,
          agentId: shop.agent.id,
          channel: 'browser' as const,
          callStatus: 'completed' as const,
          callTimestamp: new Date(began + at * 60_000),
          unansweredQuestions,
        })),
      );

  it('goes through the latest thousand wordings and no more, whatever they are', async () => {
    const calls = Array.from({ length: 30 }, (_, call) =>
      Array.from({ length: 50 }, (_, at) => strange(1_000 + call * 50 + at)),
    );
    await addCalls([...calls, ['Do you tint boats?'], ['do you tint boats']]);
    const { body } = await api.ask('ana', path());
    const [latest, ...others] = groups.parse(body);
    expect(latest).toEqual({ question: 'do you tint boats', count: 2 });
    expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(999);
  });

  it('keeps the latest decisions, however many are made', async () => {
    const wordings = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => strange(from + at));
    for (let from = 0; from < 6_500; from += 500)
      await api.ask('ana', path(), {
        method: 'PUT',
        body: { wordings: wordings(from, 500), dismissed: true },
      });
    expect(await open().database.$count(inboxDecisions)).toBeLessThanOrEqual(5_500);
    await addCalls([[strange(6_400)], [strange(3)]]);
    const { body } = await api.ask('ana', path());
    expect(groups.parse(body)).toEqual([{ question: strange(3), count: 1 }]);
  });
});
