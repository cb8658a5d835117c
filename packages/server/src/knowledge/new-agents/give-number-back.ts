import { and, asc, eq, gt, inArray, lte, not } from 'drizzle-orm';
import { z } from 'zod';
import { type NumberKind, ofKind } from '../../lines/phone-numbers/our-numbers.ts';
import { recordAudit } from '../../people/audit-log/audit.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { announceNumbers } from './announce-numbers.ts';
import { isOver, isUnclaimed, trialEnd, uncalledEnd, wasCalled } from './trial.ts';

const payload = z.object({ businessId: z.uuid() });

/** Left with every business that is made without an account, for the ends of its trial. */
const giveNumberBack: Job<z.infer<typeof payload>> = { name: 'give-number-back', payload };

/** Leaves both ends of a trial to be looked at: that of one nobody has called, and the last. */
export async function leaveTrialEnds(
  transaction: Transaction,
  jobs: Jobs,
  businessId: string,
  trialEndsAt: Date,
): Promise<void> {
  for (const notBefore of [uncalledEnd(trialEndsAt), trialEndsAt])
    await jobs.enqueue(transaction, giveNumberBack, { businessId }, { notBefore });
}

/**
 * Takes the number from a business whose trial is over and that nobody has claimed, and tells who
 * waits for one. What the business knows stays, for a late claim.
 */
export function giveNumberBackWorker(
  database: Database,
  jobs: () => Jobs,
  now: () => Date = () => new Date(),
): Worker {
  return worker(giveNumberBack, ({ businessId }) =>
    database.transaction(async (transaction) => {
      // Locked against a claim that is being made just now.
      const [over] = await transaction
        .select({ id: businesses.id })
        .from(businesses)
        .where(
          and(eq(businesses.id, businessId), isOver(transaction, now()), isUnclaimed(transaction)),
        )
        .for('update');
      if (!over) return;
      if (await endTrial(transaction, over.id, now()))
        await jobs().enqueue(transaction, announceNumbers, {});
    }),
  );
}

/** How long a trial is left in peace, however few numbers there are, in milliseconds. */
const settlingIn = 30 * 60_000;

/**
 * Takes back so many numbers of a kind the pool can lend again, if there are: from the unclaimed businesses
 * that have been on trial longest without one call by phone. Calls from browsers cost nobody
 * anything, so they hold none.
 */
export async function recallIdleNumbers(
  transaction: Transaction,
  kind: NumberKind,
  now: Date,
  most: number,
): Promise<void> {
  const lent = transaction
    .select({ id: agents.businessId })
    .from(agents)
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(and(eq(phoneNumbers.reusable, true), eq(phoneNumbers.status, 'active'), ofKind(kind)));
  const idle = await transaction
    .select({ id: businesses.id })
    .from(businesses)
    .where(
      and(
        gt(businesses.trialEndsAt, now),
        lte(businesses.trialEndsAt, trialEnd(new Date(now.getTime() - settlingIn))),
        inArray(businesses.id, lent),
        not(wasCalled(transaction, 'by phone')),
        isUnclaimed(transaction),
      ),
    )
    .orderBy(asc(businesses.trialEndsAt))
    .limit(most)
    // One that is being claimed, or recalled by another, is passed over.
    .for('update', { skipLocked: true });
  for (const { id } of idle) await endTrial(transaction, id, now);
}

/** Ends a trial and frees the numbers it held; whether it held any. */
async function endTrial(transaction: Transaction, businessId: string, now: Date): Promise<boolean> {
  await transaction
    .update(businesses)
    .set({ trialEndsAt: now, trialNetwork: null })
    .where(eq(businesses.id, businessId));
  return freeNumbers(transaction, businessId);
}

/** Takes the business's numbers from it and writes that down; whether it had any. */
async function freeNumbers(transaction: Transaction, businessId: string): Promise<boolean> {
  const held = await transaction
    .select({ agentId: agents.id, from: phoneNumbers.phoneNumber })
    .from(agents)
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(eq(agents.businessId, businessId));
  await transaction
    .update(agents)
    .set({ phoneNumberId: null, forwardingVerifiedAt: null })
    .where(eq(agents.businessId, businessId));
  for (const { agentId, from } of held) {
    const details = { agent_id: agentId, from, to: null };
    await recordAudit(transaction, { action: 'number_changed', businessId, details });
  }
  return held.length > 0;
}
