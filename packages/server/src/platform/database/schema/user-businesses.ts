import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { createdAt } from './columns.ts';

/** Who owns which business. Accounts may live in a hosted service, so a user id refers to no table. */
export const userBusinesses = pgTable(
  'user_businesses',
  {
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id').notNull(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.businessId] }),
    index('user_businesses_business_id_idx').on(table.businessId),
  ],
);
