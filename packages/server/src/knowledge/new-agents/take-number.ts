import { and, asc, eq, sql } from 'drizzle-orm';
import { connectLater } from '../../lines/phone-numbers/connect-number.ts';
import {
  countPool,
  kindGiven,
  type NumberAsker,
  refuseInShortage,
  reserveOf,
} from '../../lines/phone-numbers/number-shares.ts';
import { isAvailable, ofKind, refuseManyLetGo } from '../../lines/phone-numbers/our-numbers.ts';
import { areaCodesOf } from '../../lines/phone-numbers/province-of.ts';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { isLoopback } from '../../platform/http/client-address.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { leaveTrialEnds, recallIdleNumbers } from './give-number-back.ts';
import type { NewBusiness } from './new-business.ts';
import { limitNumbers, limitTrials, trialEnd } from './trial.ts';
import { warnOfShortage } from './warn-of-shortage.ts';

type StoredNumber = typeof phoneNumbers.$inferSelect;

/** Whoever has no account asks as a stranger, unless from the machine that all of this runs on. */
export const askerWithoutAccount = (address: string | null): NumberAsker =>
  isLoopback(address) ? 'local' : 'stranger';

/**
 * Takes a free number from the pool for the agent the transaction makes: one that phones reach, where
 * it has any of those, and one of the business's province or state where there is one, best from where its own
 * number is. Where few are left, those that have been lent longest for
 * nothing come back first; then strangers wait, accounts get a second number only once they use the
 * first, the last numbers are for businesses proved to be their owner's, and operators are told.
 * @throws Refusal `NO_NUMBER_LEFT`
 */
export async function takeNumber(
  transaction: Transaction,
  jobs: Jobs,
  { phone, region }: Pick<NewBusiness['knowledge'], 'phone' | 'region'>,
  asker: NumberAsker,
): Promise<StoredNumber> {
  const near = areaCodesOf(phone ?? null);
  const subdivision = region?.subdivision ?? null;
  // How many are left is counted one after another.
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('numbers'))`);
  const kind = await kindGiven(transaction);
  const before = await countPool(transaction, kind);
  const reserve = reserveOf(before.all);
  const missing = reserve + 1 - before.free;
  if (missing > 0) await recallIdleNumbers(transaction, kind, new Date(), missing);
  const pool = missing > 0 ? await countPool(transaction, kind) : before;
  refuseInShortage(pool, asker);
  const [free] = await transaction
    .select({ id: phoneNumbers.id })
    .from(phoneNumbers)
    .where(and(isAvailable(transaction), ofKind(kind)))
    .orderBy(
      sql`(${phoneNumbers.region} IS NOT DISTINCT FROM ${subdivision}) DESC`,
      // Null, where no code is near, comes last.
      sql`array_position(string_to_array(${near.join(',')}, ','), substr(${phoneNumbers.phoneNumber}, 3, 3)) ASC`,
      asc(phoneNumbers.phoneNumber),
    )
    .limit(1)
    .for('update', { of: phoneNumbers, skipLocked: true });
  const [taken] = free
    ? await transaction
        .update(phoneNumbers)
        .set({ assignedAt: new Date() })
        .where(eq(phoneNumbers.id, free.id))
        .returning()
    : [];
  if (!taken)
    throw new Refusal(
      'NO_NUMBER_LEFT',
      'All phone numbers are taken. Please try again later, or ask the operator for more.',
    );
  if (pool.free - 1 <= reserve) await warnOfShortage(transaction, jobs, new Date());
  return taken;
}

interface Replacing {
  /** Who asks for it; null: nobody is signed in. */
  person: Person | null;
  businessId: string;
  /** Null: nobody owns it, and it is on trial again. */
  ownerId: string | null;
  /** Whether an operator asks for it. */
  vouchedFor: boolean;
  address: string | null;
}

/**
 * Another number for a business that gave its own back; on trial again unless it has an owner.
 * @throws Refusal `NO_NUMBER_LEFT`, `NOT_ALLOWED`; TooManyRequests
 */
export async function replaceNumber(
  transaction: Transaction,
  jobs: Jobs,
  { knowledge }: NewBusiness,
  { person, businessId, ownerId, vouchedFor, address }: Replacing,
): Promise<string> {
  const onTrial = ownerId === null;
  if (onTrial) await limitTrials(transaction, new Date(), address);
  const holder = onTrial || vouchedFor ? null : await limitNumbers(transaction, ownerId);
  if (holder) await refuseManyLetGo(transaction, businessId);
  const asker = vouchedFor ? 'operator' : (holder ?? askerWithoutAccount(address));
  const number = await takeNumber(transaction, jobs, knowledge, asker);
  await connectLater(transaction, jobs, number.id);
  const changed = await transaction
    .update(agents)
    .set({ phoneNumberId: number.id })
    .where(eq(agents.businessId, businessId))
    .returning({ id: agents.id });
  for (const { id } of changed) {
    const details = { agent_id: id, from: null, to: number.phoneNumber };
    const actor = await actorOf(transaction, person);
    const entry = { action: 'number_changed', actor, businessId, details } as const;
    await recordAudit(transaction, { ...entry, ip: actor?.address ?? address });
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
