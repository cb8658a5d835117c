import { trialHours } from '@second-ring/contract';
import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '../accounts/people/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { type Job, type Jobs, type Worker, worker } from '../jobs/job.ts';
import { announceNumbers } from './announce-numbers.ts';

const payload = z.object({ businessId: z.uuid() });

/** Left with every business that is made without an account, for the end of its trial. */
export const giveNumberBack: Job<z.infer<typeof payload>> = { name: 'give-number-back', payload };

/** When a trial that begins now ends. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + trialHours * 3_600_000);
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
      const owner = transaction
        .select({ one: sql`1` })
        .from(userBusinesses)
        .where(eq(userBusinesses.businessId, businesses.id));
      // Locked against a claim that is being made just now.
      const [unclaimed] = await transaction
        .select({ id: businesses.id })
        .from(businesses)
        .where(
          and(eq(businesses.id, businessId), lte(businesses.trialEndsAt, now()), notExists(owner)),
        )
        .for('update');
      if (!unclaimed) return;
      await transaction
        .update(businesses)
        .set({ trialNetwork: null })
        .where(eq(businesses.id, businessId));
      if (await freeNumbers(transaction, businessId))
        await jobs().enqueue(transaction, announceNumbers, {});
    }),
  );
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
