import { type KnowledgeVersionRow, largestVersionPage } from '@second-ring/contract';
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { refuseForeign } from '../../platform/tenant-guard/refuse-foreign.ts';
import { rowOfVersion } from './row-of-version.ts';

const { knowledge: _, ...listed } = getTableColumns(knowledgeVersions);
const { businessId, number } = knowledgeVersions;

/** A business's versions without their content, newest first. Refuses with `NOT_FOUND` outside the scope. */
export async function listVersions(
  database: Queryable,
  scope: Scope,
  { id, before }: { id: string; before?: number | undefined },
): Promise<KnowledgeVersionRow[]> {
  await refuseForeign(database, scope, id);
  const rows = await database
    .select(listed)
    .from(knowledgeVersions)
    .where(
      and(
        eq(businessId, id),
        within(scope, businessId),
        before === undefined ? undefined : lt(number, before),
      ),
    )
    .orderBy(desc(number))
    .limit(largestVersionPage);
  return rows.map(rowOfVersion);
}
