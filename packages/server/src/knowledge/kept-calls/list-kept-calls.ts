import type { KeptCallRow } from '@second-ring/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { refuseForeign } from '../../platform/tenant-guard/refuse-foreign.ts';
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
