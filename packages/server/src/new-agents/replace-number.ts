import { eq } from 'drizzle-orm';
import { networkOf } from '../accounts/limits/network.ts';
import { recordAudit } from '../accounts/people/audit.ts';
import type { Transaction } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import type { Jobs } from '../jobs/job.ts';
import { connectLater } from '../phone-numbers/connect-number.ts';
import { giveNumberBack, trialEnd } from './give-number-back.ts';
import { limitTrials } from './limit-trials.ts';
import type { NewBusiness } from './new-business.ts';
import { takeNumber } from './take-number.ts';

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
    await jobs.enqueue(transaction, giveNumberBack, { businessId }, { notBefore: trialEndsAt });
  }
  return number.phoneNumber;
}
