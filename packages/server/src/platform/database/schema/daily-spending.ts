import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { instant } from './columns.ts';

/**
 * What each business had us pay, by day. Every text, placed call and request to the language model on
 * behalf of its callers is counted first.
 */
export const dailySpending = pgTable(
  'daily_spending',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** UTC. */
    day: date('day').notNull(),
    /** Tenths of a cent. */
    mills: integer('mills').notNull(),
    /** How often its calls and texts asked the language model. */
    modelRequests: integer('model_requests').notNull().default(0),
    /** How many of those were on calls from browsers. */
    browserModelRequests: integer('browser_model_requests').notNull().default(0),
    /** When an operator was told that little is left; null: not yet. */
    warnedAt: instant('warned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.day] }),
    index('daily_spending_day_idx').on(table.day),
  ],
);
