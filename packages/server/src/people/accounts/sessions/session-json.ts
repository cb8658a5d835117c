import type { Accounts } from '../accounts.ts';
import type { Person } from '../people/person.ts';
import { type UserJson, userJson } from '../people/user-json.ts';
import { writeRefreshToken } from '../tokens/refresh-token.ts';
import type { Session } from './session.ts';

/** A session as GoTrue hands it to the client. */
export interface SessionJson {
  access_token: string;
  token_type: 'bearer';
  /** Seconds from now. */
  expires_in: number;
  /** Seconds since the Unix epoch. */
  expires_at: number;
  refresh_token: string;
  user: UserJson;
  weak_password?: { message: string; reasons: readonly string[] };
}

/** Signs an access token for a session and writes its current refresh token. */
export async function sessionJson(
  accounts: Accounts,
  person: Person,
  session: Session,
): Promise<SessionJson> {
  const issuedAt = Math.floor(accounts.now().getTime() / 1000);
  const lifetime = accounts.settings.AUTH_JWT_EXPIRY;
  const claims = accessTokenClaims(accounts, person, session);
  return {
    access_token: await accounts.keys.sign({
      ...claims,
      iat: issuedAt,
      exp: issuedAt + lifetime,
    }),
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: issuedAt + lifetime,
    refresh_token: writeRefreshToken(
      session.id,
      session.refreshTokenCounter,
      session.refreshTokenKey,
    ),
    user: userJson(person),
  };
}

function accessTokenClaims(accounts: Accounts, { user }: Person, session: Session) {
  return {
    iss: accounts.settings.AUTH_JWT_ISSUER ?? accounts.address,
    sub: user.id,
    aud: user.aud,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  };
}
