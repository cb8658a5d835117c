import type { BusinessHours } from '@second-ring/conversation';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { phoneNumbers } from './phone-numbers.ts';

/** While the business is open, at any time, or in a week of its own. */
export type TransferHours = 'open' | 'always' | BusinessHours;

/** The AI employee of one business. */
export const agents = pgTable(
  'agents',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text('name'),
    /** The voice provider's id for this agent. */
    millisAgentId: text('millis_agent_id').unique(),
    /** Unique: a number rings at one agent at a time. */
    phoneNumberId: uuid('phone_number_id')
      .unique()
      .references(() => phoneNumbers.id, { onDelete: 'set null' }),
    /** E.164; null: no texts. */
    callSummaryRecipientNumber: text('call_summary_recipient_number'),
    callSummaryRecipientEmail: text('call_summary_recipient_email'),
    firstMessage: text('first_message'),
    /** E.164: where a caller who asks for a person is put through. */
    transferNumber: text('transfer_number'),
    /** When that number may be rung; null: while the business is open. */
    transferHours: jsonb('transfer_hours').$type<TransferHours>(),
    /** When a test call last arrived through the owner's own number. */
    forwardingVerifiedAt: instant('forwarding_verified_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('agents_business_id_idx').on(table.businessId),
    index('agents_created_at_idx').on(table.createdAt, table.id),
  ],
);
