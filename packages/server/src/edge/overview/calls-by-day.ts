import type { Overview } from '@second-ring/contract';
import { and, count, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/** How many days are shown, today included. */
const shownDays = 7;

type Day = Overview['days'][number];

/** Seven days of calls, today last; a day without calls is a day of zeros. */
export async function countCallsByDay(
  database: Queryable,
  scope: Scope,
  timeZone: string,
  now: Date,
): Promise<Day[]> {
  const { callTimestamp, callStatus, endReason, businessId } = callLogs;
  // A literal: named as a parameter, it would differ from itself in GROUP BY.
  const zone = sql.raw(`'${timeZone.replaceAll("'", "''")}'`);
  const date = sql<string>`to_char(${callTimestamp} AT TIME ZONE ${zone}, 'YYYY-MM-DD')`;
  const missed = sql`${callStatus} IN ('failed', 'error')`;
  const transferred = sql`${endReason} = 'transferred'`;
  const since = new Date(now.getTime() - (shownDays + 1) * 24 * 60 * 60 * 1000);
  const counted = await database
    .select({
      date,
      all: count(),
      missed: sql<number>`count(*) FILTER (WHERE ${missed})`.mapWith(Number),
      transferred:
        sql<number>`count(*) FILTER (WHERE ${transferred} AND NOT coalesce(${missed}, false))`.mapWith(
          Number,
        ),
    })
    .from(callLogs)
    .where(and(within(scope, businessId), gte(callTimestamp, since)))
    .groupBy(date);
  const byDate = new Map(counted.map((each) => [each.date, each]));
  return lastDays(timeZone, now).map((day) => {
    const found = byDate.get(day) ?? { all: 0, missed: 0, transferred: 0 };
    const answered = found.all - found.missed - found.transferred;
    return { date: day, answered, missed: found.missed, transferred: found.transferred };
  });
}

function lastDays(timeZone: string, now: Date): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: shownDays }, (_, index) =>
    new Date(noon - (shownDays - 1 - index) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );
}
