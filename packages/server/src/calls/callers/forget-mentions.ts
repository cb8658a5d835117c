import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { practiceRuns } from '../../platform/database/schema/practice-runs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { type Caller, writtenNumber } from './rows-of-caller.ts';

/** What stands where a number stood. */
const instead = '[number erased]';

interface Mentioning {
  table: PgTable;
  ofBusiness: SQL;
  texts: PgColumn[];
  json: PgColumn[];
  /** Emptied where the number stands anywhere in them. */
  dropped?: PgColumn[];
  /** Holds a number and nothing else, or nothing. */
  phone?: PgColumn;
}

/** Where a business's rows about other people may name a caller's number. */
function mentioning(transaction: Transaction, businessId: string): Mentioning[] {
  const calls = transaction
    .select({ id: callLogs.id })
    .from(callLogs)
    .where(eq(callLogs.businessId, businessId));
  return [
    {
      table: callLogs,
      ofBusiness: eq(callLogs.businessId, businessId),
      texts: [callLogs.errorMessage, callLogs.summary],
      json: [
        callLogs.costBreakdown,
        callLogs.chatTranscript,
        callLogs.lead,
        callLogs.quotes,
        callLogs.commitments,
        callLogs.unansweredQuestions,
        callLogs.metadata,
      ],
      phone: callLogs.forwardedFrom,
    },
    {
      table: callTurns,
      ofBusiness: inArray(callTurns.callId, calls),
      texts: [],
      json: [callTurns.input, callTurns.effects, callTurns.outcome],
      dropped: [callTurns.state],
    },
    {
      table: leads,
      ofBusiness: eq(leads.businessId, businessId),
      texts: [leads.name, leads.email, leads.reason, leads.preferredTime],
      json: [],
      phone: leads.phone,
    },
    {
      table: commitments,
      ofBusiness: eq(commitments.businessId, businessId),
      texts: [commitments.text],
      json: [],
    },
    {
      table: appointments,
      ofBusiness: eq(appointments.businessId, businessId),
      texts: [appointments.customerName, appointments.note],
      json: [],
    },
    {
      table: smsLogs,
      ofBusiness: eq(smsLogs.businessId, businessId),
      texts: [smsLogs.body, smsLogs.errorMessage],
      json: [smsLogs.metadata],
    },
    {
      table: keptCalls,
      ofBusiness: eq(keptCalls.businessId, businessId),
      texts: [keptCalls.name],
      json: [keptCalls.turns],
    },
    {
      table: practiceRuns,
      ofBusiness: eq(practiceRuns.businessId, businessId),
      texts: [],
      json: [practiceRuns.calls],
    },
  ];
}

/**
 * Takes a number out of what a business holds about other people, however it is written there.
 * Answers how many rows named it. To be done once the caller's own rows are blanked.
 */
export async function forgetMentions(
  transaction: Transaction,
  { businessId, phone_number: number }: Caller,
): Promise<number> {
  const written = writtenNumber(number);
  let found = 0;
  for (const { table, ofBusiness, texts, json, dropped = [], phone } of mentioning(
    transaction,
    businessId,
  )) {
    const changes = [
      ...texts.map((column) => [column, withoutNumber(column, written)] as const),
      ...json.map((column) => [column, jsonWithoutNumber(column, number, written)] as const),
      ...dropped.map((column) => [column, withoutMention(column, written)] as const),
      ...(phone ? [[phone, sql`nullif(${phone}, ${number})`] as const] : []),
    ];
    const sets = changes.map(([column, to]) => sql`${sql.identifier(column.name)} = ${to}`);
    const named = changes.map(([column]) => sql`${column}::text ~ ${written}`);
    const { rows } = await transaction.execute(
      sql`UPDATE ${table} SET ${sql.join(sets, sql`, `)}
        WHERE ${ofBusiness} AND (${sql.join(named, sql` OR `)}) RETURNING 1`,
    );
    found += rows.length;
  }
  const decided = await transaction
    .delete(inboxDecisions)
    .where(
      sql`${eq(inboxDecisions.businessId, businessId)} AND ${inboxDecisions.questionKey} ~ ${written}`,
    )
    .returning({ key: inboxDecisions.questionKey });
  return found + decided.length;
}

function withoutNumber(text: PgColumn | SQL, written: string): SQL {
  return sql`regexp_replace(${text}, ${written}, ${instead}, 'g')`;
}

function withoutMention(column: PgColumn, written: string): SQL {
  return sql`CASE WHEN ${column}::text !~ ${written} THEN ${column} END`;
}

/** A value that is the number and nothing else becomes null; within words, words stand instead. */
function jsonWithoutNumber(column: PgColumn, number: string, written: string): SQL {
  const value = String.raw`(?<!\\)"\+${number.slice(1)}"(?!:)`;
  const digits = `(?:${number.slice(1)}|${number.replace(/^\+1?/, '')})`;
  // A number without quotes would not be JSON any more with words in its place.
  const bare = String.raw`((?:(?<!\\)": |\[|, ))${digits}(?=[,}\]])`;
  const nulled = sql`regexp_replace(
    regexp_replace(${column}::text, ${value}, 'null', 'g'), ${bare}, ${String.raw`\1null`}, 'g')`;
  return sql`${withoutNumber(nulled, written)}::jsonb`;
}
