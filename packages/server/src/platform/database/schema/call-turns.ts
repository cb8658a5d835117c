import type { CallOutcome, CallRecord, Effect, Input, Snapshot } from '@second-ring/conversation';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { callLogs } from './call-logs.ts';
import { instant } from './columns.ts';

/** How a turn changed a list: the first `kept` stand as before it, and `added` come after them. */
export interface ListChange<Entry> {
  kept: number;
  added: Entry[];
}

/** What a call had come to after a turn; of what grows with every turn, only what the turn changed. */
export type StoredOutcome = Omit<CallOutcome, keyof CallRecord> & {
  [List in keyof CallRecord]: ListChange<CallRecord[List][number]>;
};

/**
 * Every turn of a call, in order, stored before it is answered: its input, and what came of it then.
 * What was said and done is read here, never worked out again. Rows of before this was kept have
 * inputs only.
 */
export const callTurns = pgTable(
  'call_turns',
  {
    callId: uuid('call_id')
      .notNull()
      .references(() => callLogs.id, { onDelete: 'cascade' }),
    /** From 1, without gaps. Two instances that both write the next one: the second fails. */
    sequence: integer('sequence').notNull(),
    input: jsonb('input').$type<Input>().notNull(),
    /** The `now` the input was given to the conversation with. */
    at: instant('at').notNull(),
    /** What the turn had done. A model's prompt is kept until the call is over. */
    effects: jsonb('effects').$type<Effect[]>(),
    /** Names the code that decided it. */
    mind: text('mind'),
    outcome: jsonb('outcome').$type<StoredOutcome>(),
    /** Where the conversation goes on from; null once the call is over. */
    state: jsonb('state').$type<Snapshot>(),
    /** The lease it was written under. */
    leaseEpoch: integer('lease_epoch').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.callId, table.sequence] })],
);
