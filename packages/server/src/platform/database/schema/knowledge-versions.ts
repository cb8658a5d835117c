import type { PublishedKnowledge } from '@second-ring/contract';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { instant } from './columns.ts';

/**
 * What a business's AI knew after each publish: the newest ones. Of a business nobody owns, what it
 * knows now.
 */
export const knowledgeVersions = pgTable(
  'knowledge_versions',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Rises by one with each. */
    number: integer('number').notNull(),
    /** Who published; null: nobody was signed in. The account may be gone. */
    authorId: uuid('author_id'),
    /** As the account was called then. */
    authorName: text('author_name'),
    publishedAt: instant('published_at').notNull().defaultNow(),
    /** The version whose content this is; null: none. */
    restoredFrom: integer('restored_from'),
    knowledge: jsonb('knowledge').$type<PublishedKnowledge>().notNull(),
    /** The first few of the changes, for the list. */
    changes: jsonb('changes')
      .$type<{ subject: string; part: string | null }[]>()
      .notNull()
      .default([]),
    changeCount: integer('change_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.number] })],
);
