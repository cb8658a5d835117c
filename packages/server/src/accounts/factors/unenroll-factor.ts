import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { mfaFactors } from '../../database/schema/mfa-factors.ts';
import { sessions } from '../../database/schema/sessions.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { recordAudit } from '../people/audit.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import { ownFactor } from './challenge-factor.ts';

/**
 * Takes a factor off an account. Sessions that were raised with it fall back to aal1.
 * @throws AccountError
 */
export async function unenrollFactor(
  accounts: Accounts,
  { person, session }: Authenticated,
  factorId: string,
  origin: RequestOrigin,
): Promise<{ id: string }> {
  const factor = ownFactor(person, factorId);
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    const message = 'AAL2 required to unenroll verified factor';
    throw new AccountError(422, 'insufficient_aal', message);
  }
  await accounts.database.transaction(async (transaction) => {
    await removeFactor(transaction, factor.id);
    await recordAudit(transaction, {
      action: 'factor_unenrolled',
      actor: person.user,
      subject: factor.id,
      ip: origin.ip,
    });
  });
  return { id: factor.id };
}

/** Removes a factor and what was proven with it. */
export async function removeFactor(transaction: Transaction, factorId: string): Promise<void> {
  await transaction.delete(mfaFactors).where(eq(mfaFactors.id, factorId));
  await transaction
    .update(sessions)
    .set({ aal: 'aal1', factorId: null })
    .where(eq(sessions.factorId, factorId));
}
