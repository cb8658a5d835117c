import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { mfaFactors, recoveryCodes } from '../../../platform/database/schema/mfa-factors.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { sha256 } from '../codes/one-time-code.ts';
import { AccountError } from '../errors/account-error.ts';
import { composeNotice } from '../mails/compose-mail.ts';
import { tellPerson } from '../mails/tell-person.ts';
import type { Factor, Person } from '../people/person.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import type { SessionJson } from '../sessions/session.ts';
import { raiseSession } from './verify-factor.ts';

/** How many codes a set holds. */
const total = 10;

/** Without the letters and digits that are mistaken for one another: 32 of them, 5 bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const codeLength = 16;

/** A set of recovery codes as GoTrue hands it out. The codes are shown this once. */
interface IssuedRecoveryCodes {
  id: string;
  type: 'recovery_code';
  friendly_name: string;
  total: number;
  codes: string[];
}

/** How many of someone's recovery codes are still good. */
export async function recoveryCodesStatus(accounts: Accounts, person: Person) {
  const { id } = ownRecoveryCodes(person);
  const [left] = await accounts.database
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.factorId, id), isNull(recoveryCodes.usedAt)));
  return { id, type: 'recovery_code', total, remaining: left?.codes ?? 0 };
}

/**
 * Makes the codes that stand in for a lost authenticator app.
 * @throws AccountError where there is no app they could stand in for, or a set already
 */
export async function generateRecoveryCodes(
  accounts: Accounts,
  who: Authenticated,
  friendlyName: string | null,
  origin: RequestOrigin,
): Promise<IssuedRecoveryCodes> {
  requireSecondFactor(who);
  const { factors, user } = who.person;
  if (!factors.some(({ factorType, status }) => factorType === 'totp' && status === 'verified')) {
    const message = 'Recovery codes need another verified factor';
    throw new AccountError(422, 'mfa_recovery_codes_sole_factor', message);
  }
  return accounts.database.transaction(async (transaction) => {
    const [factor] = await transaction
      .insert(mfaFactors)
      .values({
        userId: user.id,
        factorType: 'recovery_code',
        friendlyName: friendlyName ?? 'Recovery codes',
        status: 'verified',
      })
      .onConflictDoNothing()
      .returning();
    if (!factor || findRecoveryCodes(who.person)) {
      const message = 'A verified recovery code factor already exists';
      throw new AccountError(422, 'mfa_verified_factor_exists', message);
    }
    return issue(accounts, transaction, factor, who, origin);
  });
}

/** Replaces someone's recovery codes with new ones; the old are worthless at once. */
export async function regenerateRecoveryCodes(
  accounts: Accounts,
  who: Authenticated,
  origin: RequestOrigin,
): Promise<IssuedRecoveryCodes> {
  requireSecondFactor(who);
  const factor = ownRecoveryCodes(who.person);
  await accounts.limits.forgiveGuess('recovery-code', who.person.user.id);
  return accounts.database.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factor.id));
    return issue(accounts, transaction, factor, who, origin);
  });
}

/** @throws AccountError `mfa_factor_not_found` for who has made none */
export function ownRecoveryCodes(person: Person): Factor {
  const found = findRecoveryCodes(person);
  if (!found) throw new AccountError(404, 'mfa_factor_not_found', 'Factor not found');
  return found;
}

/** What is stored of a code, however it was typed: letter case, spaces and dashes do not matter. */
function recoveryCodeHash(typed: string): string {
  return sha256(typed.toLowerCase().replaceAll(/[\s-]/g, ''));
}

function findRecoveryCodes({ factors }: Person): Factor | undefined {
  return factors.find(({ factorType }) => factorType === 'recovery_code');
}

async function issue(
  accounts: Accounts,
  transaction: Transaction,
  { id, friendlyName }: Factor,
  { person: { user } }: Authenticated,
  { ip }: RequestOrigin,
): Promise<IssuedRecoveryCodes> {
  const codes = Array.from({ length: total }, newCode);
  const stored = codes.map((code) => ({ factorId: id, codeHash: recoveryCodeHash(code) }));
  await transaction.insert(recoveryCodes).values(stored);
  await recordAudit(transaction, {
    action: 'recovery_codes_made',
    actor: user,
    subject: user.id,
    ip,
  });
  await tellPerson(accounts, transaction, user, (about) =>
    composeNotice('recovery_codes_made', about),
  );
  return { id, type: 'recovery_code', friendly_name: friendlyName ?? '', total, codes };
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function requireSecondFactor({ session }: Authenticated): void {
  if (session.aal === 'aal2') return;
  const message = 'AAL2 required to manage recovery codes';
  throw new AccountError(403, 'insufficient_aal', message);
}

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
