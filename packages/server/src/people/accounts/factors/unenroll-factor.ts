import { and, eq, inArray, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import { mfaFactors } from '../../../platform/database/schema/mfa-factors.ts';
import { sessions } from '../../../platform/database/schema/sessions.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import type { Factor } from '../people/person.ts';
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
    await removeFactor(transaction, factor);
    await recordAudit(transaction, {
      action: 'factor_unenrolled',
      actor: person.user,
      subject: person.user.id,
      ip: origin.ip,
    });
  });
  return { id: factor.id };
}

/** Removes a factor and what was proven with it. Recovery codes go with the last app. */
export async function removeFactor(
  transaction: Transaction,
  { id, userId }: Pick<Factor, 'id' | 'userId'>,
): Promise<void> {
  const gone = await transaction
    .delete(mfaFactors)
    .where(or(eq(mfaFactors.id, id), leftAlone(transaction, { id, userId })))
    .returning({ id: mfaFactors.id });
  await transaction
    .update(sessions)
    .set({ aal: 'aal1', factorId: null })
    .where(
      inArray(
        sessions.factorId,
        gone.map((factor) => factor.id),
      ),
    );
}

/** Recovery codes that would be the only factor left. */
function leftAlone(transaction: Transaction, { id, userId }: Pick<Factor, 'id' | 'userId'>) {
  const otherApps = transaction
    .select({ id: apps.id })
    .from(apps)
    .where(
      and(
        eq(apps.userId, userId),
        ne(apps.id, id),
        eq(apps.factorType, 'totp'),
        eq(apps.status, 'verified'),
      ),
    );
  return and(
    eq(mfaFactors.userId, userId),
    eq(mfaFactors.factorType, 'recovery_code'),
    notExists(otherApps),
  );
}

const apps = alias(mfaFactors, 'apps');
