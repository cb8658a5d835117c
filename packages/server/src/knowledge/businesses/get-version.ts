import type { KnowledgeVersion } from '@second-ring/contract';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { rowOfVersion } from './row-of-version.ts';

/** One version and the content of the one before. Refuses with `NOT_FOUND` outside the scope. */
export async function getVersion(
  database: Queryable,
  scope: Scope,
  { id, number }: { id: string; number: number },
): Promise<KnowledgeVersion> {
  const [newest, older] = await database
    .select()
    .from(knowledgeVersions)
    .where(
      and(
        eq(knowledgeVersions.businessId, id),
        within(scope, knowledgeVersions.businessId),
        lte(knowledgeVersions.number, number),
      ),
    )
    .orderBy(desc(knowledgeVersions.number))
    .limit(2);
  const version = foundOrRefused(newest?.number === number ? newest : null, 'version');
  return {
    ...rowOfVersion(version),
    knowledge: version.knowledge,
    before: older?.knowledge ?? null,
  };
}
