import type { Input } from '@second-ring/conversation';
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { callLogs } from './call-logs.ts';
import { instant } from './columns.ts';

/** Every input of a call, in order, stored before it is answered: a call is its replay. */
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
    /** The lease it was written under. */
    leaseEpoch: integer('lease_epoch').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.callId, table.sequence] })],
);
