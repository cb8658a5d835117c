import { trialHours } from '@second-ring/contract';
import { and, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
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
      const freed = await transaction
        .update(agents)
        .set({ phoneNumberId: null, forwardingVerifiedAt: null })
        .where(and(eq(agents.businessId, businessId), isNotNull(agents.phoneNumberId)))
        .returning({ id: agents.id });
      if (freed.length > 0) await jobs().enqueue(transaction, announceNumbers, {});
    }),
  );
}
