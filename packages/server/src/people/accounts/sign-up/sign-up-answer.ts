import { createHash } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import type { Identity, User } from '../people/person.ts';
import { type UserJson, userJson } from '../people/user-json.ts';

interface SignUpAnswer {
  /** The user's; of someone who must not be told of, `standInId` of theirs. */
  id: string;
  email: string;
  /** As it was sent: what another sign-up for the address left is no business of this one's. */
  metadata: Record<string, unknown>;
}

/**
 * The user that a sign-up without a session answers. It looks the same, whoever has the address:
 * made of what was sent, it holds nothing of the account there may be.
 */
export function signUpAnswer(
  accounts: Pick<Accounts, 'now'>,
  { id, email, metadata }: SignUpAnswer,
): UserJson {
  const now = accounts.now();
  const user: User = {
    ...blankUser,
    id,
    email,
    confirmationSentAt: now,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: metadata,
    createdAt: now,
    updatedAt: now,
  };
  const identity: Identity = {
    id: standInId(`identity of ${id}`),
    userId: id,
    provider: 'email',
    providerId: id,
    identityData: { email_verified: false, phone_verified: false, ...metadata, sub: id, email },
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return userJson({ user, identities: [identity], factors: [] });
}

/** An id in place of another: always the same one, and no way back. */
export function standInId(id: string): string {
  const hex = createHash('sha256').update(`stand-in:${id}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const blankUser: Omit<
  User,
  'id' | 'email' | 'confirmationSentAt' | 'appMetadata' | 'userMetadata' | 'createdAt' | 'updatedAt'
> = {
  aud: 'authenticated',
  role: 'authenticated',
  operator: false,
  emailConfirmedAt: null,
  phone: null,
  phoneConfirmedAt: null,
  passwordHash: null,
  invitedAt: null,
  recoverySentAt: null,
  newEmail: null,
  emailChangeSentAt: null,
  emailChangeHalfConfirmed: false,
  newPhone: null,
  phoneChangeSentAt: null,
  reauthenticationSentAt: null,
  lastSignInAt: null,
  bannedUntil: null,
  deletedAt: null,
  isAnonymous: false,
};
