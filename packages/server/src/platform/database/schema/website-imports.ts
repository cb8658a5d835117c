import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { createdAt, updatedAt } from './columns.ts';

export type ImportStatus = 'reading' | 'creating' | 'created' | 'failed';

/** How far the reading of a website has come. In the database, so that any instance can tell. */
export const websiteImports = pgTable('website_imports', {
  /** Chosen by whoever asked, so that they can follow a reading that has not answered yet. */
  id: uuid('id').primaryKey().defaultRandom(),
  website: text('website').notNull(),
  status: text('status').$type<ImportStatus>().notNull().default('reading'),
  pagesRead: integer('pages_read').notNull().default(0),
  pagesFound: integer('pages_found').notNull().default(1),
  /** The page being read; null between pages. */
  readingPage: text('reading_page'),
  /** Why it failed, for a person. */
  error: text('error'),
  businessId: uuid('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
