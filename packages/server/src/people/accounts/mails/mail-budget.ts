import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { userBusinesses } from '../../../platform/database/schema/user-businesses.ts';
import { type StrangersCause, takeStrangersMail } from '../../../platform/mail/strangers-mail.ts';
import type { Accounts } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import type { User } from '../people/person.ts';

/** How many times an hour's mails strangers may cause in a day. */
const hoursOfDay = 5;

/**
 * Whether a mail about their account may be sent to somebody. Owners and operators always get theirs.
 * Who has confirmed an address and owns nothing, and who has confirmed none, have a budget each, for
 * anybody can be as many of those as they like.
 */
export async function mayMailUser(
  accounts: Accounts,
  transaction: Transaction,
  user: Pick<User, 'id' | 'operator' | 'email' | 'emailConfirmedAt'>,
): Promise<boolean> {
  if (await isSomebodys(accounts, transaction, user)) return true;
  return takeMail(accounts, transaction, user.emailConfirmedAt ? 'accounts' : 'unconfirmed');
}

/** Whether one more mail may be sent to an address that a stranger named. */
export function mayMailStranger(accounts: Accounts, transaction: Transaction): Promise<boolean> {
  return takeMail(accounts, transaction, 'unconfirmed');
}

/** Told to who may know that nothing was sent. */
export function mailBudgetSpent(): AccountError {
  return new AccountError(429, 'over_email_send_rate_limit', 'email rate limit exceeded').after(
    3600,
  );
}

async function isSomebodys(
  { operatorEmails }: Accounts,
  transaction: Transaction,
  {
    id,
    operator,
    email,
    emailConfirmedAt,
  }: Pick<User, 'id' | 'operator' | 'email' | 'emailConfirmedAt'>,
): Promise<boolean> {
  if (operator || (email && emailConfirmedAt && operatorEmails.includes(email))) return true;
  return (await transaction.$count(userBusinesses, eq(userBusinesses.userId, id))) > 0;
}

async function takeMail(
  { settings, now, report }: Accounts,
  transaction: Transaction,
  cause: StrangersCause,
): Promise<boolean> {
  const perHour = settings.AUTH_MAILS_PER_HOUR;
  if (perHour === 0) return true;
  const budget = { perHour, perDay: perHour * hoursOfDay };
  const taken = await takeStrangersMail(transaction, cause, budget, now().getTime());
  if (!taken)
    report(
      new Error(
        `Strangers have used up their mails of the hour or day (${cause}): AUTH_MAILS_PER_HOUR raises both.`,
      ),
    );
  return taken;
}
