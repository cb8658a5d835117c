import { type Language, shopLanguage } from '@second-ring/conversation';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { knowledgeOf } from '../../lines/agents/publish-agent.ts';
import { alertOwner } from '../../lines/messages/alert-owner.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments } from '../../platform/database/schema/leads.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';

const payload = z.object({ commitmentId: z.uuid() });

/** Tells the owner, once, that a promise is due and not marked as kept. */
export const remindOwner: Job<z.infer<typeof payload>> = {
  name: 'remind-owner',
  payload,
  atOnce: 2,
};

/** What stands before a promise that is due, which is kept in the shop's language. */
const dueNow = {
  en: 'DUE NOW, as promised to a caller:',
  fr: 'À FAIRE MAINTENANT, promis à un appelant :',
} as const satisfies Record<Language, string>;

/** Leaves a reminder for the moment a promise is due. One without a due time has none. */
export async function scheduleReminder(
  transaction: Queryable,
  jobs: Jobs,
  { id, dueAt }: { id: string; dueAt: Date | null },
): Promise<void> {
  if (dueAt === null) return;
  await jobs.enqueue(
    transaction,
    remindOwner,
    { commitmentId: id },
    { key: `due:${id}`, notBefore: dueAt },
  );
}

/** @param jobs asked for late: the queue that reminders leave through is opened with this worker. */
export function reminderWorker(database: Database, jobs: () => Jobs): Worker {
  return worker(remindOwner, ({ commitmentId }) => remind(database, jobs(), commitmentId));
}

function remind(database: Database, jobs: Jobs, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [due] = await transaction
      .update(commitments)
      .set({ remindedAt: new Date() })
      .where(
        and(eq(commitments.id, id), isNull(commitments.keptAt), isNull(commitments.remindedAt)),
      )
      .returning();
    if (!due?.callId) return;
    const { callId, text, businessId } = due;
    const [call] = await transaction
      .select({ agentId: callLogs.agentId })
      .from(callLogs)
      .where(eq(callLogs.id, callId));
    const [business] = await transaction
      .select()
      .from(businesses)
      .where(eq(businesses.id, businessId));
    if (!business) return;
    await alertOwner(transaction, jobs, {
      call: { callId, businessId, agentId: call?.agentId ?? null },
      key: `due:${id}`,
      text: `${dueNow[shopLanguage(knowledgeOf(business))]} ${text}`,
    });
  });
}
