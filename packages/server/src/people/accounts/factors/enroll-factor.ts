import { and, eq, inArray, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import { mfaFactors } from '../../../platform/database/schema/mfa-factors.ts';
import { sessions } from '../../../platform/database/schema/sessions.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { composeNotice } from '../mails/compose-mail.ts';
import { tellPerson } from '../mails/tell-person.ts';
import type { Factor, User } from '../people/person.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import { cameByMail, requireFreshProof } from '../sessions/proofs.ts';
import { closeSessions } from '../sessions/session.ts';
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
  requireFreshProof(session, accounts.now());
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
        createdAt: accounts.now(),
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

/** How long whoever shows the mailbox may take off a app that somebody else may have added. */
const undoable = 72 * 60 * 60_000;

/**
 * Takes a factor off an account. Sessions that were raised with it fall back to aal1. A young app
 * comes off by a mail alone: whoever knew the password may have added it to lock the account's owner out. Then
 * the password goes with it, and every other session.
 * @throws AccountError
 */
export async function unenrollFactor(
  accounts: Accounts,
  { person, session }: Authenticated,
  factorId: string,
  origin: RequestOrigin,
): Promise<{ id: string }> {
  const factor = ownFactor(person, factorId);
  const now = accounts.now();
  const isSure = factor.status !== 'verified' || session.aal === 'aal2';
  const isYoungApp =
    factor.factorType === 'totp' && now.getTime() - factor.createdAt.getTime() < undoable;
  if (!isSure && !(isYoungApp && cameByMail(session, now))) {
    const message = 'AAL2 required to unenroll verified factor';
    throw new AccountError(422, 'insufficient_aal', message);
  }
  await accounts.database.transaction(async (transaction) => {
    await removeFactor(transaction, factor);
    if (!isSure) {
      const forgotten = { passwordHash: null };
      await transaction.update(users).set(forgotten).where(eq(users.id, person.user.id));
      await closeSessions(transaction, session, 'others');
    }
    if (factor.status === 'verified') {
      await tellFactorRemoved(accounts, transaction, person.user, factor);
    }
    await recordAudit(transaction, {
      action: 'factor_unenrolled',
      actor: person.user,
      subject: person.user.id,
      ip: origin.ip,
    });
  });
  return { id: factor.id };
}

/** Tells somebody by mail that a factor of theirs was taken off. */
export function tellFactorRemoved(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  { factorType }: Pick<Factor, 'factorType'>,
): Promise<void> {
  const kind = factorType === 'totp' ? 'factor_removed' : 'recovery_codes_removed';
  return tellPerson(accounts, transaction, user, (about) => composeNotice(kind, about));
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
