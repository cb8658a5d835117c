import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';

const mailboxOfEmail = sql`CASE
  WHEN split_part(lower(email), '@', 2) IN ('gmail.com', 'googlemail.com')
  THEN replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
  ELSE split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) END`;

/** What a code is for that one of the two addresses of a change is sent. */
export type EmailChangePurpose = 'email_change_current' | 'email_change_new';

/**
 * A person who may sign in. The columns follow GoTrue's user. Where accounts live in a hosted
 * service, a row mirrors each person who has come with that service's token.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** The audience of their tokens. */
    aud: text('aud').notNull().default('authenticated'),
    /** The `role` claim of their tokens; not what they may do here, see `operator`. */
    role: text('role').notNull().default('authenticated'),
    /** Sees and edits everything. */
    operator: boolean('operator').notNull().default(false),
    /** Lower case. */
    email: text('email'),
    /** The mailbox the address leads to, as `mailboxOf` tells it: who counts as one person. */
    mailbox: text('mailbox').generatedAlwaysAs(mailboxOfEmail),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Digits of an E.164 number, without the plus. */
    phone: text('phone'),
    phoneConfirmedAt: instant('phone_confirmed_at'),
    /** A PHC string (Argon2) or a bcrypt hash; null: no password. */
    passwordHash: text('password_hash'),
    invitedAt: instant('invited_at'),
    confirmationSentAt: instant('confirmation_sent_at'),
    recoverySentAt: instant('recovery_sent_at'),
    /** An address that waits for confirmation. */
    newEmail: text('new_email'),
    emailChangeSentAt: instant('email_change_sent_at'),
    /** Which of the two addresses of a change has said yes; null: neither. */
    emailChangeConfirmed: text('email_change_confirmed').$type<EmailChangePurpose>(),
    newPhone: text('new_phone'),
    phoneChangeSentAt: instant('phone_change_sent_at'),
    reauthenticationSentAt: instant('reauthentication_sent_at'),
    lastSignInAt: instant('last_sign_in_at'),
    appMetadata: jsonb('app_metadata').$type<Record<string, unknown>>().notNull().default({}),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
    bannedUntil: instant('banned_until'),
    deletedAt: instant('deleted_at'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email).where(sql`${table.deletedAt} is null`),
    uniqueIndex('users_phone_key').on(table.phone).where(sql`${table.deletedAt} is null`),
    index('users_created_at_idx').on(table.createdAt, table.id),
    index('users_mailbox_idx').on(table.mailbox),
  ],
);

/** A way a user is known: an e-mail address or a phone number. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<'email' | 'phone'>().notNull(),
    /** The id of the user at the provider; for e-mail and phone, ours. */
    providerId: text('provider_id').notNull(),
    identityData: jsonb('identity_data').$type<Record<string, unknown>>().notNull(),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('identities_provider_key').on(table.provider, table.providerId),
    index('identities_user_id_idx').on(table.userId),
  ],
);
