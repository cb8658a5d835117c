import { boolean, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { createdAt, id, instant } from './columns.ts';

/**
 * Numbers an owner named that whoever answers there has to agree to. While `provedAt` is null, the
 * number is neither rung nor texted for that business.
 */
export const numberProofs = pgTable(
  'number_proofs',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** E.164. */
    phoneNumber: text('phone_number').notNull(),
    /** SHA-256, hex, of the code shown to the owner, to be keyed in on that phone. */
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    /** How many codes were keyed in since the last one was made. */
    attempts: integer('attempts').notNull().default(0),
    provedAt: instant('proved_at'),
    /** It counts as agreed while nothing is rung or texted; asked once there is a carrier. */
    assumed: boolean('assumed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [unique('number_proofs_number').on(table.businessId, table.phoneNumber)],
);
