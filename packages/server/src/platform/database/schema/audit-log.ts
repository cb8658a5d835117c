import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** Who did what to whom. Rows are only ever added; users and businesses may be gone. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    action: text('action').notNull(),
    /** Who did it; null: nobody was signed in. */
    actorId: uuid('actor_id'),
    actorEmail: text('actor_email'),
    /** Whom it was done to: a user's id. */
    subject: text('subject'),
    businessId: uuid('business_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip'),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_created_at_idx').on(table.createdAt, table.id)],
);
