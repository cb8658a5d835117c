import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { instant } from './columns.ts';

/** What each business had us pay carriers, by day. Every text and placed call is counted first. */
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
    /** When an operator was told that little is left; null: not yet. */
    warnedAt: instant('warned_at'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.day] })],
);
