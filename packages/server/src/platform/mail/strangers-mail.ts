import { and, eq, gt, lte, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { strangersMails } from '../database/schema/strangers-mails.ts';

/**
 * What strangers have mailed: codes for addresses nobody has confirmed, and for accounts without a
 * business; messages from the contact page; news that a number is free; questions whether summaries
 * may come.
 */
export type StrangersCause = 'unconfirmed' | 'accounts' | 'contact' | 'waiting' | 'questions';

export interface MailBudget {
  perHour: number;
  perDay: number;
}

/** What strangers may have mailed, where no setting tells. */
export const strangersBudgets = {
  contact: { perHour: 30, perDay: 100 },
  waiting: { perHour: 20, perDay: 100 },
  questions: { perHour: 30, perDay: 150 },
} as const satisfies Partial<Record<StrangersCause, MailBudget>>;

/** Messages from the contact page, how many one site may send in a day, and how many all sites that sent one before. */
export const contactShares = { ofSite: 5, ofSeenSites: { perHour: 20, perDay: 70 } } as const;

const hour = 60 * 60_000;

/**
 * Takes one mail from what strangers may cause; false, and nothing taken, where that is used up.
 * Counted by the database, for all instances together. What owners are sent is not counted here:
 * alerts, summaries and their own sign-in mails leave, whatever strangers do.
 * @param now milliseconds since the epoch.
 */
export async function takeStrangersMail(
  transaction: Transaction,
  cause: StrangersCause,
  { perHour, perDay }: MailBudget,
  now: number,
): Promise<boolean> {
  // Many at once are counted one after another.
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtext(${`strangers' mails ${cause}`}))`,
  );
  const dayAgo = new Date(now - 24 * hour);
  await transaction.delete(strangersMails).where(lte(strangersMails.hour, dayAgo));
  const ofCause = eq(strangersMails.cause, cause);
  const [day] = await transaction
    .select({ mails: sum(strangersMails.mails).mapWith(Number) })
    .from(strangersMails)
    .where(and(ofCause, gt(strangersMails.hour, dayAgo)));
  if ((day?.mails ?? 0) >= perDay) return false;
  const taken = await transaction
    .insert(strangersMails)
    .values({ cause, hour: new Date(now - (now % hour)), mails: 1 })
    .onConflictDoUpdate({
      target: [strangersMails.cause, strangersMails.hour],
      set: { mails: sql`${strangersMails.mails} + 1` },
      setWhere: sql`${strangersMails.mails} < ${perHour}`,
    })
    .returning({ mails: strangersMails.mails });
  return taken.length > 0;
}
