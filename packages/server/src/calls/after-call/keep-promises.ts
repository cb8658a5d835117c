import type { CallOutcome, Commitment } from '@second-ring/conversation';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { settlePassedOn } from '../../lines/messages/settle-passed-on.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { scheduleReminder } from '../commitments/remind-owner.ts';
import type { ClaimedCall } from '../record/claim-call.ts';

/**
 * Brings a call's lead and promises up to what it came to so far. A promise that has been kept, and
 * a lead somebody contacted, stay marked so. To be called with the call claimed, which makes
 * whoever else reports it wait. A test's are kept with its call alone: nobody waits for them.
 */
export async function keepPromises(
  transaction: Transaction,
  jobs: Jobs,
  { callId, businessId, test }: Pick<ClaimedCall, 'callId' | 'businessId' | 'test'>,
  outcome: CallOutcome,
): Promise<void> {
  if (businessId === null || test) return;
  const { lead } = outcome;
  if (lead)
    await transaction
      .insert(leads)
      .values({ businessId, callId, ...lead })
      .onConflictDoUpdate({ target: leads.callId, set: { ...lead } });
  const stored = await transaction.select().from(commitments).where(eq(commitments.callId, callId));
  const { same, withdrawn, added } = compare(stored, onceEach(outcome.commitments));
  for (const [{ id, text }, promise] of same)
    if (text !== promise.text)
      await transaction
        .update(commitments)
        .set({ text: promise.text })
        .where(and(eq(commitments.id, id), isNull(commitments.keptAt)));
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
  for (const { text, dueAt, madeAt } of added) {
    const due = dueAt === null ? null : new Date(dueAt);
    const promise = { businessId, callId, text, dueAt: due, madeAt: new Date(madeAt) };
    const rows = await transaction.insert(commitments).values(promise).returning();
    for (const each of rows) await scheduleReminder(transaction, jobs, each);
  }
  await settlePassedOn(transaction, callId);
}

function onceEach(promised: readonly Commitment[]): Commitment[] {
  return [...new Map(promised.map((each) => [`${each.madeAt} ${each.text}`, each])).values()];
}

type Stored = typeof commitments.$inferSelect;

/** A promise stays the same one, and its reminder with it, when it is put in other words later. */
function compare(stored: readonly Stored[], promised: readonly Commitment[]) {
  const same: [Stored, Commitment][] = [];
  let withdrawn = [...stored];
  let added = [...promised];
  for (const isSame of [isWordedAlike, isMadeAlike])
    for (const promise of added) {
      const known = withdrawn.find((each) => isSame(each, promise));
      if (!known) continue;
      same.push([known, promise]);
      withdrawn = withdrawn.filter((each) => each !== known);
      added = added.filter((each) => each !== promise);
    }
  return { same, withdrawn, added };
}

function isWordedAlike({ text, madeAt }: Stored, promise: Commitment): boolean {
  return text === promise.text && madeAt.getTime() === promise.madeAt;
}

function isMadeAlike({ dueAt, madeAt }: Stored, promise: Commitment): boolean {
  return (dueAt?.getTime() ?? null) === promise.dueAt && madeAt.getTime() === promise.madeAt;
}
