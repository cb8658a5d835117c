import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** An authenticator app that someone has enrolled (RFC 6238), or their set of recovery codes. */
export const mfaFactors = pgTable(
  'mfa_factors',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendlyName: text('friendly_name'),
    factorType: text('factor_type').$type<'totp' | 'recovery_code'>().notNull(),
    status: text('status').$type<'unverified' | 'verified'>().notNull().default('unverified'),
    /** An app's, Base32; null for recovery codes. */
    secret: text('secret'),
    /** The last 30-second step whose code was accepted: a code that was overheard is no use. */
    lastUsedStep: integer('last_used_step'),
    lastChallengedAt: instant('last_challenged_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('mfa_factors_user_id_idx').on(table.userId),
    uniqueIndex('mfa_factors_name_key').on(table.userId, table.friendlyName),
  ],
);

/** An invitation to enter a code now. Answered once, from the address that asked. */
export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    id: id(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    verifiedAt: instant('verified_at'),
    createdAt: createdAt(),
  },
  (table) => [index('mfa_challenges_factor_id_idx').on(table.factorId)],
);

/** A code that stands in for a lost authenticator app. Good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    /** SHA-256, hex: the codes are random enough not to be found by trying. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_factor_code_key').on(table.factorId, table.codeHash)],
);
