import type { DashboardStats } from '@second-ring/contract';
import { count, eq } from 'drizzle-orm';
import type { People } from '../access/people.ts';
import { type Scope, within } from '../access/person.ts';
import type { Queryable, WithDatabase } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { isAvailable } from '../phone-numbers/available-numbers.ts';

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
