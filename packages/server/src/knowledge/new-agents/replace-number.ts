import { eq } from 'drizzle-orm';
import { connectLater } from '../../lines/phone-numbers/connect-number.ts';
import { recordAudit } from '../../people/audit-log/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { leaveTrialEnds } from './give-number-back.ts';
import { limitTrials } from './limit-trials.ts';
import type { NewBusiness } from './new-business.ts';
import { takeNumber } from './take-number.ts';
import { trialEnd } from './trial.ts';

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
