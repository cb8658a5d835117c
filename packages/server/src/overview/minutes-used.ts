import { includedMinutes, type Overview } from '@second-ring/contract';
import { and, desc, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { callLogs } from '../database/schema/call-logs.ts';

/** How many businesses are shown. */
const most = 5;

/** This calendar month's minutes of the businesses that talked most, each call rounded up. */
export async function sumMinutes(
  database: Queryable,
  scope: Scope,
  timeZone: string,
  now: Date,
): Promise<Overview['minutes']> {
  const month = sql`date_trunc('month', ${now.toISOString()}::timestamptz AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone}`;
  const used = sql<number>`coalesce(sum(ceil(${callLogs.callDuration} / 60.0)), 0)`.mapWith(Number);
  const rows = await database
    .select({
      business_id: businesses.id,
      business_name: businesses.name,
      plan: businesses.plan,
      used,
    })
    .from(businesses)
    .leftJoin(
      callLogs,
      and(eq(callLogs.businessId, businesses.id), gte(callLogs.callTimestamp, month)),
    )
    .where(
      and(within(scope, businesses.id), or(isNotNull(businesses.plan), isNotNull(callLogs.id))),
    )
    .groupBy(businesses.id)
    .orderBy(desc(used), businesses.id)
    .limit(most);
  return rows.map((row) => ({ ...row, included: includedMinutes(row.plan) }));
}
