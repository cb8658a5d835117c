import { and, eq } from 'drizzle-orm';
import { mfaFactors } from '../../../platform/database/schema/mfa-factors.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import { createTotp } from './totp.ts';

export interface FactorWish {
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
