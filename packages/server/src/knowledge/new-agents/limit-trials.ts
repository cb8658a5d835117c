import { trialHours } from '@second-ring/contract/trial';
import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { isLoopback } from '../../platform/http/client-address.ts';
import { networksOf } from '../../platform/http/network.ts';
import { liesIn } from '../../platform/http/rows-of-network.ts';
import { Refusal, TooManyRequests } from '../../platform/refusal.ts';

/** How many businesses one address may make in a day. */
export const newBusinessesPerDay = 20;

/** How many businesses may be on trial at once, everywhere, and from one network. */
export const mostTrials = 500;
export const mostTrialsPerNetwork = 10;

/** How many numbers the businesses of one account may have. */
export const mostNumbersPerAccount = 5;

/**
 * Keeps public set-ups from being hoarded. Counted in the database: for all instances together, and
 * across restarts.
 * @param address the asking one; null, and this machine's own, count only for everywhere.
 * @throws TooManyRequests
 */
export async function limitTrials(
  transaction: Transaction,
  now: Date,
  address: string | null,
): Promise<void> {
  // Many that are asked for at once are counted one after another.
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('trials'))`);
  const running = gt(businesses.trialEndsAt, now);
  if ((await transaction.$count(businesses, running)) >= mostTrials)
    throw new TooManyRequests(
      'A great many businesses are being tried out right now. Please try again in a few hours, or sign up first.',
      undefined,
      `${mostTrials} businesses are on trial: no more are made until some are claimed or ${trialHours} hours old.`,
    );
  for (const network of address === null || isLoopback(address) ? [] : networksOf(address)) {
    const from = liesIn(businesses.trialNetwork, network);
    const tried = await transaction.$count(businesses, and(running, from));
    // Numbers are few: a wide network has twice, the widest three times what one address has.
    if (tried >= mostTrialsPerNetwork * (Math.log2(network.share) / 3 + 1))
      throw new TooManyRequests(
        'Many businesses are being tried out from your network. Please try again tomorrow, or sign up first.',
      );
  }
}

/**
 * Keeps one account from taking the pool. Waits for others that give numbers to the same account.
 * @throws Refusal `NOT_ALLOWED`
 */
export async function limitNumbers(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${userId}))`);
  const [held] = await transaction
    .select({ total: count() })
    .from(userBusinesses)
    .innerJoin(agents, eq(agents.businessId, userBusinesses.businessId))
    .where(and(eq(userBusinesses.userId, userId), isNotNull(agents.phoneNumberId)));
  if ((held?.total ?? 0) < mostNumbersPerAccount) return;
  throw new Refusal(
    'NOT_ALLOWED',
    `Your account has ${mostNumbersPerAccount} phone numbers already. Ask the operator for more.`,
  );
}
