import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { createdAt, id, instant } from './columns.ts';

/** One thing a website says about its business, for the owner to accept or drop. */
export const businessFacts = pgTable(
  'business_facts',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** In the shape its kind has in the contract. */
    value: jsonb('value').$type<unknown>().notNull(),
    /** The page that says so, and its words. */
    page: text('page').notNull(),
    words: text('words').notNull(),
    /** Whether the receptionist may say it. */
    inUse: boolean('in_use').notNull(),
    /** Why it is not in use, for the owner; null where there was no doubt. */
    doubt: text('doubt'),
    decision: text('decision').$type<'accepted' | 'dropped'>(),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [index('business_facts_business_id_idx').on(table.businessId)],
);
