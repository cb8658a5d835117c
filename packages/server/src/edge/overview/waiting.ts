import type { Overview } from '@second-ring/contract';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { isWaitingLead } from '../../calls/logs/waiting-leads.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/** How many of each are named; the rest is counted. */
const named = 5;
const week = 7 * 24 * 60 * 60 * 1000;

const business_name = businesses.name;
const time_zone = businesses.timeZone;
const sample = businesses.sample;

/** People nobody got back to, unless their call left nothing to do: they are booked, or it was spam. */
export async function findWaitingLeads(
  database: Queryable,
  scope: Scope,
): Promise<Overview['leads']> {
  const { id, name, phone, reason, callId } = leads;
  // One call has one time, wherever it is named: a lead is written down as the call ends.
  const createdAt = sql<Date>`coalesce(${callLogs.callTimestamp}, ${leads.createdAt})`.mapWith(
    leads.createdAt,
  );
  const urgent = sql<boolean>`coalesce(${callLogs.urgent}, false)`;
  const waiting = isWaitingLead(database, scope);
  const newest = await database
    .select({
      id,
      name,
      phone,
      reason,
      business_name,
      sample,
      call_id: callId,
      time_zone,
      urgent,
      createdAt,
    })
    .from(leads)
    .innerJoin(businesses, eq(businesses.id, leads.businessId))
    .leftJoin(callLogs, eq(callLogs.id, callId))
    .where(waiting)
    .orderBy(desc(urgent), desc(createdAt), id)
    .limit(named);
  return { total: await database.$count(leads, waiting), newest: newest.map(dated) };
}

/** Urgent calls of the last seven days whose caller nobody got back to. */
export async function findUrgentCalls(
  database: Queryable,
  scope: Scope,
  now: Date,
): Promise<Overview['urgent']> {
  const { id, fromNumber, callTimestamp, businessId, urgent, spam } = callLogs;
  const waiting = and(
    within(scope, businessId),
    eq(urgent, true),
    eq(spam, false),
    eq(callLogs.test, false),
    gte(callTimestamp, new Date(now.getTime() - week)),
    isNull(leads.contactedAt),
  );
  const newest = await database
    .select({
      id,
      name: leads.name,
      phone: sql<string | null>`coalesce(${leads.phone}, ${fromNumber})`,
      reason: leads.reason,
      business_name,
      sample,
      time_zone,
      createdAt: callTimestamp,
      total: sql<number>`count(*) OVER ()`.mapWith(Number),
    })
    .from(callLogs)
    .leftJoin(leads, eq(leads.callId, id))
    .leftJoin(businesses, eq(businesses.id, businessId))
    .where(waiting)
    .orderBy(desc(callTimestamp), id)
    .limit(named);
  return {
    total: newest[0]?.total ?? 0,
    newest: newest.map(({ total: _, ...row }) => dated(row)),
  };
}

export async function findPromises(
  database: Queryable,
  scope: Scope,
): Promise<Overview['commitments']> {
  const open = and(within(scope, commitments.businessId), isNull(commitments.keptAt));
  const { id, text, dueAt, madeAt, callId } = commitments;
  const next = await database
    .select({ id, text, dueAt, business_name, sample, call_id: callId, time_zone })
    .from(commitments)
    .innerJoin(businesses, eq(businesses.id, commitments.businessId))
    .where(open)
    .orderBy(sql`${dueAt} ASC NULLS LAST`, asc(madeAt), id)
    .limit(named);
  return {
    total: await database.$count(commitments, open),
    next: next.map(({ dueAt: due, ...row }) => ({ ...row, due_at: due?.toISOString() ?? null })),
  };
}

export async function findFailedMessages(
  database: Queryable,
  scope: Scope,
  now: Date,
): Promise<Overview['failed_messages']> {
  const { id, phoneNumber, errorMessage, createdAt, status, businessId } = smsLogs;
  const failed = and(
    within(scope, businessId),
    inArray(status, ['failed', 'undelivered']),
    gte(createdAt, new Date(now.getTime() - week)),
  );
  const newest = await database
    .select({
      id,
      phone_number: phoneNumber,
      error_message: errorMessage,
      business_name,
      time_zone,
      createdAt,
    })
    .from(smsLogs)
    .leftJoin(businesses, eq(businesses.id, businessId))
    .where(failed)
    .orderBy(desc(createdAt), id)
    .limit(named);
  return { total: await database.$count(smsLogs, failed), newest: newest.map(dated) };
}

export async function findNotForwarded(
  database: Queryable,
  scope: Scope,
): Promise<Overview['not_forwarded']> {
  const silent = and(
    within(scope, agents.businessId),
    isNotNull(agents.phoneNumberId),
    isNull(agents.forwardingVerifiedAt),
  );
  const found = await database
    .select({
      id: agents.id,
      business_id: agents.businessId,
      business_name,
      phone_number: phoneNumbers.phoneNumber,
    })
    .from(agents)
    .innerJoin(businesses, eq(businesses.id, agents.businessId))
    .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(silent)
    .orderBy(desc(agents.createdAt), agents.id)
    .limit(named);
  return { total: await database.$count(agents, silent), agents: found };
}

function dated<Row extends { createdAt: Date }>({ createdAt, ...row }: Row) {
  return { ...row, created_at: createdAt.toISOString() };
}
