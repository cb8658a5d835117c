import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { sessions } from '../../../platform/database/schema/sessions.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { findPerson, isBanned } from '../people/person.ts';
import { type RefreshToken, readRefreshToken } from '../tokens/refresh-token.ts';
import { banned, type Session, type SessionJson, sessionJson } from './session.ts';

/**
 * Trades a refresh token for a new one. The one before the current answers the current again (its
 * successor may never have arrived), and so does any old one shortly after a refresh (two tabs at
 * once); any other reuse looks like theft and ends the session.
 * @throws AccountError
 */
export async function refreshSession(
  accounts: Accounts,
  text: string,
  origin: RequestOrigin,
): Promise<SessionJson> {
  const token = readRefreshToken(text);
  // Twelve characters are GoTrue's first format, which we never gave out.
  if (!token)
    throw /^[a-z0-9]{12}$/.test(text) ? notFound() : invalid('Refresh token is not valid');
  const outcome = await accounts.database.transaction((transaction) =>
    exchange(accounts, transaction, token, origin),
  );
  // A stolen token's session stays ended although the answer is a refusal.
  if (outcome instanceof AccountError) throw outcome;
  accounts.limits.welcome(origin.ip, outcome.user.email || null);
  return outcome;
}

async function exchange(
  accounts: Accounts,
  transaction: Transaction,
  token: RefreshToken,
  origin: RequestOrigin,
): Promise<SessionJson | AccountError> {
  const [session] = await transaction
    .select()
    .from(sessions)
    .where(eq(sessions.id, token.sessionId))
    .for('update');
  if (!session || !token.isSignedBy(session.refreshTokenKey)) return notFound();
  if (token.counter > session.refreshTokenCounter) return notFound();
  const person = await findPerson(transaction, session.userId);
  if (!person || person.user.deletedAt) return notFound();
  if (isBanned(person.user, accounts.now())) return banned(400);
  if (token.counter === session.refreshTokenCounter) {
    return sessionJson(accounts, person, await advance(accounts, transaction, session, origin));
  }
  if (mayRepeat(accounts, session, token)) return sessionJson(accounts, person, session);
  await transaction.delete(sessions).where(eq(sessions.id, session.id));
  await recordAudit(transaction, {
    action: 'refresh_token_reused',
    actor: person.user,
    subject: person.user.id,
    details: { session_id: session.id },
    ip: origin.ip,
  });
  const message = 'Invalid Refresh Token: Already Used';
  return new AccountError(400, 'refresh_token_already_used', message);
}

async function advance(
  accounts: Accounts,
  transaction: Transaction,
  session: Session,
  { ip, userAgent }: RequestOrigin,
): Promise<Session> {
  const refreshed = {
    refreshTokenCounter: session.refreshTokenCounter + 1,
    refreshedAt: accounts.now(),
    ip,
    userAgent,
  };
  await transaction.update(sessions).set(refreshed).where(eq(sessions.id, session.id));
  return { ...session, ...refreshed };
}

function mayRepeat(accounts: Accounts, session: Session, token: RefreshToken): boolean {
  if (token.counter === session.refreshTokenCounter - 1) return true;
  if (!session.refreshedAt) return false;
  const age = accounts.now().getTime() - session.refreshedAt.getTime();
  return age <= accounts.settings.AUTH_REFRESH_REUSE_INTERVAL * 1000;
}

function notFound(): AccountError {
  const message = 'Invalid Refresh Token: Refresh Token Not Found';
  return new AccountError(400, 'refresh_token_not_found', message);
}
