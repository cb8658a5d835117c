import { asc, eq, sql } from 'drizzle-orm';
import { connectLater } from '../../lines/phone-numbers/connect-number.ts';
import { isAvailable, isInvented, refuseManyLetGo } from '../../lines/phone-numbers/our-numbers.ts';
import { areaCodesOf } from '../../lines/phone-numbers/province-of.ts';
import { recordAudit } from '../../people/audit-log/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { isLoopback } from '../../platform/http/client-address.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/refusal.ts';
import { leaveTrialEnds, recallIdleNumbers } from './give-number-back.ts';
import type { NewBusiness } from './new-business.ts';
import { limitNumbers, limitTrials, type NumberHolder, reserveOf, trialEnd } from './trial.ts';
import { warnOfShortage } from './warn-of-shortage.ts';

type StoredNumber = typeof phoneNumbers.$inferSelect;

/**
 * Who asks for a number: a stranger, somebody at this very machine, an account, or somebody an operator
 * answers for and operators themselves.
 */
export type NumberAsker = 'stranger' | 'local' | 'operator' | NumberHolder;

/** Whoever has no account asks as a stranger, unless from the machine that all of this runs on. */
export const askerWithoutAccount = (address: string | null): NumberAsker =>
  isLoopback(address) ? 'local' : 'stranger';

/** This part of the pool is for whose business is proved to be theirs, and for operators. */
const last = 1 / 10;

/**
 * Takes a free number from the pool for the agent the transaction makes: one that phones reach before
 * any sample number, and one of the business's province or state where there is one, best from where its own
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
  const before = await countPool(transaction);
  const reserve = reserveOf(before.all);
  const missing = reserve + 1 - before.free;
  if (missing > 0) await recallIdleNumbers(transaction, new Date(), missing);
  const left = missing > 0 ? (await countPool(transaction)).free : before.free;
  refuseInShortage({ left, reserve, last: Math.floor(before.all * last) }, asker);
  const [free] = await transaction
    .select({ id: phoneNumbers.id })
    .from(phoneNumbers)
    .where(isAvailable(transaction))
    .orderBy(
      asc(isInvented),
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
  if (left - 1 <= reserve) await warnOfShortage(transaction, jobs, new Date());
  return taken;
}

/** @throws Refusal `NO_NUMBER_LEFT` */
function refuseInShortage(
  pool: { left: number; reserve: number; last: number },
  asker: NumberAsker,
): void {
  if (asker === 'operator' || pool.left > pool.reserve || pool.left === 0) return;
  if (asker === 'stranger')
    throw new Refusal(
      'NO_NUMBER_LEFT',
      'Phone numbers are short right now, and the rest are kept for people with an account. Please sign up, or try again later.',
    );
  if (asker !== 'local' && asker.isProved) return;
  if (pool.left <= pool.last)
    throw new Refusal(
      'NO_NUMBER_LEFT',
      'Phone numbers are short right now, and the last are kept for businesses whose owner is known. Please try again later, or ask the operator.',
    );
  if (asker !== 'local' && asker.held > 0 && !asker.isUsed)
    throw new Refusal(
      'NO_NUMBER_LEFT',
      'Phone numbers are short right now. You get another once the AI employees you have are published or were called. Until then, please try again later.',
    );
}

async function countPool(transaction: Transaction): Promise<{ all: number; free: number }> {
  const all = await transaction.$count(phoneNumbers);
  const free = await transaction.$count(phoneNumbers, isAvailable(transaction));
  return { all, free };
}

interface Replacing {
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
  { businessId, ownerId, vouchedFor, address }: Replacing,
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
