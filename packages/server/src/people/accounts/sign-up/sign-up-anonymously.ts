import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { createUser } from '../people/create-user.ts';
import { openSession } from '../sessions/session.ts';
import type { SessionJson } from '../sessions/session-json.ts';

/**
 * Signs in someone who gives no name; they own nothing and may become someone later.
 * @throws AccountError
 */
export async function signUpAnonymously(
  accounts: Accounts,
  userMetadata: Record<string, unknown>,
  origin: RequestOrigin,
): Promise<SessionJson> {
  if (!accounts.settings.AUTH_ANONYMOUS_ENABLED) {
    const message = 'Anonymous sign-ins are disabled';
    throw new AccountError(422, 'anonymous_provider_disabled', message);
  }
  await accounts.limits.countRequest('anonymous', origin.ip);
  return accounts.database.transaction(async (transaction) => {
    const user = await createUser(transaction, { userMetadata, isAnonymous: true });
    if (!user) throw new Error('A user without address or number cannot be taken.');
    return openSession(accounts, transaction, user.id, 'anonymous', origin);
  });
}
