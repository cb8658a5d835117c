import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/**
 * Who was asked lately to prove a number or an address that somebody typed, so that nobody is asked
 * often. It outlives the business that asked, and holds no address: a row is forgotten after a day.
 */
export const askings = pgTable(
  'askings',
  {
    id: id(),
    /** SHA-256, hex, of the way they are asked and of their number or address. */
    target: text('target').notNull(),
    /** Whether they had agreed before: then it was a test and asked them nothing. */
    agreed: boolean('agreed').notNull(),
    /** Null: nobody's business, such as news that a number is free. */
    businessId: uuid('business_id'),
    /** The account that had them asked; null: nobody was signed in. */
    userId: uuid('user_id'),
    /** The network that had them asked; null: none, as for the summary of a call. */
    network: text('network'),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [index('askings_asked_at_idx').on(table.askedAt)],
);
