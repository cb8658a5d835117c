import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { createdAt, id, instant } from './columns.ts';

/**
 * Addresses somebody named for a business's summaries, which whoever reads them was asked about.
 * While `provedAt` is null, nothing a caller said is mailed there for that business.
 */
export const emailProofs = pgTable(
  'email_proofs',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    /** SHA-256, hex, of the token in the last mail that asked. */
    tokenHash: text('token_hash').unique(),
    askedAt: instant('asked_at'),
    provedAt: instant('proved_at'),
    createdAt: createdAt(),
  },
  (table) => [unique('email_proofs_email').on(table.businessId, table.email)],
);
