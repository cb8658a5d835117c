import type { SmsLog } from '@second-ring/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { searchedInSms, smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { containingInLog, pageOfLog } from '../../platform/lists/containing-in-log.ts';
import { namedRows, writtenOut } from '../../platform/lists/named-rows.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

export function smsLogProcedures() {
  return {
    list: procedures.smsLogs.list.handler(({ input, context }) =>
      context.writeRows((database) => listSmsLogs(database, context.scope, input)),
    ),
    get: procedures.smsLogs.get.handler(({ input, context }) =>
      context.withDatabase((database) => getSmsLog(database, context.scope, input.id)),
    ),
  };
}

/** One text message. Refuses with `NOT_FOUND` outside the scope. */
async function getSmsLog(database: Queryable, scope: Scope, id: string): Promise<SmsLog> {
  const ours = and(eq(smsLogs.id, id), within(scope, smsLogs.businessId));
  return foundOrRefused(await smsRows.one(database, ours), 'SMS log');
}

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
async function listSmsLogs(
  database: Queryable,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<string>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const kept = and(within(scope, businessId), await matching(database, scope, query.q));
  const log = { name: 'sms-logs', table: smsLogs, rows: smsRows };
  return pageOfLog(database, log, scope, paging, kept);
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

/** Stored messages as the API shows them. */
const smsRows = namedRows<SmsLog>(
  {
    id: smsLogs.id,
    created_at: smsLogs.createdAt,
    direction: smsLogs.direction,
    phone_number: smsLogs.phoneNumber,
    business_name: businesses.name,
    time_zone: businesses.timeZone,
    business_id: smsLogs.businessId,
    call_id: smsLogs.callId,
    status: smsLogs.status,
    twilio_sid: smsLogs.twilioSid,
    body: smsLogs.body,
    error_message: smsLogs.errorMessage,
    error_code: smsLogs.errorCode,
    leaves_at: sql`CASE WHEN ${smsLogs.status} = 'scheduled' THEN ${smsLogs.metadata} ->> 'leavesAt' END`,
    metadata: smsLogs.metadata,
  },
  sql`${smsLogs} LEFT JOIN ${businesses} ON ${eq(businesses.id, smsLogs.businessId)}`,
);
