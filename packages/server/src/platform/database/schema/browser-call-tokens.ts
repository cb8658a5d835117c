import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { createdAt, instant } from './columns.ts';

/**
 * Single-use permission to open the socket of one call from a browser. Kept for a day, in which what
 * its network books is counted.
 */
export const browserCallTokens = pgTable(
  'browser_call_tokens',
  {
    /** SHA-256, hex. The token itself is only in the address we gave out. */
    tokenHash: text('token_hash').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    callSid: text('call_sid').notNull().unique(),
    fromNumber: text('from_number'),
    /** The widest network it was asked for from that is counted; null: this machine. */
    network: text('network'),
    /** Whether it was asked for by somebody who manages the business. */
    test: boolean('test').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('browser_call_tokens_expires_at_idx').on(table.expiresAt),
    index('browser_call_tokens_network_idx').on(table.network),
  ],
);
