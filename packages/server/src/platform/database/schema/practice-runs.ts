import type {
  PracticeCall,
  PracticeKind,
  PracticeStatus,
  PracticeStop,
} from '@second-ring/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { createdAt, id, instant } from './columns.ts';

/** Practice calls held with a language model. They are nowhere but here. */
export const practiceRuns = pgTable(
  'practice_runs',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PracticeKind>().notNull(),
    status: text('status').$type<PracticeStatus>().notNull().default('running'),
    /** Why it stopped before its end; null: it did not. */
    stop: text('stop').$type<PracticeStop>(),
    total: integer('total').notNull(),
    /** What the played caller on the line rings for; null: nobody is, or a kept call is played. */
    current: text('current'),
    calls: jsonb('calls').$type<PracticeCall[]>().notNull().default([]),
    /** Whether changes were tried that were not published. */
    staged: boolean('staged').notNull(),
    /** What was asked of the model so far; a business's day is counted from these. */
    requests: integer('requests').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** When the instance that holds it last gave a sign of life. */
    heartbeatAt: instant('heartbeat_at').notNull().defaultNow(),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('practice_runs_business_idx').on(table.businessId, table.createdAt),
    // One at a time, whichever instance is asked.
    uniqueIndex('practice_runs_running_idx').on(table.businessId).where(sql`status = 'running'`),
  ],
);
