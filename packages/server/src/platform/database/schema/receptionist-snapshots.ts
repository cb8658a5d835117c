import type { ReceptionistProfile } from '@second-ring/conversation';
import { json, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What a receptionist knew when a call began. A running call keeps what it started with, and a
 * replay weeks later answers as the call did. What is known never changes; equal knowledge shares
 * one row, which is deleted some time after its last call.
 */
export const receptionistSnapshots = pgTable('receptionist_snapshots', {
  /** SHA-256, hex, of the profile's JSON. */
  hash: text('hash').primaryKey(),
  /** `json`, not `jsonb`: the order in which the owner listed things is part of what was known. */
  profile: json('profile').$type<ReceptionistProfile>().notNull(),
  /** When it was last found to be in use by calls to come. */
  storedAt: instant('created_at').notNull().defaultNow(),
});
