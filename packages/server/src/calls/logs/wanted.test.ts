import { expect, it } from 'vitest';
import { z } from 'zod';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { createTestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop } from '../../testing/shops.ts';

const rows = z.array(z.object({ id: z.string(), wanted: z.string().nullable() }));

const colour = { kind: 'service', id: 'colour', label: 'Colour' };
const cut = { kind: 'service', id: 'cut', label: 'Cut' };
const hours = { kind: 'hours', id: 'hours', label: 'Hours' };
const rebate = { kind: 'promotion', id: 'rebate', label: 'December rebate' };
type Fact = typeof colour;

const cases: [wanted: string | null, answers: Fact[][]][] = [
  ['Colour', [[hours], [rebate], [colour]]],
  ['Hours', [[], [hours], [rebate]]],
  ['December rebate', [[cut, colour], [rebate]]],
  [null, [[]]],
];

describeOnEachDatabase('what a caller wanted who left nothing', (open) => {
  it('is what they asked about', async () => {
    const { database } = open();
    const { business, agent } = await addShop(database, 'Tern & Comb', '+16135550137');
    const api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
    });
    for (const [wanted, answers] of cases) {
      const [call] = await database
        .insert(callLogs)
        .values({
          businessId: business.id,
          agentId: agent.id,
          callStatus: 'user-ended',
          chatTranscript: answers.map((facts) => ({
            role: 'assistant',
            content: 'So it is.',
            facts,
          })),
        })
        .returning();
      const { body } = await api.ask('operator', '/api/call-logs');
      expect(rows.parse(body).find(({ id }) => id === call?.id)?.wanted).toBe(wanted);
    }
  });
});
