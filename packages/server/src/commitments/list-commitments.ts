import type { CommitmentRow } from '@second-ring/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { commitments } from '../database/schema/leads.ts';
import { containing, type ListQuery, type Page, pageFrom, pagingOf } from '../lists/page.ts';
import { rowOfCommitment, selectCommitments } from './row-of-commitment.ts';

const { id, businessId, text, dueAt, madeAt, keptAt, createdAt } = commitments;

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
    containing(query.q, [text]),
  );
  const fetched = await selectCommitments(database, paging.position)
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await database.$count(commitments, kept);
  return pageFrom(paging, '/api/commitments', fetched, total, rowOfCommitment);
}
