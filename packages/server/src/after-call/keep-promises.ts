import type { CallOutcome } from '@second-ring/conversation';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ClaimedCall } from '../calls/claim-call.ts';
import { scheduleReminder } from '../commitments/remind-owner.ts';
import type { Transaction } from '../database/database.ts';
import { commitments, leads } from '../database/schema/leads.ts';
import type { Jobs } from '../jobs/job.ts';

/**
 * Brings a call's lead and promises up to what it came to so far. A promise that has been kept, and
 * a lead somebody contacted, stay marked so. To be called with the call claimed, which makes
 * whoever else reports it wait.
 */
export async function keepPromises(
  transaction: Transaction,
  jobs: Jobs,
  { callId, businessId }: Pick<ClaimedCall, 'callId' | 'businessId'>,
  outcome: CallOutcome,
): Promise<void> {
  if (businessId === null) return;
  const { lead } = outcome;
  if (lead)
    await transaction
      .insert(leads)
      .values({ businessId, callId, ...lead })
      .onConflictDoUpdate({ target: leads.callId, set: { ...lead } });
  const promised = new Map(outcome.commitments.map((each) => [keyOf(each), each]));
  const stored = await transaction.select().from(commitments).where(eq(commitments.callId, callId));
  const known = new Set(
    stored.map(({ text, madeAt }) => keyOf({ text, madeAt: madeAt.getTime() })),
  );
  const withdrawn = stored.filter(
    ({ text, madeAt }) => !promised.has(keyOf({ text, madeAt: madeAt.getTime() })),
  );
  if (withdrawn.length > 0)
    await transaction.delete(commitments).where(
      and(
        inArray(
          commitments.id,
          withdrawn.map(({ id }) => id),
        ),
        isNull(commitments.keptAt),
      ),
    );
  for (const [key, { text, dueAt, madeAt }] of promised) {
    if (known.has(key)) continue;
    const due = dueAt === null ? null : new Date(dueAt);
    const promise = { businessId, callId, text, dueAt: due, madeAt: new Date(madeAt) };
    const added = await transaction.insert(commitments).values(promise).returning();
    for (const each of added) await scheduleReminder(transaction, jobs, each);
  }
}

function keyOf({ text, madeAt }: { text: string; madeAt: number }): string {
  return `${madeAt} ${text}`;
}
