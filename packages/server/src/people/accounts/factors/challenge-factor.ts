import { eq } from 'drizzle-orm';
import { mfaChallenges, mfaFactors } from '../../../platform/database/schema/mfa-factors.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import type { Factor, Person } from '../people/person.ts';

/** A challenge is open this long, in milliseconds. */
export const challengeLifetime = 5 * 60_000;

/** Opens a challenge: the next code has to answer it. */
export async function challengeFactor(
  accounts: Accounts,
  person: Person,
  factorId: string,
  { ip }: RequestOrigin,
) {
  const factor = ownApp(person, factorId);
  const now = accounts.now();
  const [challenge] = await accounts.database
    .insert(mfaChallenges)
    .values({ factorId: factor.id, ip, createdAt: now })
    .returning();
  if (!challenge) throw new Error('The challenge was not stored.');
  await accounts.database
    .update(mfaFactors)
    .set({ lastChallengedAt: now })
    .where(eq(mfaFactors.id, factor.id));
  const expiresAt = Math.floor((now.getTime() + challengeLifetime) / 1000);
  return { id: challenge.id, type: factor.factorType, expires_at: expiresAt };
}

/** @throws AccountError `mfa_factor_not_found` for a factor that is not this person's */
export function ownFactor(person: Person, factorId: string): Factor {
  const factor = person.factors.find(({ id }) => id === factorId);
  if (!factor) throw new AccountError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/**
 * An authenticator app of this person, with its secret.
 * @throws AccountError `mfa_factor_not_found`
 */
export function ownApp(person: Person, factorId: string): Factor & { secret: string } {
  const { secret, ...factor } = ownFactor(person, factorId);
  if (secret === null) throw new AccountError(404, 'mfa_factor_not_found', 'Factor not found');
  return { ...factor, secret };
}
