import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** What someone showed to sign in: GoTrue's words for the `amr` claim. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'anonymous'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change';

/** One proof of who someone is, newest first in `amr` (RFC 8176's idea, GoTrue's words). */
export interface AuthenticationMethod {
  method: string;
  /** Seconds since the Unix epoch. */
  timestamp: number;
}

/**
 * A signed-in browser. Its refresh tokens are not stored: the current one is its counter, signed
 * with its key.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    aal: text('aal').$type<'aal1' | 'aal2'>().notNull().default('aal1'),
    amr: jsonb('amr').$type<AuthenticationMethod[]>().notNull(),
    /** The second factor it was raised with. */
    factorId: uuid('factor_id'),
    /** 32 bytes, base64url: signs this session's refresh tokens. */
    refreshTokenKey: text('refresh_token_key').notNull(),
    /** The number of the one refresh token that is good. */
    refreshTokenCounter: integer('refresh_token_counter').notNull().default(0),
    refreshedAt: instant('refreshed_at'),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_id_idx').on(table.userId)],
);
