import {
  type Business,
  type KnowledgeVersion,
  type KnowledgeVersionRow,
  largestVersionPage,
} from '@second-ring/contract';
import { and, desc, eq, getTableColumns, lt, lte } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import {
  type Person,
  refuseForeign,
  type Scope,
  within,
} from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { changedColumns, getBusiness } from './procedures.ts';
import { lockBusiness, publishKnowledge } from './publish-knowledge.ts';
import { rowOfVersion } from './record-version.ts';

export function knowledgeVersionProcedures({ jobs }: Pick<Services, 'jobs'>) {
  const { knowledgeVersions } = procedures;
  return {
    list: knowledgeVersions.list.handler(({ input, context }) =>
      context.withDatabase((database) => listVersions(database, context.scope, input)),
    ),
    get: knowledgeVersions.get.handler(({ input, context }) =>
      context.withDatabase((database) => getVersion(database, context.scope, input)),
    ),
    restore: knowledgeVersions.restore.handler(({ input, context }) =>
      context.withDatabase((database) => restoreVersion(database, jobs, context, input)),
    ),
  };
}

const { knowledge: _, ...listed } = getTableColumns(knowledgeVersions);
const { businessId, number } = knowledgeVersions;

/** A business's versions without their content, newest first. Refuses with `NOT_FOUND` outside the scope. */
async function listVersions(
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

/** One version and the content of the one before. Refuses with `NOT_FOUND` outside the scope. */
async function getVersion(
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

interface Restoring {
  id: string;
  /** The version whose content is to stand again. */
  number: number;
  expectedVersion?: number | undefined;
}

/**
 * Publishes a version's content again, as a new version: what was published in between stays in the
 * history. Refuses like `lockBusiness`.
 */
function restoreVersion(
  database: Database,
  jobs: Jobs,
  { scope, person }: { scope: Scope; person: Person | null },
  { id, number, expectedVersion }: Restoring,
): Promise<Business> {
  return database.transaction(async (transaction) => {
    const before = await lockBusiness(transaction, scope, id, expectedVersion);
    const { knowledge } = await getVersion(transaction, scope, { id, number });
    // A name cannot be taken away; a number that was published stands as it was.
    const { name, phone_number: phoneNumber, ...rest } = knowledge;
    const change = { ...changedColumns(rest, []), phoneNumber, name: name ?? before.name };
    await publishKnowledge(transaction, jobs, { before, change, person, restoredFrom: number });
    return getBusiness(transaction, scope, id);
  });
}
