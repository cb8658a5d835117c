import type { ReceptionistProfile } from '@second-ring/conversation';
import { json, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * What a receptionist knew when a call began. A running call keeps what it started with, and a
 * replay months later answers as the call did. Rows never change; equal knowledge shares one.
 */
export const receptionistSnapshots = pgTable('receptionist_snapshots', {
  /** SHA-256, hex, of the profile's JSON. */
  hash: text('hash').primaryKey(),
  /** `json`, not `jsonb`: the order in which the owner listed things is part of what was known. */
  profile: json('profile').$type<ReceptionistProfile>().notNull(),
  createdAt: createdAt(),
});
