import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { searchedInSms, smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { writtenOut } from '../../platform/database/written-out.ts';
import { containingInLog } from '../../platform/lists/containing-in-log.ts';
import {
  containing,
  countedBy,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { countKey, countOnce } from '../../platform/lists/remembered-counts.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { smsRows } from './sms-rows.ts';

const { id, phoneNumber, body, status, twilioSid, direction, createdAt, businessId } = smsLogs;
/** Names that more businesses than this contain find messages by their own words only. */
const mostNamed = 200;

const directions = ['inbound', 'outbound'] as const;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  direction: { expression: direction, type: 'text' },
  body: textColumn(body),
  status: textColumn(status),
  twilio_sid: textColumn(twilioSid),
} as const;

const searched = writtenOut(searchedInSms(smsLogs));

/**
 * The text messages in scope, newest first unless asked otherwise. Each is an `SmsLog` of the
 * contract, written as JSON.
 */
export async function listSmsLogs(
  database: Queryable,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<string>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const kept = and(within(scope, businessId), await matching(database, scope, query.q));
  const fetched = await smsRows.page(database, kept, paging);
  const total =
    countedBy(query, fetched) ??
    (await countOnce(database, countKey('sms-logs', scope, query.q), () =>
      database.$count(smsLogs, kept),
    ));
  return pageFrom(paging, '/api/sms-logs', fetched, total, ({ json }) => json);
}

/**
 * Messages that contain the words as they are shown: a number that summaries go to is shown as its
 * business's name, so a name finds the messages of its business and those to that number.
 */
async function matching(
  database: Queryable,
  scope: Scope,
  q: string | undefined,
): Promise<SQL | undefined> {
  if (!q) return undefined;
  const named = await database
    .select({ id: businesses.id, number: agents.callSummaryRecipientNumber })
    .from(businesses)
    .leftJoin(agents, eq(agents.businessId, businesses.id))
    .where(and(within(scope, businesses.id), containing(q, [businesses.name])))
    .limit(mostNamed);
  const numbers = named.flatMap(({ number }) => (number === null ? [] : [number]));
  const ways = directions.filter((way) => q.length >= 3 && way.startsWith(q.toLowerCase()));
  return or(
    containingInLog(q, searched),
    ways.length > 0 ? inArray(direction, ways) : undefined,
    named.length > 0 ? inArray(businessId, [...new Set(named.map((each) => each.id))]) : undefined,
    numbers.length > 0 ? inArray(phoneNumber, [...new Set(numbers)]) : undefined,
  );
}
