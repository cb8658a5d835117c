import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { type Scope, within } from '../tenant-guard/person.ts';
import { containing } from './page.ts';

/** Names that more businesses than this contain find rows by their own words only. */
const mostNamed = 200;

/**
 * Keeps rows of businesses whose name contains the words; undefined where there is none. The names
 * are looked up first: joined, they would keep the log's index from being used.
 */
export async function ofNamedBusiness(
  database: Queryable,
  scope: Scope,
  q: string,
  businessId: PgColumn,
): Promise<SQL | undefined> {
  const named = await database
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(within(scope, businesses.id), containing(q, [businesses.name])))
    .limit(mostNamed);
  if (named.length === 0) return undefined;
  return inArray(
    businessId,
    named.map(({ id }) => id),
  );
}
