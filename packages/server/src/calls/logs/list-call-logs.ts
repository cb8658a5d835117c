import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs, searchedInCalls } from '../../platform/database/schema/call-logs.ts';
import { writtenOut } from '../../platform/database/written-out.ts';
import { containingInLog } from '../../platform/lists/containing-in-log.ts';
import { ofNamedBusiness } from '../../platform/lists/of-named-business.ts';
import {
  countedBy,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { countKey, countOnce } from '../../platform/lists/remembered-counts.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { callRows } from './call-rows.ts';

const { id, businessId, callTimestamp, callDuration, callStatus, millisAgentId } = callLogs;
const sortColumns = {
  call_timestamp: { expression: callTimestamp, type: 'timestamptz' },
  business_name: textColumn(businesses.name),
  millis_agent_id: textColumn(millisAgentId),
  call_duration: { expression: sql`coalesce(${callDuration}, -1)`, type: 'float8' },
  call_status: textColumn(callStatus),
} as const;

const searched = writtenOut(searchedInCalls(callLogs));

/**
 * The calls in scope, without their transcripts, newest first unless asked otherwise. Each is a
 * `CallLogRow` of the contract, written as JSON.
 */
export async function listCallLogs(
  database: Queryable,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<string>> {
  const paging = pagingOf(query, sortColumns, 'call_timestamp', id);
  const kept = and(within(scope, businessId), await matching(database, scope, query.q));
  const fetched = await callRows.page(database, kept, paging);
  const total =
    countedBy(query, fetched) ??
    (await countOnce(database, countKey('call-logs', scope, query.q), () =>
      database.$count(callLogs, kept),
    ));
  return pageFrom(paging, '/api/call-logs', fetched, total, ({ json }) => json);
}

/** Calls that contain the words as they are shown, their business's name among them. */
async function matching(
  database: Queryable,
  scope: Scope,
  q: string | undefined,
): Promise<SQL | undefined> {
  if (!q) return undefined;
  return or(containingInLog(q, searched), await ofNamedBusiness(database, scope, q, businessId));
}
