import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { createdAt, instant } from './columns.ts';

/** The keys access tokens are signed with, where none are given by setting. */
export const signingKeys = pgTable('signing_keys', {
  /** The key's id (`kid`). */
  id: text('id').primaryKey(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  /** Since when it only verifies; null: it signs. */
  retiredAt: instant('retired_at'),
  createdAt: createdAt(),
});
