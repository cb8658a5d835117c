import type { Factor, Identity, Person } from './person.ts';

type Instants =
  | 'email_confirmed_at'
  | 'invited_at'
  | 'phone_confirmed_at'
  | 'confirmation_sent_at'
  | 'confirmed_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'phone_change_sent_at'
  | 'reauthentication_sent_at'
  | 'last_sign_in_at'
  | 'banned_until'
  | 'deleted_at';

/** A user on the wire. */
export interface UserJson extends Partial<Record<Instants, string>> {
  id: string;
  aud: string;
  role: string;
  email: string;
  phone: string;
  new_email?: string;
  /** Which half of a change that is under way has been confirmed. GoTrue says it nowhere. */
  email_change_confirmed?: string;
  new_phone?: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  factors?: ReturnType<typeof factorJson>[];
  identities: ReturnType<typeof identityJson>[];
  created_at: string;
  updated_at: string;
  is_anonymous: boolean;
}

/** A user as GoTrue writes one: empty optional members are left out, instants are RFC 3339. */
export function userJson({ user, identities, factors }: Person): UserJson {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    ...present({
      email_confirmed_at: user.emailConfirmedAt,
      invited_at: user.invitedAt,
    }),
    phone: user.phone ?? '',
    ...present({
      phone_confirmed_at: user.phoneConfirmedAt,
      confirmation_sent_at: user.confirmationSentAt,
      confirmed_at: user.emailConfirmedAt ?? user.phoneConfirmedAt,
      recovery_sent_at: user.recoverySentAt,
      new_email: user.newEmail,
      email_change_confirmed: user.newEmail && user.emailChangeConfirmed,
      email_change_sent_at: user.emailChangeSentAt,
      new_phone: user.newPhone,
      phone_change_sent_at: user.phoneChangeSentAt,
      reauthentication_sent_at: user.reauthenticationSentAt,
      last_sign_in_at: user.lastSignInAt,
    }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    ...(factors.length > 0 && { factors: factors.map(factorJson) }),
    identities: identities.map(identityJson),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    ...present({ banned_until: user.bannedUntil, deleted_at: user.deletedAt }),
    is_anonymous: user.isAnonymous,
  };
}

/** A factor as GoTrue writes one: its secret stays here. */
export function factorJson(factor: Factor) {
  return {
    id: factor.id,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    status: factor.status,
    ...present({ friendly_name: factor.friendlyName }),
    factor_type: factor.factorType,
    ...present({ last_challenged_at: factor.lastChallengedAt }),
  };
}

function identityJson(identity: Identity) {
  const { email } = identity.identityData;
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    ...present({ last_sign_in_at: identity.lastSignInAt }),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    ...(typeof email === 'string' && { email }),
  };
}

function present(members: Record<string, string | Date | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) =>
      value === null ? [] : [[name, value instanceof Date ? value.toISOString() : value]],
    ),
  );
}
