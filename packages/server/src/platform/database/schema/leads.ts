import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { callLogs } from './call-logs.ts';
import { createdAt, id, instant } from './columns.ts';

/** Someone who may become a customer. One per call. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    callId: uuid('call_id')
      .unique()
      .references(() => callLogs.id, { onDelete: 'cascade' }),
    name: text('name'),
    /** E.164. */
    phone: text('phone'),
    email: text('email'),
    reason: text('reason'),
    preferredTime: text('preferred_time'),
    /** When a person of the business got in touch; null: they still wait. */
    contactedAt: instant('contacted_at'),
    createdAt: createdAt(),
  },
  (table) => [index('leads_business_id_idx').on(table.businessId, table.createdAt)],
);

/** What a caller was promised and whether a person has kept it. */
export const commitments = pgTable(
  'commitments',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    callId: uuid('call_id').references(() => callLogs.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    dueAt: instant('due_at'),
    madeAt: instant('made_at').notNull(),
    keptAt: instant('kept_at'),
    /** When the owner was told that it is due. */
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('commitments_business_id_idx').on(table.businessId, table.createdAt),
    index('commitments_call_id_idx').on(table.callId),
  ],
);
