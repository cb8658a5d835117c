import type { DashboardStats } from '@second-ring/contract';
import { count, eq } from 'drizzle-orm';
import { isAvailable } from '../../lines/phone-numbers/available-numbers.ts';
import type { Queryable, WithDatabase } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import type { People } from '../../platform/tenant-guard/people.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/** How many of everything the scope can see; free numbers are the whole pool's. */
export async function countEverything(
  withDatabase: WithDatabase,
  people: People,
  scope: Scope,
): Promise<DashboardStats> {
  const userCount = await people.count(scope);
  return { ...(await withDatabase((database) => countRows(database, scope))), userCount };
}

async function countRows(
  database: Queryable,
  scope: Scope,
): Promise<Omit<DashboardStats, 'userCount'>> {
  return {
    businessCount: await database.$count(businesses, within(scope, businesses.id)),
    agentCount: await database.$count(agents, within(scope, agents.businessId)),
    phoneNumberCount: await countNumbers(database, scope),
    availableNumbersCount: await database.$count(phoneNumbers, isAvailable(database)),
    callLogCount: await database.$count(callLogs, within(scope, callLogs.businessId)),
    smsLogCount: await database.$count(smsLogs, within(scope, smsLogs.businessId)),
    userBusinessCount: await database.$count(
      userBusinesses,
      within(scope, userBusinesses.businessId),
    ),
  };
}

async function countNumbers(database: Queryable, scope: Scope): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(phoneNumbers)
    .leftJoin(agents, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(within(scope, agents.businessId));
  return counted?.total ?? 0;
}
