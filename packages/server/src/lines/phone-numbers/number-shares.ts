import { and, eq, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isAvailable, isInvented, type NumberKind, ofKind } from './our-numbers.ts';

/** How many numbers of a kind the installation has, and how many of them are free. */
export interface Pool {
  all: number;
  free: number;
}

/** Those whose calls go elsewhere are in no pool until they come here. */
const isConnected = isNull(phoneNumbers.lineProblem);

/** Which numbers set-ups are given: while there is one that phones reach, none that no phone does. */
export async function kindGiven(database: Queryable): Promise<NumberKind> {
  const reached = and(not(isInvented), eq(phoneNumbers.status, 'active'), isConnected);
  return (await database.$count(phoneNumbers, reached)) > 0 ? 'real' : 'invented';
}

/** Counts the numbers of a kind: many of one make no few of the other more. */
export async function countPool(database: Queryable, kind: NumberKind): Promise<Pool> {
  const all = await database.$count(phoneNumbers, and(ofKind(kind), isConnected));
  const free = await database.$count(phoneNumbers, and(isAvailable(database), ofKind(kind)));
  return { all, free };
}

/** How many of the pool's numbers strangers are not given: the last quarter. */
export function reserveOf(pool: number): number {
  return Math.floor(pool / 4);
}

/** This part of the pool is for whose business is proved to be theirs, and for operators. */
const last = 1 / 10;

/**
 * Who asks for a number: a stranger, somebody at this very machine, an account, or somebody an operator
 * answers for and operators themselves.
 */
export type NumberAsker = 'stranger' | 'local' | 'operator' | NumberHolder;

/** What decides how far an account is trusted with numbers. */
export interface NumberHolder {
  /** How many numbers the account has, and others of the same mailbox. */
  held: number;
  /** Whether it was proved that any of its businesses is theirs. */
  isProved: boolean;
  /** Whether every one of its businesses was published since it was made, or called by telephone. */
  isUsed: boolean;
}

/** How many numbers the businesses of one account may have. */
export const mostNumbersPerAccount = 5;

/**
 * What an account holds, with all others whose mail comes into its mailbox, and never more than it may.
 * Waits for others that give numbers to the same.
 * @param beside an agent that is given another number for the one it has, which does not count.
 * @throws Refusal `NOT_ALLOWED`
 */
export async function holderWithin(
  transaction: Transaction,
  userId: string,
  beside?: string,
): Promise<NumberHolder> {
  const [user] = await transaction
    .select({ mailbox: users.mailbox })
    .from(users)
    .where(eq(users.id, userId));
  const mailbox = user?.mailbox ?? null;
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${mailbox ?? userId}))`);
  const [found] = await transaction
    .select({
      held: sql<number>`count(DISTINCT ${agents.id})`.mapWith(Number),
      isProved: sql<boolean>`coalesce(bool_or(${businesses.ownershipProvedAt} IS NOT NULL), false)`,
      isUsed: sql<boolean>`coalesce(bool_and(${businesses.knowledgeVersion} > 1 OR EXISTS (
        SELECT FROM ${callLogs} WHERE ${callLogs.businessId} = ${businesses.id}
          AND ${callLogs.channel} <> 'browser')), false)`,
    })
    .from(userBusinesses)
    .leftJoin(users, eq(userBusinesses.userId, users.id))
    .innerJoin(businesses, eq(businesses.id, userBusinesses.businessId))
    .innerJoin(agents, eq(agents.businessId, businesses.id))
    .where(
      and(
        mailbox === null ? eq(userBusinesses.userId, userId) : eq(users.mailbox, mailbox),
        isNotNull(agents.phoneNumberId),
        beside === undefined ? undefined : ne(agents.id, beside),
      ),
    );
  const holder = found ?? { held: 0, isProved: false, isUsed: false };
  if (holder.held < mostNumbersPerAccount) return holder;
  throw new Refusal(
    'NOT_ALLOWED',
    `Your account has ${mostNumbersPerAccount} phone numbers already. Ask the operator for more.`,
  );
}

/**
 * Keeps the last numbers of a pool for whom they are kept for.
 * @throws Refusal `NO_NUMBER_LEFT`
 */
export function refuseInShortage({ all, free }: Pool, asker: NumberAsker): void {
  if (asker === 'operator' || free > reserveOf(all) || free === 0) return;
  if (asker === 'stranger')
    throw new Refusal(
      'NO_NUMBER_LEFT',
      'Phone numbers are short right now, and the rest are kept for people with an account. Please sign up, or try again later.',
    );
  if (asker !== 'local' && asker.isProved) return;
  if (free <= Math.floor(all * last))
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
