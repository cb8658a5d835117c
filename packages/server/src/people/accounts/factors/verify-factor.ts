import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { mfaChallenges, mfaFactors } from '../../../platform/database/schema/mfa-factors.ts';
import { sessions } from '../../../platform/database/schema/sessions.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { composeNotice } from '../mails/compose-mail.ts';
import { tellPerson } from '../mails/tell-person.ts';
import { type Factor, findPerson, type Person } from '../people/person.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import { requireFreshProof } from '../sessions/proofs.ts';
import { provenBy, type Session, type SessionJson, sessionJson } from '../sessions/session.ts';
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
  if (factor.status === 'unverified') {
    requireFreshProof(who.session, accounts.now());
    requireYoung(factor, accounts.now());
  }
  await checkChallenge(accounts, factor, answer.challengeId, origin);
  await accounts.limits.countGuess('app-code', user.id);
  const step = matchingStep(factor.secret, answer.code, accounts.now());
  if (step === null) throw wrongCode();
  await accounts.limits.forgiveGuess('app-code', user.id);
  return accounts.database.transaction(async (transaction) => {
    await takeStep(accounts, transaction, factor, step);
    await closeChallenge(accounts, transaction, answer.challengeId);
    if (factor.status === 'unverified') {
      await dropUnverified(transaction, factor);
      await tellPerson(accounts, transaction, user, (about) =>
        composeNotice('factor_added', about),
      );
    }
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

/** What nobody finished setting up in this time is started over: a factor is as old as it looks. */
const setUpTime = 60 * 60_000;

function requireYoung({ createdAt }: Factor, now: Date): void {
  if (now.getTime() - createdAt.getTime() < setUpTime) return;
  const message = 'This app was not set up within an hour. Please start again.';
  throw new AccountError(422, 'mfa_factor_not_found', message);
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

/** A challenge is open this long, in milliseconds. */
const challengeLifetime = 5 * 60_000;

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
function ownApp(person: Person, factorId: string): Factor & { secret: string } {
  const { secret, ...factor } = ownFactor(person, factorId);
  if (secret === null) throw new AccountError(404, 'mfa_factor_not_found', 'Factor not found');
  return { ...factor, secret };
}

/**
 * Raises a session to aal2 after a second proof; the person's sessions that have shown none end.
 * The counter skips one, so that the token from before cannot be mistaken for a lost answer.
 */
export async function raiseSession(
  accounts: Accounts,
  transaction: Transaction,
  session: Session,
  proof: { factorId: string; method: 'totp' | 'mfa/recovery_code' },
): Promise<SessionJson> {
  const proven = provenBy(proof.method, accounts.now());
  const raised = {
    aal: 'aal2' as const,
    amr: [proven, ...session.amr.filter(({ method }) => method !== proof.method)],
    factorId: proof.factorId,
    refreshTokenCounter: session.refreshTokenCounter + 2,
    refreshedAt: null,
  };
  await transaction.update(sessions).set(raised).where(eq(sessions.id, session.id));
  await transaction
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, session.userId),
        ne(sessions.id, session.id),
        eq(sessions.aal, 'aal1'),
      ),
    );
  const person = await findPerson(transaction, session.userId);
  if (!person) throw new Error('The user vanished while showing a second factor.');
  return sessionJson(accounts, person, { ...session, ...raised });
}
