import { asc, eq, sql } from 'drizzle-orm';
import { connectLater } from '../../lines/phone-numbers/connect-number.ts';
import { isAvailable } from '../../lines/phone-numbers/our-numbers.ts';
import { recordAudit } from '../../people/audit-log/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/refusal.ts';
import { leaveTrialEnds, recallIdleNumber } from './give-number-back.ts';
import type { NewBusiness } from './new-business.ts';
import { limitTrials, trialEnd } from './trial.ts';

type StoredNumber = typeof phoneNumbers.$inferSelect;

/**
 * Takes a free number from the pool for the agent the transaction makes, one of the business's
 * province or state where there is one. Numbers other transactions are taking are passed over.
 * Where few are left, the one that has been lent longest for nothing comes back first.
 * @param onTrial for somebody who has no account: the last tenth of the pool is kept for those who do.
 * @throws Refusal `NO_NUMBER_LEFT`
 */
export async function takeNumber(
  transaction: Transaction,
  subdivision: string | null,
  onTrial: boolean,
): Promise<StoredNumber> {
  const before = await countPool(transaction);
  const isShort = before.free < before.all / 5;
  if (isShort) await recallIdleNumber(transaction, new Date());
  const { all, free: left } = isShort ? await countPool(transaction) : before;
  const enough = !onTrial || left > Math.floor(all / 10);
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

async function countPool(transaction: Transaction): Promise<{ all: number; free: number }> {
  const all = await transaction.$count(phoneNumbers);
  const free = await transaction.$count(phoneNumbers, isAvailable(transaction));
  return { all, free };
}

/** Another number for a business that gave its own back; on trial again unless it has an owner. */
export async function replaceNumber(
  transaction: Transaction,
  jobs: Jobs,
  { knowledge }: NewBusiness,
  {
    businessId,
    onTrial,
    address,
  }: { businessId: string; onTrial: boolean; address: string | null },
): Promise<string> {
  if (onTrial) await limitTrials(transaction, new Date(), address);
  const subdivision = knowledge.region?.subdivision ?? null;
  const number = await takeNumber(transaction, subdivision, onTrial);
  await connectLater(transaction, jobs, number.id);
  const changed = await transaction
    .update(agents)
    .set({ phoneNumberId: number.id })
    .where(eq(agents.businessId, businessId))
    .returning({ id: agents.id });
  for (const { id } of changed) {
    const details = { agent_id: id, from: null, to: number.phoneNumber };
    await recordAudit(transaction, { action: 'number_changed', businessId, details });
  }
  if (onTrial) {
    const trialEndsAt = trialEnd(new Date());
    const trialNetwork = address === null ? null : networkOf(address);
    await transaction
      .update(businesses)
      .set({ trialEndsAt, trialNetwork })
      .where(eq(businesses.id, businessId));
    await leaveTrialEnds(transaction, jobs, businessId, trialEndsAt);
  }
  return number.phoneNumber;
}
