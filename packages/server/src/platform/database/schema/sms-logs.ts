import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { businesses } from './businesses.ts';
import { callLogs } from './call-logs.ts';
import { createdAt, id, instant, joinedText, updatedAt } from './columns.ts';

type SearchedInSms = 'phoneNumber' | 'direction' | 'metadata' | 'body' | 'twilioSid' | 'status';

/** What a search looks through, our own number included: carriers write it as `to` or `To`. */
export function searchedInSms(table: Record<SearchedInSms, AnyPgColumn>): SQL {
  const { direction, metadata } = table;
  const ownNumber = sql`CASE ${direction}
    WHEN 'inbound' THEN coalesce(${metadata}->>'to', ${metadata}->>'To')
    ELSE coalesce(${metadata}->>'from', ${metadata}->>'From') END`;
  return joinedText([table.phoneNumber, ownNumber, table.body, table.twilioSid, table.status]);
}

/** Every text message in or out. */
export const smsLogs = pgTable(
  'sms_logs',
  {
    id: id(),
    businessId: uuid('business_id').references(() => businesses.id, { onDelete: 'set null' }),
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'set null' }),
    /** The call it is about, if any. */
    callId: uuid('call_id').references(() => callLogs.id, { onDelete: 'set null' }),
    direction: text('direction').$type<'inbound' | 'outbound'>().notNull(),
    /** The other side, E.164: the sender of an inbound message, the recipient of an outbound one. */
    phoneNumber: text('phone_number'),
    status: text('status'),
    twilioSid: text('twilio_sid').unique(),
    body: text('body'),
    errorMessage: text('error_message'),
    errorCode: text('error_code'),
    /** Whether it alerts the owner: then it may use what of the day's allowance is kept for that. */
    alert: boolean('alert').notNull().default(false),
    /** How often the receptionist has begun to answer it and not come to an end, well or not. */
    answeringBegun: integer('answering_begun').notNull().default(0),
    /** The carrier's payload as it came: our own number is under `to`/`To` or `from`/`From`. */
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('sms_logs_created_at_idx').on(table.createdAt, table.id),
    index('sms_logs_business_id_idx').on(table.businessId, table.createdAt),
    index('sms_logs_phone_number_idx').on(table.phoneNumber),
    index('sms_logs_updated_at_idx').on(table.updatedAt),
    index('sms_logs_search_idx').using('gin', sql`(${searchedInSms(table)}) gin_trgm_ops`),
  ],
);

/**
 * Numbers that said STOP to one of ours, and so to the business that had it: nothing is sent from
 * either while a row stands.
 */
export const smsOptOuts = pgTable(
  'sms_opt_outs',
  {
    /** Who opted out, E.164. */
    phoneNumber: text('phone_number').notNull(),
    /** Which of our numbers they said it to, E.164. */
    fromNumber: text('from_number').notNull(),
    /** Whose it was then; null: nobody's, or of a business that is gone. */
    businessId: uuid('business_id').references(() => businesses.id, { onDelete: 'set null' }),
    optedOutAt: instant('opted_out_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sms_opt_outs_said_key')
      .on(table.phoneNumber, table.fromNumber, table.businessId)
      .nullsNotDistinct(),
  ],
);
