import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { dailySpending } from '../database/schema/daily-spending.ts';
import type { Jobs } from '../jobs/job.ts';
import { escapeHtml, mailPage } from '../mail/mail-page.ts';
import { findOperators, sendMail } from '../mail/send-mail.ts';
import type { Tolls } from './tolls.ts';

export interface SpendingGround {
  jobs: Jobs;
  tolls: Tolls;
  /** Milliseconds since the epoch. */
  now: number;
}

/** From this part of its allowance on an operator hears of a business. */
const warnedFrom = 0.75;

/** Which part of its allowance a business may spend on anything; the rest is kept for alerts. */
const usualPart = 0.8;

/**
 * Takes an amount from a business's allowance of the day; false, and nothing taken, where it is too
 * much. Counted by the database, for all instances together. Operators are warned once a day and
 * business, before the allowance is used up.
 * @param mills tenths of a cent.
 * @param purpose alerts to the owner have a part of the allowance that nothing else uses: callers
 *   cause confirmations, summaries and transfers, and as many as they like.
 */
export async function spend(
  database: Queryable,
  ground: SpendingGround,
  businessId: string,
  mills: number,
  purpose: 'usual' | 'alert' = 'usual',
): Promise<boolean> {
  const all = ground.tolls.dailyCents * 10;
  const most = purpose === 'alert' ? all : Math.floor(all * usualPart);
  const day = dayOf(ground.now);
  const taken =
    mills > most
      ? []
      : await database
          .insert(dailySpending)
          .values({ businessId, day, mills })
          .onConflictDoUpdate({
            target: [dailySpending.businessId, dailySpending.day],
            set: { mills: sql`${dailySpending.mills} + ${mills}` },
            setWhere: sql`${dailySpending.mills} + ${mills} <= ${most}`,
          })
          .returning({ mills: dailySpending.mills });
  const spent = taken[0]?.mills ?? most;
  if (spent >= all * warnedFrom) await warnOperators(database, ground, businessId, day);
  return taken.length > 0;
}

/** Gives back what was taken and not needed. */
export async function giveBack(
  database: Queryable,
  { businessId, mills, now }: { businessId: string; mills: number; now: number },
): Promise<void> {
  if (mills <= 0) return;
  await database
    .update(dailySpending)
    .set({ mills: sql`greatest(0, ${dailySpending.mills} - ${mills})` })
    .where(and(eq(dailySpending.businessId, businessId), eq(dailySpending.day, dayOf(now))));
}

async function warnOperators(
  database: Queryable,
  { jobs, tolls, now }: SpendingGround,
  businessId: string,
  day: string,
): Promise<void> {
  const today = and(eq(dailySpending.businessId, businessId), eq(dailySpending.day, day));
  const warned = await database
    .update(dailySpending)
    .set({ warnedAt: new Date(now) })
    .where(and(today, isNull(dailySpending.warnedAt)))
    .returning({ day: dailySpending.day });
  if (warned.length === 0) return;
  const [business] = await database
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  const name = business?.name ?? 'A business';
  const subject = `${name.slice(0, 80)} has nearly used up its daily allowance`;
  const text = `${name} has used most of the $${(tolls.dailyCents / 100).toFixed(2)} it may spend today on texts and calls. Beyond that nothing is texted or put through until midnight UTC; its calls are still answered and its summaries still mailed. If this is no surprise, raise DAILY_SPEND_LIMIT.`;
  const html = mailPage({ title: subject, body: `<p>${escapeHtml(text)}</p>`, width: 480 });
  for (const to of await findOperators(database, tolls.operatorEmails))
    await jobs.enqueue(
      database,
      sendMail,
      { to, subject, text, html },
      { key: `spending:${businessId}:${day}:${to}` },
    );
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
