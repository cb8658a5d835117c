import type { Overview } from '@second-ring/contract';
import { instantOf, localDateTime } from '@second-ring/conversation';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import { newSince } from '../../calls/logs/call-procedures.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { leads } from '../../platform/database/schema/leads.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/** How many days are shown, today included. */
const shownDays = 7;

type Day = Overview['days'][number];

/**
 * Seven days of calls, today last; a day without calls is a day of zeros. Spam and tests are no calls. The server's own calendar
 * says when a day begins: the database's time-zone rules may be of another year.
 */
export async function countCallsByDay(
  database: Queryable,
  scope: Scope,
  timeZone: string,
  now: Date,
): Promise<Day[]> {
  const { callTimestamp, callStatus, endReason, businessId } = callLogs;
  const days = lastDays(timeZone, now);
  // A literal: named as parameters, the expression would differ from itself in GROUP BY.
  const borders = sql.raw(
    `ARRAY[${days.map(({ midnight }) => `'${midnight.toISOString()}'`)}]::timestamptz[]`,
  );
  const index = sql<number>`width_bucket(${callTimestamp}, ${borders})`;
  const since = new Date(now.getTime() - (shownDays + 1) * 24 * 60 * 60 * 1000);
  const missed = sql`${callStatus} IN ('failed', 'error')`;
  const transferred = sql`${endReason} = 'transferred'`;
  const counted = await database
    .select({
      index: index.mapWith(Number),
      all: count(),
      missed: sql<number>`count(*) FILTER (WHERE ${missed})`.mapWith(Number),
      transferred:
        sql<number>`count(*) FILTER (WHERE ${transferred} AND NOT coalesce(${missed}, false))`.mapWith(
          Number,
        ),
    })
    .from(callLogs)
    .where(
      and(
        within(scope, businessId),
        gte(callTimestamp, since),
        eq(callLogs.spam, false),
        eq(callLogs.test, false),
      ),
    )
    .groupBy(index);
  const byIndex = new Map(counted.map((each) => [each.index, each]));
  return days.map(({ date }, at) => {
    const found = byIndex.get(at + 1) ?? { all: 0, missed: 0, transferred: 0 };
    const answered = found.all - found.missed - found.transferred;
    return { date, answered, missed: found.missed, transferred: found.transferred };
  });
}

/** The days shown, today last, each with the instant it begins. */
function lastDays(timeZone: string, now: Date): { date: string; midnight: Date }[] {
  const today = localDateTime(now.getTime(), timeZone);
  return Array.from({ length: shownDays }, (_, index) => {
    const ago = shownDays - 1 - index;
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day - ago));
    const date = {
      year: day.getUTCFullYear(),
      month: day.getUTCMonth() + 1,
      day: day.getUTCDate(),
    };
    return {
      date: day.toISOString().slice(0, 10),
      midnight: new Date(instantOf(date, { hour: 0, minute: 0 }, timeZone)),
    };
  });
}

/**
 * What the last seven days brought. The calls are those of `days` that were answered, put through or
 * not, so that no two figures of the overview disagree.
 */
export async function countWeek(
  database: Queryable,
  scope: Scope,
  days: readonly Day[],
  now: Date,
): Promise<Overview['week']> {
  const since = newSince(now);
  return {
    calls: days.reduce((sum, { answered, transferred }) => sum + answered + transferred, 0),
    leads: await database.$count(
      leads,
      and(within(scope, leads.businessId), gte(leads.createdAt, since)),
    ),
    booked: await database.$count(
      appointments,
      and(
        within(scope, appointments.businessId),
        gte(appointments.createdAt, since),
        eq(appointments.status, 'booked'),
        eq(appointments.test, false),
      ),
    ),
  };
}
