import type { KeptTurn } from '@second-ring/conversation';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { callLogs } from './call-logs.ts';
import { createdAt, id, instant } from './columns.ts';

/** Calls that every rehearsal of a business plays again. They outlive the log. */
export const keptCalls = pgTable(
  'kept_calls',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Null: it is no longer in the log. */
    callId: uuid('call_id')
      .unique()
      .references(() => callLogs.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    calledAt: instant('called_at').notNull(),
    turns: jsonb('turns').$type<KeptTurn[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('kept_calls_business_idx').on(table.businessId, table.createdAt)],
);
