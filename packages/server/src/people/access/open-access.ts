import type { Hono } from 'hono';
import type { People } from '../../platform/tenant-guard/person.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { openAccounts } from '../accounts/open-accounts.ts';
import { accountRoutes } from '../accounts/routes/account-routes.ts';
import { accountPeople } from './account-people.ts';
import { hostedPeople } from './hosted-people.ts';

/** Who may do what, and where they sign in. */
export interface Access {
  people: People;
  /** Null: accounts are hosted elsewhere. */
  accounts: Accounts | null;
  operatorEmails: readonly string[];
  /** Where accounts answer; none when they are hosted elsewhere. */
  routes: Hono[];
}

/** Our own accounts, or those of a hosted Supabase where `SUPABASE_URL` names one. */
export async function openAccess(from: Parameters<typeof openAccounts>[0]): Promise<Access> {
  const { database, settings } = from;
  const operatorEmails = settings.OPERATOR_EMAILS;
  if (settings.SUPABASE_URL) {
    const issuer = `${settings.SUPABASE_URL}/auth/v1`;
    const people = hostedPeople({ database, operatorEmails, issuer });
    return { people, accounts: null, operatorEmails, routes: [] };
  }
  const accounts = await openAccounts(from);
  const people = accountPeople(accounts);
  return { people, accounts, operatorEmails, routes: [accountRoutes(accounts)] };
}
