import { and, count, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { recoveryCodes } from '../../../platform/database/schema/mfa-factors.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { composeNotice } from '../mails/compose-notice.ts';
import type { Factor } from '../people/person.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import type { SessionJson } from '../sessions/session-json.ts';
import { raiseSession } from './raise-session.ts';
import { ownRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

/**
 * Takes a recovery code in an authenticator app's place: the session rises to aal2. Each code is
 * good once, and its owner is told by mail that one was used.
 * @throws AccountError
 */
export async function verifyRecoveryCode(
  accounts: Accounts,
  who: Authenticated,
  code: string,
  origin: RequestOrigin,
): Promise<SessionJson> {
  const { user } = who.person;
  const factor = ownRecoveryCodes(who.person);
  await accounts.limits.countGuess('recovery-code', user.id);
  const session = await accounts.database.transaction(async (transaction) => {
    const remaining = await useCode(accounts, transaction, factor, code);
    await recordAudit(transaction, {
      action: 'recovery_code_used',
      actor: user,
      subject: user.id,
      details: { remaining },
      ip: origin.ip,
    });
    if (user.email) {
      const notice = composeNotice('recovery_code_used', { to: user.email, remaining });
      await accounts.sendMail(transaction, notice);
    }
    return raiseSession(accounts, transaction, who.session, {
      factorId: factor.id,
      method: 'mfa/recovery_code',
    });
  });
  await accounts.limits.forgiveGuess('recovery-code', user.id);
  return session;
}

/** @returns how many codes are left */
async function useCode(
  accounts: Accounts,
  transaction: Transaction,
  factor: Factor,
  code: string,
): Promise<number> {
  const unused = and(eq(recoveryCodes.factorId, factor.id), isNull(recoveryCodes.usedAt));
  const used = await transaction
    .update(recoveryCodes)
    .set({ usedAt: accounts.now() })
    .where(and(unused, eq(recoveryCodes.codeHash, recoveryCodeHash(code))))
    .returning({ id: recoveryCodes.id });
  if (used.length === 0) {
    throw new AccountError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  }
  const [left] = await transaction.select({ codes: count() }).from(recoveryCodes).where(unused);
  return left?.codes ?? 0;
}
