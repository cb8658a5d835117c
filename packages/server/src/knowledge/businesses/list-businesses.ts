import type { BusinessRow } from '@second-ring/contract';
import { and } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { rowOfBusiness } from './row-of-business.ts';

const { name, primaryIndustry, website, createdAt, id } = businesses;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  name: textColumn(name),
  primary_industry: textColumn(primaryIndustry),
  website: textColumn(website),
} as const;

/** The businesses in scope, newest first unless asked otherwise. */
export async function listBusinesses(
  database: Queryable,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<BusinessRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const kept = and(within(scope, id), containing(query.q, [name, primaryIndustry, website]));
  const fetched = await database
    .select({ business: businesses, id, position: paging.position })
    .from(businesses)
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await database.$count(businesses, kept);
  return pageFrom(paging, '/api/businesses', fetched, total, (row) => rowOfBusiness(row.business));
}
