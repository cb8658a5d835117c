import type { Commitment, Lead, Quote } from '@second-ring/conversation';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { businesses } from './businesses.ts';
import { createdAt, id, instant, joinedText, updatedAt } from './columns.ts';
import { receptionistSnapshots } from './receptionist-snapshots.ts';

/** One line of a call as it is stored and shown: OpenAI's chat roles. */
export interface ChatMessage {
  role: string;
  content: string | null;
  name?: string | undefined;
  tool_calls?: unknown;
  /** Milliseconds since the Unix epoch. */
  at?: number | undefined;
  /** True when the caller cut the line short. */
  interrupted?: boolean | undefined;
  /** Words of a language model's; why any of its sentences was not said. */
  model?: { sentences: number; dropped: string[]; ours?: string[] | undefined } | undefined;
  /** Which knowledge an answer stands on. */
  facts?: { kind: string; id: string; label: string }[] | undefined;
}

export interface CostItem {
  type?: string | undefined;
  provider?: string | undefined;
  /** Hundredths of a dollar. */
  credit?: number | undefined;
  [key: string]: unknown;
}

type SearchedInCalls =
  | 'callSid'
  | 'millisCallId'
  | 'millisSessionId'
  | 'millisAgentId'
  | 'callStatus'
  | 'fromNumber'
  | 'callerName'
  | 'wanted'
  | 'outcome'
  | 'summary';

/** What a call came to, as lists show it: the first of these that holds. */
const outcomeOfRow = sql`CASE
  WHEN spam THEN 'spam'
  WHEN test THEN 'test'
  WHEN urgent THEN 'urgent'
  WHEN commitments <> '[]'::jsonb AND NOT called_back THEN 'to call back'
  WHEN booked THEN 'booked'
  WHEN jsonb_typeof(lead) = 'object' THEN 'lead'
  WHEN call_status IN ('failed', 'error') THEN 'missed'
  WHEN call_status IN ('in-progress', 'queued') THEN 'in progress'
  WHEN unanswered_questions <> '[]'::jsonb THEN 'could not answer'
  ELSE 'answered' END`;

/** What a search looks through. One text, so that one index finds any part of it. */
export function searchedInCalls(table: Record<SearchedInCalls, AnyPgColumn>): SQL {
  return joinedText([
    table.callSid,
    table.millisCallId,
    table.millisSessionId,
    table.millisAgentId,
    table.callStatus,
    // Shown with spaces for its hyphens.
    sql`replace(${table.callStatus}, '-', ' ')`,
    table.fromNumber,
    table.callerName,
    table.wanted,
    table.outcome,
    table.summary,
  ]);
}

/** A call from ring to summary: the row exists, leased, from the first moment of the call. */
export const callLogs = pgTable(
  'call_logs',
  {
    id: id(),
    /** The carrier's id of the call; ours for calls from a browser. */
    callSid: text('call_sid').unique(),
    millisCallId: text('millis_call_id'),
    millisAgentId: text('millis_agent_id'),
    millisSessionId: text('millis_session_id').unique(),
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'set null' }),
    businessId: uuid('business_id').references(() => businesses.id, { onDelete: 'set null' }),
    /**
     * What the receptionist knew when the call began; null: a call nobody of ours answered, or one
     * that has been over for long.
     */
    snapshotHash: text('snapshot_hash').references(() => receptionistSnapshots.hash),
    channel: text('channel').$type<'phone' | 'browser' | 'sms'>().notNull().default('phone'),
    /** E.164, or null for a withheld number. */
    fromNumber: text('from_number'),
    toNumber: text('to_number'),
    /** The owner's own number, where the carrier says the call was forwarded from it. */
    forwardedFrom: text('forwarded_from'),
    callTimestamp: instant('call_timestamp').notNull().defaultNow(),
    /** Seconds. */
    callDuration: integer('call_duration'),
    callStatus: text('call_status'),
    errorMessage: text('error_message'),
    costBreakdown: jsonb('cost_breakdown').$type<CostItem[]>(),
    chatTranscript: jsonb('chat_transcript').$type<ChatMessage[]>(),
    /** The text sent to the owner. */
    summary: text('summary'),
    lead: jsonb('lead').$type<Lead>(),
    urgent: boolean('urgent').notNull().default(false),
    spam: boolean('spam').notNull().default(false),
    /** Whether somebody of the business, or an operator, tried the receptionist out: nobody waits for anything. */
    test: boolean('test').notNull().default(false),
    /** Whether an appointment was made on it. */
    booked: boolean('booked').notNull().default(false),
    /** Whether a person has kept what was promised on it. */
    calledBack: boolean('called_back').notNull().default(false),
    callerName: text('caller_name').generatedAlwaysAs(sql`lead ->> 'name'`),
    /** What the caller wanted, in a few words. */
    wanted: text('wanted').generatedAlwaysAs(
      sql`coalesce(nullif(lead ->> 'reason', ''), quotes -> 0 ->> 'serviceName', unanswered_questions ->> 0)`,
    ),
    outcome: text('outcome').generatedAlwaysAs(outcomeOfRow),
    quotes: jsonb('quotes').$type<Quote[]>().notNull().default([]),
    commitments: jsonb('commitments').$type<Commitment[]>().notNull().default([]),
    unansweredQuestions: jsonb('unanswered_questions').$type<string[]>().notNull().default([]),
    endReason: text('end_reason'),
    endedAt: instant('ended_at'),
    /** How many of the call's first turns the owner has been told of; what came later is news. */
    toldTurns: integer('told_turns').notNull().default(0),
    /** Whatever else a provider sent about the call. */
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    /** When its caller was forgotten; from then on it holds nothing that is theirs. */
    callerErasedAt: instant('caller_erased_at'),
    /** Which instance holds the call; see `leaseEpoch`. */
    leaseOwner: text('lease_owner'),
    /**
     * Rises by one each time an instance takes the call over. Every write about a running call
     * names the epoch it holds, so one that lost the call can no longer speak or store.
     */
    leaseEpoch: integer('lease_epoch').notNull().default(0),
    /** How often the carrier lost our side and was asked to connect again. */
    reconnects: integer('reconnects').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('call_logs_call_timestamp_idx').on(table.callTimestamp, table.id),
    index('call_logs_business_id_idx').on(table.businessId, table.callTimestamp),
    index('call_logs_from_number_idx').on(table.fromNumber),
    index('call_logs_updated_at_idx').on(table.updatedAt),
    index('call_logs_search_idx').using('gin', sql`(${searchedInCalls(table)}) gin_trgm_ops`),
    // Few calls leave a question open; the inbox must not read the rest.
    index('call_logs_unanswered_idx')
      .on(table.businessId, table.callTimestamp)
      .where(sql`unanswered_questions <> '[]'`),
    // A snapshot is deleted only after asking whether any call needs it.
    index('call_logs_snapshot_hash_idx')
      .on(table.snapshotHash)
      .where(sql`snapshot_hash is not null`),
    // Running calls are few; the search for abandoned ones must not read the rest.
    index('call_logs_running_idx').on(table.callTimestamp).where(sql`ended_at is null`),
  ],
);
