import { date, integer, pgTable } from 'drizzle-orm/pg-core';

/** What the language model was asked about websites, by day: whoever imports one may be anybody. */
export const dailyImports = pgTable('daily_imports', {
  /** UTC. */
  day: date('day').primaryKey(),
  modelRequests: integer('model_requests').notNull(),
});
