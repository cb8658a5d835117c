import type { Accounts } from '../accounts.ts';

/**
 * Whether no answer may tell a stranger that an address has an account. Where addresses are
 * believed without a mail that cannot be hidden: who signs up is signed in, or is not.
 */
export function hidesAccounts({ settings }: Pick<Accounts, 'settings'>): boolean {
  return settings.AUTH_ACCOUNTS_HIDDEN && !settings.AUTH_EMAIL_AUTOCONFIRM;
}
