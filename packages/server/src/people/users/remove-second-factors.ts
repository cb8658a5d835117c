import type { UserRow } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { mfaFactors } from '../../platform/database/schema/mfa-factors.ts';
import { sessions } from '../../platform/database/schema/sessions.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { composeNotice } from '../accounts/mails/compose-notice.ts';
import { actorOf, recordAudit } from '../audit-log/audit.ts';
import { lockUser, readUserRow, type StoredUser } from './locked-user.ts';

/**
 * Takes every authenticator app and recovery code off someone's account, signs them out everywhere
 * and tells them by mail: their password alone signs them in then. GoTrue ends only the sessions
 * that had shown the factor; whoever asked an operator for this may have lost more than an app. Who
 * has no second factor is left as they are.
 * @throws Refusal `NOT_ALLOWED` for one's own account: who got hold of an operator's session could
 * otherwise do away with the factor that keeps them out. `UNAVAILABLE` where accounts are hosted.
 */
export async function removeSecondFactors(
  accounts: Accounts | null,
  person: Person | null,
  id: string,
): Promise<UserRow> {
  if (!accounts) {
    throw new Refusal('UNAVAILABLE', 'Accounts are hosted elsewhere: remove second factors there.');
  }
  if (person?.userId === id) {
    throw new Refusal(
      'NOT_ALLOWED',
      'This is your own account: remove your second factor on your account page.',
    );
  }
  return accounts.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    const removed = await transaction
      .delete(mfaFactors)
      .where(eq(mfaFactors.userId, id))
      .returning({ type: mfaFactors.factorType });
    if (removed.length > 0) await followUp(accounts, transaction, person, user);
    return readUserRow(transaction, id, accounts.operatorEmails, accounts.now());
  });
}

async function followUp(
  accounts: Accounts,
  transaction: Transaction,
  person: Person | null,
  { id, email }: StoredUser,
): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.userId, id));
  await recordAudit(transaction, {
    action: 'second_factor_removed',
    actor: await actorOf(transaction, person),
    subject: id,
  });
  if (email) {
    await accounts.sendMail(transaction, composeNotice('second_factor_removed', { to: email }));
  }
}
