import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How many mails people who are nobody's owner yet had us send, by hour. It names none of them. */
export const strangersMails = pgTable(
  'strangers_mails',
  {
    /** What they were sent for; each has a budget of its own. */
    cause: text('cause').notNull(),
    /** The hour they left in, UTC. */
    hour: instant('hour').notNull(),
    mails: integer('mails').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cause, table.hour] })],
);
