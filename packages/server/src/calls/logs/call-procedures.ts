import type { CallLog, CallLogRow } from '@second-ring/contract';
import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs, searchedInCalls } from '../../platform/database/schema/call-logs.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { containingInLog, pageOfLog } from '../../platform/lists/containing-in-log.ts';
import { namedRows, ofNamedBusiness, writtenOut } from '../../platform/lists/named-rows.ts';
import {
  type ListQuery,
  type Page,
  pagingOf,
  partOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { isBlocked } from '../callers/blocked-callers.ts';
import { eraseCall } from '../callers/erase-caller.ts';
import { isWaitingLead } from './waiting-leads.ts';

export function callLogProcedures() {
  return {
    list: procedures.callLogs.list.handler(({ input, context }) =>
      context.writeRows((database) => listCallLogs(database, context.scope, input)),
    ),
    get: procedures.callLogs.get.handler(({ input, context }) =>
      context.withDatabase((database) => getCallLog(database, context.scope, input.id)),
    ),
    update: procedures.callLogs.update.handler(({ input, context }) =>
      context.withDatabase((database) => markSpam(database, context.scope, input)),
    ),
    erase: procedures.callLogs.erase.handler(({ input, context }) =>
      context.withDatabase((database) =>
        eraseCall(database, context.scope, context.person, input.id),
      ),
    ),
  };
}

/** Marks a call as spam or takes the mark away. Refuses with `NOT_FOUND` outside the scope. */
async function markSpam(
  database: Queryable,
  scope: Scope,
  { id, spam }: { id: string; spam: boolean },
): Promise<CallLogRow> {
  const ours = and(eq(callLogs.id, id), within(scope, callLogs.businessId));
  await database.update(callLogs).set({ spam }).where(ours);
  return foundOrRefused(await callRows.one(database, ours), 'call log');
}

/** One call with its transcript and outcome. Refuses with `NOT_FOUND` outside the scope. */
async function getCallLog(database: Queryable, scope: Scope, id: string): Promise<CallLog> {
  const ours = and(eq(callLogs.id, id), within(scope, callLogs.businessId));
  const row = foundOrRefused(await callRows.one(database, ours), 'call log');
  const [found] = await database.select().from(callLogs).where(ours);
  const call = foundOrRefused(found, 'call log');
  const [lead] = await database.select().from(leads).where(eq(leads.callId, id));
  const promised = await database
    .select()
    .from(commitments)
    .where(eq(commitments.callId, id))
    .orderBy(commitments.madeAt, commitments.id);
  return detailOfCall(row, call, {
    lead: lead ?? null,
    commitments: promised,
    callerBlocked: await isBlocked(database, call.businessId, call.fromNumber),
  });
}

const { id, businessId, callTimestamp, callDuration, callStatus, millisAgentId } = callLogs;
const sortColumns = {
  call_timestamp: { expression: callTimestamp, type: 'timestamptz' },
  business_name: textColumn(businesses.name),
  millis_agent_id: textColumn(millisAgentId),
  call_duration: { expression: sql`coalesce(${callDuration}, -1)`, type: 'float8' },
  call_status: textColumn(callStatus),
} as const;

const searched = writtenOut(searchedInCalls(callLogs));

interface CallQuery extends ListQuery<keyof typeof sortColumns> {
  /** Left out: every call. */
  show?: 'new-leads' | 'to-call-back' | undefined;
}

const newForMs = 7 * 24 * 60 * 60 * 1000;

/** What came since then is new: it is of the last seven days. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - newForMs);
}

/** Which calls a choice shows: those of the leads the dashboard counts by the same name. */
function callsShown(
  database: Queryable,
  scope: Scope,
  show: NonNullable<CallQuery['show']>,
): SQL | undefined {
  const areNew = and(within(scope, leads.businessId), gte(leads.createdAt, newSince(new Date())));
  const counted = show === 'new-leads' ? areNew : isWaitingLead(database, scope);
  return inArray(id, database.select({ id: leads.callId }).from(leads).where(counted));
}

/**
 * The calls in scope, without their transcripts, newest first unless asked otherwise. Each is a
 * `CallLogRow` of the contract, written as JSON.
 */
export async function listCallLogs(
  database: Queryable,
  scope: Scope,
  query: CallQuery,
): Promise<Page<string>> {
  const paging = pagingOf(query, sortColumns, 'call_timestamp', id);
  const kept = and(
    within(scope, businessId),
    query.show && callsShown(database, scope, query.show),
    await matching(database, scope, query.q),
  );
  const log = { name: 'call-logs', table: callLogs, rows: callRows };
  return pageOfLog(database, log, scope, paging, kept);
}

/** Calls that contain the words as they are shown, their business's name among them. */
async function matching(
  database: Queryable,
  scope: Scope,
  q: string | undefined,
): Promise<SQL | undefined> {
  if (!q) return undefined;
  return or(
    containingInLog(q, searched),
    atWrittenTime(q),
    await ofNamedBusiness(database, scope, q, businessId),
  );
}

/** A month and the beginning of what comes after it: a month alone may be somebody's name. */
const writtenDate =
  /^\s*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s+(\d.*?)\s*$/iu;

/** Calls whose time is shown with these words, `Nov 20, 2026, 4:05 PM`, where their business is. */
function atWrittenTime(q: string): SQL | undefined {
  const [, month, rest] = writtenDate.exec(q) ?? [];
  if (!month || !rest) return undefined;
  // A zone this database does not know must not keep a whole search from being answered.
  const theirs = sql`(SELECT ${businesses.timeZone} FROM ${businesses} WHERE ${businesses.id} = ${businessId})`;
  const known = sql`CASE WHEN ${theirs} IN (SELECT name FROM pg_timezone_names) THEN ${theirs} ELSE 'UTC' END`;
  const local = sql`${callLogs.callTimestamp} AT TIME ZONE ${known}`;
  return partOf(sql`to_char(${local}, 'Mon FMDD, YYYY, FMHH12:MI AM')`, `${month} ${rest}`);
}

type StoredCall = typeof callLogs.$inferSelect;

/** What a call has led to, as kept beside it once it is over. */
interface CallAftermath {
  lead: typeof leads.$inferSelect | null;
  commitments: (typeof commitments.$inferSelect)[];
  callerBlocked: boolean;
}

/** A stored call with all that was said and came of it. */
function detailOfCall(row: CallLogRow, call: StoredCall, after: CallAftermath): CallLog {
  return {
    ...row,
    chat_transcript: call.chatTranscript?.map((message) => ({ ...message })) ?? null,
    lead: leadOf(call, after),
    quotes: call.quotes.map((quote) => ({
      service_id: quote.serviceId,
      service_name: quote.serviceName,
      option_id: quote.optionId,
      option_name: quote.optionName,
      spoken: quote.spoken,
      amount_cents: quote.amountCents,
      at: isoOf(quote.at),
    })),
    commitments: commitmentsOf(call, after),
    unanswered_questions: call.unansweredQuestions,
    caller_blocked: after.callerBlocked,
    forwarded_from: call.forwardedFrom,
    end_reason: call.endReason,
    metadata: call.metadata,
  };
}

function leadOf({ lead }: StoredCall, after: CallAftermath): CallLog['lead'] {
  const known = after.lead ?? lead;
  return (
    known && {
      id: after.lead?.id ?? null,
      name: known.name,
      phone: known.phone,
      email: known.email,
      reason: known.reason,
      preferred_time: known.preferredTime,
      contacted_at: after.lead?.contactedAt?.toISOString() ?? null,
    }
  );
}

/** Promises get rows of their own when the call is over; until then they are the call's alone. */
function commitmentsOf(call: StoredCall, { commitments }: CallAftermath): CallLog['commitments'] {
  if (commitments.length > 0)
    return commitments.map(({ id, text, dueAt, madeAt, keptAt }) => ({
      id,
      text,
      due_at: dueAt?.toISOString() ?? null,
      made_at: madeAt.toISOString(),
      kept_at: keptAt?.toISOString() ?? null,
    }));
  return call.commitments.map(({ text, dueAt, madeAt }) => ({
    id: null,
    text,
    due_at: dueAt === null ? null : isoOf(dueAt),
    made_at: isoOf(madeAt),
    kept_at: null,
  }));
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * What a caller wanted who left nothing and was quoted nothing: the one thing an answer was of, such as a
 * service whose price is not told, else what the first answer stands on. Only read where there is no better.
 */
const askedAbout = sql`coalesce(
  jsonb_path_query_first(${callLogs.chatTranscript},
    '$[*] ? (@.facts.size() == 1).facts[*] ? (@.kind == "service").label') #>> '{}',
  jsonb_path_query_first(${callLogs.chatTranscript},
    '$[*].facts[*] ? (@.kind != "service" && @.kind != "option").label') #>> '{}')`;

/** Calls as lists show them; the rest, long texts among it, only one call's page shows. */
const callRows = namedRows<CallLogRow>(
  {
    id: callLogs.id,
    call_sid: callLogs.callSid,
    millis_call_id: callLogs.millisCallId,
    millis_agent_id: callLogs.millisAgentId,
    millis_session_id: callLogs.millisSessionId,
    agent_id: callLogs.agentId,
    business_id: callLogs.businessId,
    business_name: businesses.name,
    time_zone: businesses.timeZone,
    channel: callLogs.channel,
    from: callLogs.fromNumber,
    to: callLogs.toNumber,
    call_timestamp: callLogs.callTimestamp,
    call_duration: callLogs.callDuration,
    call_status: callLogs.callStatus,
    error_message: callLogs.errorMessage,
    cost_breakdown: callLogs.costBreakdown,
    summary: callLogs.summary,
    urgent: callLogs.urgent,
    spam: callLogs.spam,
    test: callLogs.test,
    caller_name: callLogs.callerName,
    caller_phone: sql`${callLogs.lead} ->> 'phone'`,
    wanted: sql`coalesce(${callLogs.wanted}, ${askedAbout})`,
    outcome: callLogs.outcome,
    caller_erased_at: callLogs.callerErasedAt,
  },
  sql`${callLogs} LEFT JOIN ${businesses} ON ${eq(businesses.id, callLogs.businessId)}`,
);
