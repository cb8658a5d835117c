import type { Transaction } from '../../../platform/database/database.ts';
import type { OutgoingMail } from '../../../platform/providers/mail/interface.ts';
import type { Accounts } from '../accounts.ts';
import type { User } from '../people/person.ts';
import { mayMailUser } from './mail-budget.ts';

/**
 * Tells somebody by mail what was changed about how they sign in; who has no address is told nothing.
 * @param compose given the address, and the page where whoever has the mailbox gets the account back
 */
export async function tellPerson(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  compose: (about: { to: string; page: string }) => OutgoingMail,
): Promise<void> {
  const { email } = user;
  if (!email || !(await mayMailUser(accounts, transaction, user))) return;
  const page = `${accounts.siteUrl.replace(/\/$/, '')}/forgot-password`;
  await accounts.sendMail(transaction, compose({ to: email, page }));
}
