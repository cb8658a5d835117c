import { newConversation, outcomeOf } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments } from '../../platform/database/schema/leads.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop } from '../../testing/shop.ts';
import { keepPromises } from './keep-promises.ts';

describeOnEachDatabase('promises of a call that is told of again', (open) => {
  const jobs = { enqueue: () => Promise.resolve() };
  const madeAt = Date.parse('2026-06-11T20:00:00Z');
  const dueAt = madeAt + 60_000;

  it('stay the same where they are worded anew, and go where they were taken back', async () => {
    const { database } = open();
    const { businessId } = await addShop(database);
    const [call] = await database.insert(callLogs).values({ businessId }).returning();
    const callId = call?.id ?? '';
    const tell = async (...promised: { text: string; dueAt: number | null }[]) => {
      const outcome = {
        ...outcomeOf(newConversation()),
        commitments: promised.map((each) => ({ ...each, madeAt })),
      };
      await database.transaction((transaction) =>
        keepPromises(transaction, jobs, { callId, businessId, test: false }, outcome),
      );
      const rows = await database.select().from(commitments).where(eq(commitments.callId, callId));
      return new Map(rows.map(({ text, id }) => [text, id]));
    };
    const first = await tell({ text: 'call back', dueAt }, { text: 'pass on', dueAt: null });
    const second = await tell({ text: 'ring back Oriel', dueAt }, { text: 'pass on', dueAt: null });
    expect([...second.keys()].sort()).toEqual(['pass on', 'ring back Oriel']);
    expect(second.get('ring back Oriel')).toBe(first.get('call back'));
    expect(second.get('pass on')).toBe(first.get('pass on'));
    expect([...(await tell({ text: 'pass on', dueAt: null })).keys()]).toEqual(['pass on']);
  });

  it.each(['delivered', 'failed'])(
    'are the owner’s to keep unless it is done: an alert that was %s',
    async (status) => {
      const { database } = open();
      const { businessId } = await addShop(database);
      const [call] = await database.insert(callLogs).values({ businessId }).returning();
      const callId = call?.id ?? '';
      await database
        .insert(smsLogs)
        .values({ direction: 'outbound', status, alert: true, callId, businessId });
      const texts = ['Pass on as urgent: Bob Stone', 'Transmettre comme urgent : Bob', 'Book Bob'];
      const promised = texts.map((text) => ({ text, dueAt: null, madeAt }));
      const outcome = { ...outcomeOf(newConversation()), commitments: promised };
      await database.transaction((transaction) =>
        keepPromises(transaction, jobs, { callId, businessId, test: false }, outcome),
      );
      const rows = await database.select().from(commitments).where(eq(commitments.callId, callId));
      const waiting = rows.filter(({ keptAt }) => keptAt === null).map(({ text }) => text);
      expect(waiting.sort()).toEqual(status === 'delivered' ? ['Book Bob'] : texts.toSorted());
    },
  );
});
