import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Owners who found the pool empty and asked to be told when a number is free. */
export const numberRequests = pgTable(
  'number_requests',
  {
    id: id(),
    /** In lower case. Waits once, however often it asks. */
    email: text('email').notNull().unique(),
    /** When they were told; null: they wait. */
    toldAt: instant('told_at'),
    createdAt: createdAt(),
  },
  (table) => [index('number_requests_waiting_idx').on(table.createdAt).where(sql`told_at is null`)],
);
