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
import { createTotp } from './totp.ts';
import { ownFactor } from './verify-factor.ts';

interface FactorWish {
  friendlyName: string | null;
  issuer: string | null;
}

/**
 * Makes a secret for an authenticator app. It asks for nothing until a first code has verified it.
 * @throws AccountError
 */
export async function enrollFactor(
  accounts: Accounts,
  { person, session }: Authenticated,
  wish: FactorWish,
  origin: RequestOrigin,
) {
  const { user, factors } = person;
  if (user.isAnonymous) {
    throw new AccountError(403, 'validation_failed', 'Anonymous users cannot enroll a factor');
  }
  if (factors.some((factor) => factor.status === 'verified') && session.aal !== 'aal2') {
    throw new AccountError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const apps = factors.filter(({ factorType }) => factorType === 'totp');
  if (apps.length >= accounts.settings.AUTH_MAX_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AccountError(422, 'too_many_enrolled_mfa_factors', message);
  }
  const account = user.email ?? user.phone ?? user.id;
  const totp = createTotp(wish.issuer ?? new URL(accounts.siteUrl).host, account);
  return accounts.database.transaction(async (transaction) => {
    const named = and(
      eq(mfaFactors.userId, user.id),
      eq(mfaFactors.friendlyName, wish.friendlyName ?? ''),
      eq(mfaFactors.status, 'unverified'),
    );
    // Somebody who gave up on scanning may start over under the same name.
    if (wish.friendlyName) await transaction.delete(mfaFactors).where(named);
    const [factor] = await transaction
      .insert(mfaFactors)
      .values({
        userId: user.id,
        factorType: 'totp',
        friendlyName: wish.friendlyName,
        secret: totp.secret,
      })
      .onConflictDoNothing()
      .returning();
    if (!factor) throw nameTaken(wish.friendlyName);
    await recordAudit(transaction, {
      action: 'factor_enrolled',
      actor: user,
      subject: user.id,
      ip: origin.ip,
    });
    return {
      id: factor.id,
      type: factor.factorType,
      friendly_name: factor.friendlyName ?? '',
      totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri },
    };
  });
}

function nameTaken(name: string | null): AccountError {
  const message = `A factor with the friendly name "${name}" for this user already exists`;
  return new AccountError(422, 'mfa_factor_name_conflict', message);
}

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
