import type { CommitmentRow } from '@second-ring/contract';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments } from '../../platform/database/schema/leads.ts';
import { ofNamedBusiness } from '../../platform/lists/of-named-business.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
} from '../../platform/lists/page.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { rowOfCommitment, selectCommitments } from './row-of-commitment.ts';

const { id, businessId, callId, text, dueAt, madeAt, keptAt, createdAt } = commitments;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  made_at: { expression: madeAt, type: 'timestamptz' },
  // What has no due time comes after everything that has one.
  due_at: { expression: sql`coalesce(${dueAt}, 'infinity')`, type: 'timestamptz' },
} as const;

export interface CommitmentsQuery extends ListQuery<keyof typeof sortColumns> {
  businessId?: string | undefined;
  status?: 'open' | 'kept' | undefined;
}

/** The promises in scope, newest first unless asked otherwise. */
export async function listCommitments(
  database: Queryable,
  scope: Scope,
  query: CommitmentsQuery,
): Promise<Page<CommitmentRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const asked = { open: isNull(keptAt), kept: isNotNull(keptAt) };
  const kept = and(
    within(scope, businessId),
    query.businessId ? eq(businessId, query.businessId) : undefined,
    query.status && asked[query.status],
    await matching(database, scope, query.q),
  );
  const fetched = await selectCommitments(database, paging.position)
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await database.$count(commitments, kept);
  return pageFrom(paging, '/api/commitments', fetched, total, rowOfCommitment);
}

/** Promises that contain the words as they are shown: whom they were made to, and whose they are. */
async function matching(
  database: Queryable,
  scope: Scope,
  q: string | undefined,
): Promise<SQL | undefined> {
  if (!q) return undefined;
  const { callerName, fromNumber, lead } = callLogs;
  const shown = containing(q, [callerName, sql`${lead} ->> 'phone'`, fromNumber]);
  const madeToThem = database.select({ id: callLogs.id }).from(callLogs).where(shown);
  return or(
    containing(q, [text]),
    inArray(callId, madeToThem),
    await ofNamedBusiness(database, scope, q, businessId),
  );
}
