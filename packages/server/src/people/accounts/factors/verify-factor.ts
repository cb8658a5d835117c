import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { mfaChallenges, mfaFactors } from '../../../platform/database/schema/mfa-factors.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import type { Factor } from '../people/person.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import type { SessionJson } from '../sessions/session-json.ts';
import { challengeLifetime, ownApp } from './challenge-factor.ts';
import { raiseSession } from './raise-session.ts';
import { matchingStep } from './totp.ts';

/**
 * Answers a challenge with a code: the session rises to aal2, and the person's sessions that have
 * not shown the factor end. Each code is good once.
 * @throws AccountError
 */
export async function verifyFactor(
  accounts: Accounts,
  who: Authenticated,
  answer: { factorId: string; challengeId: string; code: string },
  origin: RequestOrigin,
): Promise<SessionJson> {
  const { user } = who.person;
  const factor = ownApp(who.person, answer.factorId);
  await checkChallenge(accounts, factor, answer.challengeId, origin);
  await accounts.limits.countGuess('app-code', user.id);
  const step = matchingStep(factor.secret, answer.code, accounts.now());
  if (step === null) throw wrongCode();
  await accounts.limits.forgiveGuess('app-code', user.id);
  return accounts.database.transaction(async (transaction) => {
    await takeStep(accounts, transaction, factor, step);
    await closeChallenge(accounts, transaction, answer.challengeId);
    if (factor.status === 'unverified') await dropUnverified(transaction, factor);
    await recordAudit(transaction, {
      action: 'factor_verified',
      actor: user,
      subject: user.id,
      ip: origin.ip,
    });
    return raiseSession(accounts, transaction, who.session, {
      factorId: factor.id,
      method: 'totp',
    });
  });
}

async function checkChallenge(
  accounts: Accounts,
  factor: Factor,
  challengeId: string,
  { ip }: RequestOrigin,
): Promise<void> {
  const [challenge] = await accounts.database
    .select()
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.id, challengeId), eq(mfaChallenges.factorId, factor.id)));
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AccountError(422, 'mfa_factor_not_found', message);
  }
  if (challenge.verifiedAt || challenge.ip !== ip) {
    const message = 'Challenge and verify IP addresses mismatch';
    throw new AccountError(422, 'mfa_ip_address_mismatch', message);
  }
  if (accounts.now().getTime() - challenge.createdAt.getTime() > challengeLifetime) {
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
    throw new AccountError(422, 'mfa_challenge_expired', message);
  }
}

/** Marks a code as spent; of two that come at once, one is refused. */
async function takeStep(
  accounts: Accounts,
  transaction: Transaction,
  factor: Factor,
  step: number,
): Promise<void> {
  const taken = await transaction
    .update(mfaFactors)
    .set({ lastUsedStep: step, status: 'verified', updatedAt: accounts.now() })
    .where(
      and(
        eq(mfaFactors.id, factor.id),
        or(isNull(mfaFactors.lastUsedStep), lt(mfaFactors.lastUsedStep, step)),
      ),
    )
    .returning({ id: mfaFactors.id });
  if (taken.length === 0) throw wrongCode();
}

async function closeChallenge(
  accounts: Accounts,
  transaction: Transaction,
  challengeId: string,
): Promise<void> {
  await transaction
    .update(mfaChallenges)
    .set({ verifiedAt: accounts.now() })
    .where(eq(mfaChallenges.id, challengeId));
}

async function dropUnverified(transaction: Transaction, factor: Factor): Promise<void> {
  await transaction
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.userId, factor.userId),
        ne(mfaFactors.id, factor.id),
        eq(mfaFactors.status, 'unverified'),
      ),
    );
}

function wrongCode(): AccountError {
  return new AccountError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}
