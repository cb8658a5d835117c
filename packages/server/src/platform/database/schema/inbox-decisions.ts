import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { instant } from './columns.ts';

/** What was decided of a question the receptionist could not answer. The calls hold the questions. */
export const inboxDecisions = pgTable(
  'inbox_decisions',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The question's words as `questionKey` writes them. */
    questionKey: text('question_key').notNull(),
    decision: text('decision').$type<'answered' | 'dismissed'>().notNull(),
    /** Calls that began later ask anew. */
    decidedAt: instant('decided_at').notNull().defaultNow(),
    /** The version that answers it; null: dismissed. */
    version: integer('version'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.questionKey] })],
);
