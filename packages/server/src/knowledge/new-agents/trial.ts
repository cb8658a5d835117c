import { trialHours, uncalledTrialHours } from '@second-ring/contract/trial';
import {
  and,
  count,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  lte,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { isLoopback } from '../../platform/http/client-address.ts';
import { liesIn, networksOf } from '../../platform/http/network.ts';
import { Refusal, TooManyRequests } from '../../platform/refusal.ts';

const hour = 3_600_000;
/** What of a trial only one that somebody has called has. */
const earned = (trialHours - uncalledTrialHours) * hour;

/** When a trial that begins now ends. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + trialHours * hour);
}

/** When a trial ends on which nobody has called. */
export function uncalledEnd(trialEndsAt: Date): Date {
  return new Date(trialEndsAt.getTime() - earned);
}

/** Of a query on businesses: nobody owns it. */
export function isUnclaimed(database: Queryable): SQL {
  return notExists(
    database
      .select({ one: sql`1` })
      .from(userBusinesses)
      .where(eq(userBusinesses.businessId, businesses.id)),
  );
}

/** Of a query on businesses: somebody has called since its trial began, in the browser or by phone. */
export function wasCalled(database: Queryable, how: 'anyhow' | 'by phone' = 'anyhow'): SQL {
  const began = sql`${businesses.trialEndsAt} - make_interval(hours => ${trialHours})`;
  return exists(
    database
      .select({ one: sql`1` })
      .from(callLogs)
      .where(
        and(
          eq(callLogs.businessId, businesses.id),
          gte(callLogs.callTimestamp, began),
          how === 'by phone' ? sql`${callLogs.channel} <> 'browser'` : undefined,
        ),
      ),
  );
}

/** Of a query on businesses: the trial is over, for want of calls or altogether. */
export function isOver(database: Queryable, now: Date): SQL | undefined {
  const earning = new Date(now.getTime() + earned);
  return or(
    lte(businesses.trialEndsAt, now),
    and(lte(businesses.trialEndsAt, earning), not(wasCalled(database))),
  );
}

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
