import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import type { SignInMethod } from './sessions.ts';
import { type EmailChangePurpose, users } from './users.ts';

export type OneTimePurpose =
  | 'confirmation'
  | 'invitation'
  | 'recovery'
  | 'magic_link'
  | EmailChangePurpose
  | 'phone_confirmation'
  | 'phone_change'
  | 'reauthentication';

/** How the client proves, when it trades a code for a session, that it asked for it (RFC 7636). */
export type CodeChallengeMethod = 's256' | 'plain';

/** A code and a link that someone was sent. Good once; those sent before stay good beside a new one. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<OneTimePurpose>().notNull(),
    /** The address or number it was sent to. */
    sentTo: text('sent_to').notNull(),
    /** SHA-256, hex, of the token in the link. */
    linkHash: text('link_hash').notNull().unique(),
    /** SHA-256, hex, of row id and six-digit code; null once it was guessed at too often. */
    codeHash: text('code_hash'),
    failedGuesses: integer('failed_guesses').notNull().default(0),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<CodeChallengeMethod>(),
    /**
     * Of what a sign-up was mailed, the network it came from; null of every other code, which shows
     * that the mailbox is somebody's and says nothing of the password the account waits with.
     */
    signUpNetwork: text('sign_up_network'),
    /** SHA-256, hex, of the claim tokens that the browser of a sign-up showed: what it set up is claimed with the code. */
    claims: jsonb('claims').$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('one_time_tokens_user_purpose_idx').on(table.userId, table.purpose),
    index('one_time_tokens_sent_to_idx').on(table.sentTo, table.purpose),
  ],
);

/** A link that was followed and waits for the client to trade its code for a session (PKCE). */
export const flowStates = pgTable('flow_states', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256, hex. The code itself is only in the address the browser was sent to. */
  authCodeHash: text('auth_code_hash').notNull().unique(),
  codeChallenge: text('code_challenge').notNull(),
  codeChallengeMethod: text('code_challenge_method').$type<CodeChallengeMethod>().notNull(),
  /** What the session will say it was signed in with. */
  authenticationMethod: text('authentication_method').$type<SignInMethod>().notNull(),
  createdAt: createdAt(),
});
