import type { Overview } from '@second-ring/contract';
import { and, eq, gte } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { leads } from '../../platform/database/schema/leads.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** What the last seven days brought; spam is not counted among the calls. */
export async function countWeek(
  database: Queryable,
  scope: Scope,
  now: Date,
): Promise<Overview['week']> {
  const since = new Date(now.getTime() - week);
  return {
    calls: await database.$count(
      callLogs,
      and(
        within(scope, callLogs.businessId),
        gte(callLogs.callTimestamp, since),
        eq(callLogs.spam, false),
      ),
    ),
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
      ),
    ),
  };
}
