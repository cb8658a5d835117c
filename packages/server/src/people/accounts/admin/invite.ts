import type { Transaction } from '../../../platform/database/database.ts';
import { type AuditEntry, recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import { mailCode } from '../codes/send-code.ts';
import { createUser } from '../people/create-user.ts';
import { findPerson, findUserByEmail, type Person } from '../people/person.ts';
import { emailExists } from '../people/refusals.ts';

export interface Invitation {
  email: string;
  metadata: Record<string, unknown>;
  redirectTo: string | null;
  invitedBy: AuditEntry['actor'];
}

/**
 * Opens an account for someone and mails them the way in. Who was invited before and has not come
 * is invited again.
 * @throws AccountError `email_exists` for who has confirmed
 */
export async function inviteUser(
  accounts: Accounts,
  transaction: Transaction,
  { email, metadata: userMetadata, redirectTo, invitedBy }: Invitation,
): Promise<Person> {
  const created = await createUser(transaction, { email, userMetadata });
  const user = created ?? (await findUserByEmail(transaction, email));
  if (!user || user.emailConfirmedAt) throw emailExists();
  await mailCode(accounts, transaction, user, 'invitation', { redirectTo, challenge: null });
  await recordAudit(transaction, {
    action: 'user_invited',
    actor: invitedBy ?? null,
    subject: user.id,
    details: { email },
  });
  const person = await findPerson(transaction, user.id);
  if (!person) throw new Error('The user vanished while being invited.');
  return person;
}
