import { type BusinessFact, statedFact } from '@second-ring/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businessFacts } from '../../platform/database/schema/business-facts.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

type StoredFact = typeof businessFacts.$inferSelect;

/** What the website of a business says of it, what waits for its owner first. */
export async function listFacts(
  database: Queryable,
  scope: Scope,
  businessId: string,
): Promise<BusinessFact[]> {
  const rows = await database
    .select()
    .from(businessFacts)
    .where(and(eq(businessFacts.businessId, businessId), within(scope, businessFacts.businessId)))
    .orderBy(asc(businessFacts.inUse), asc(businessFacts.kind), asc(businessFacts.id));
  return rows.map(factOf);
}

/** A stored fact as the wire has it. */
export function factOf(row: StoredFact): BusinessFact {
  const stated = statedFact.parse({ kind: row.kind, value: row.value });
  return {
    ...stated,
    id: row.id,
    page: row.page,
    words: row.words,
    in_use: row.inUse,
    doubt: row.doubt,
    decision: row.decision,
    created_at: row.createdAt.toISOString(),
  };
}
