import { isTimeZone } from '@second-ring/contract/time-zone';
import { desc, sql } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';

/** The zone most businesses in scope are in, the sample shop only where it is alone; else `fallback`. */
export async function zoneOfScope(
  database: Queryable,
  scope: Scope,
  fallback: string,
): Promise<string> {
  const { id, timeZone, sample } = businesses;
  const [most] = await database
    .select({ timeZone })
    .from(businesses)
    .where(within(scope, id))
    .groupBy(timeZone)
    .orderBy(desc(sql`count(*) FILTER (WHERE NOT ${sample})`), timeZone)
    .limit(1);
  return most && isTimeZone(most.timeZone) ? most.timeZone : fallback;
}
