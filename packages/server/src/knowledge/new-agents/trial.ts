import { trialHours, uncalledTrialHours } from '@second-ring/contract/trial';
import { and, eq, exists, gte, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';

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
