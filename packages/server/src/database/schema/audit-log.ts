import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** Who did what to accounts and access. Rows are only ever added; users may be gone. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    action: text('action').notNull(),
    /** Who did it; null: nobody was signed in. */
    actorId: uuid('actor_id'),
    actorEmail: text('actor_email'),
    /** Whom or what it was done to, such as a user's id. */
    subject: text('subject'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip'),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_created_at_idx').on(table.createdAt, table.id)],
);
