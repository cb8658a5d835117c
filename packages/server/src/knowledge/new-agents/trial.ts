import { trialHours, uncalledTrialHours } from '@second-ring/contract/trial';
import {
  and,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { holderWithin, type NumberHolder } from '../../lines/phone-numbers/number-shares.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
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

/** How many businesses may be on trial at once, everywhere. */
export const mostTrials = 500;
/** How many numbers are given to one network in a day, on trial or to accounts. */
export const mostPerNetwork = 10;

/** How many businesses one account may have; an operator ties more to it. */
const mostBusinessesPerAccount = 10;

/**
 * Keeps an account from making businesses without end: each may ask the model, be called and be texted.
 * @throws Refusal `NOT_ALLOWED`
 */
export async function limitBusinesses(transaction: Transaction, userId: string): Promise<void> {
  const held = await transaction.$count(userBusinesses, eq(userBusinesses.userId, userId));
  if (held < mostBusinessesPerAccount) return;
  throw new Refusal(
    'NOT_ALLOWED',
    `Your account has ${mostBusinessesPerAccount} businesses already. Ask the operator for more.`,
  );
}

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
  await limitNetwork(
    transaction,
    now,
    address,
    'Many businesses are being tried out from your network. Please try again tomorrow, or sign up first.',
  );
}

/** Counts what a network was given within a day: what it tries out, and what its accounts made. */
async function limitNetwork(
  transaction: Transaction,
  now: Date,
  address: string | null,
  sentence: string,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - trialHours * hour);
  const counted = or(
    gt(businesses.trialEndsAt, now),
    and(isNull(businesses.trialEndsAt), gt(businesses.createdAt, dayAgo)),
  );
  // What is not counted any more is not remembered.
  await transaction
    .update(businesses)
    .set({ trialNetwork: null, updatedAt: businesses.updatedAt })
    .where(
      and(
        isNotNull(businesses.trialNetwork),
        or(
          lte(businesses.trialEndsAt, now),
          and(isNull(businesses.trialEndsAt), lte(businesses.createdAt, dayAgo)),
        ),
      ),
    );
  for (const network of address === null || isLoopback(address) ? [] : networksOf(address)) {
    const from = liesIn(businesses.trialNetwork, network);
    const given = await transaction.$count(businesses, and(counted, from));
    // Numbers are few: a wide network has twice, the widest three times what one address has.
    if (given >= mostPerNetwork * (Math.log2(network.share) / 3 + 1))
      throw new TooManyRequests(sentence);
  }
}

/**
 * Keeps one person from taking the pool: whose address is confirmed, so many numbers for all
 * accounts whose mail comes into one mailbox. Waits for others that give numbers to the same.
 * @param network where a new business is asked for from, which counts for its network; undefined
 *   where none is made.
 * @throws Refusal `NOT_ALLOWED`; TooManyRequests
 */
export async function limitNumbers(
  transaction: Transaction,
  userId: string,
  network?: { address: string | null; now: Date },
): Promise<NumberHolder> {
  const [user] = await transaction
    .select({ mailbox: users.mailbox, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user?.mailbox || user.confirmedAt === null)
    throw new Refusal(
      'NOT_ALLOWED',
      'Phone numbers are given to accounts whose e-mail address is confirmed. Open the link in the mail we sent you, then try again.',
    );
  if (network) {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('trials'))`);
    await limitNetwork(
      transaction,
      network.now,
      network.address,
      'Many numbers were given to your network today. Please try again tomorrow, or ask the operator.',
    );
  }
  return holderWithin(transaction, userId);
}
