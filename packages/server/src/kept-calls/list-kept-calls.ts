import type { KeptCallRow } from '@second-ring/contract';
import { and, desc, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { keptCalls } from '../database/schema/kept-calls.ts';
import { refuseForeign } from '../knowledge-versions/refuse-foreign.ts';
import { shownKeptCall } from './shown-kept-call.ts';

/** The calls a business keeps, newest first. Refuses with `NOT_FOUND` outside the scope. */
export async function listKeptCalls(
  database: Queryable,
  scope: Scope,
  businessId: string,
): Promise<KeptCallRow[]> {
  await refuseForeign(database, scope, businessId);
  const rows = await database
    .select()
    .from(keptCalls)
    .where(and(eq(keptCalls.businessId, businessId), within(scope, keptCalls.businessId)))
    .orderBy(desc(keptCalls.createdAt), desc(keptCalls.id));
  return rows.map(shownKeptCall);
}
