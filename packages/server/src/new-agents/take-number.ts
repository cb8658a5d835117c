import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';
import { isAvailable } from '../phone-numbers/available-numbers.ts';
import { Refusal } from '../refusal.ts';

type StoredNumber = typeof phoneNumbers.$inferSelect;

/**
 * Takes a free number from the pool for the agent the transaction makes, one of the business's
 * province or state where there is one. Numbers other transactions are taking are passed over.
 * @param onTrial for somebody who has no account: the last tenth of the pool is kept for those who do.
 * @throws Refusal `NO_NUMBER_LEFT`
 */
export async function takeNumber(
  transaction: Transaction,
  subdivision: string | null,
  onTrial: boolean,
): Promise<StoredNumber> {
  const enough = !onTrial || (await leavesEnough(transaction));
  const [free] = await transaction
    .select({ id: phoneNumbers.id })
    .from(phoneNumbers)
    .where(isAvailable(transaction))
    .orderBy(
      sql`(${phoneNumbers.region} IS NOT DISTINCT FROM ${subdivision}) DESC`,
      asc(phoneNumbers.phoneNumber),
    )
    .limit(1)
    .for('update', { of: phoneNumbers, skipLocked: true });
  const [taken] =
    free && enough
      ? await transaction
          .update(phoneNumbers)
          .set({ assignedAt: new Date() })
          .where(eq(phoneNumbers.id, free.id))
          .returning()
      : [];
  if (!taken) {
    throw new Refusal(
      'NO_NUMBER_LEFT',
      'All phone numbers are taken. Please try again later, or ask the operator for more.',
    );
  }
  return taken;
}

async function leavesEnough(transaction: Transaction): Promise<boolean> {
  const all = await transaction.$count(phoneNumbers);
  const free = await transaction.$count(phoneNumbers, isAvailable(transaction));
  return free > Math.floor(all / 10);
}
