import type { Invitation, UserRow } from '@second-ring/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { inviteUser as inviteToAccounts } from '../accounts/admin/invite.ts';
import { AccountError } from '../accounts/errors/account-error.ts';
import { actorOf } from '../audit-log/audit.ts';
import { tie } from '../user-businesses/tie-user.ts';
import { readUserRow } from './locked-user.ts';

/** Opens an account for someone, ties them to businesses and mails them the way in. */
export async function inviteUser(
  accounts: Accounts | null,
  person: Person | null,
  invitation: Invitation,
): Promise<UserRow> {
  if (!accounts) {
    throw new Refusal('UNAVAILABLE', 'Accounts are hosted elsewhere: invite people there.');
  }
  try {
    return await accounts.database.transaction((transaction) =>
      invite(accounts, transaction, person, invitation),
    );
  } catch (error) {
    if (!(error instanceof AccountError) || error.code !== 'email_exists') throw error;
    throw new Refusal('EMAIL_TAKEN', 'Someone with this address has an account already.');
  }
}

async function invite(
  accounts: Accounts,
  transaction: Transaction,
  person: Person | null,
  { email, role, business_ids: businessIds }: Invitation,
): Promise<UserRow> {
  const known = await transaction.$count(businesses, inArray(businesses.id, businessIds));
  foundOrRefused(known === new Set(businessIds).size ? known : null, 'business');
  const actor = await actorOf(transaction, person);
  const invited = await inviteToAccounts(accounts, transaction, {
    email,
    metadata: {},
    redirectTo: `${accounts.siteUrl}/reset-password`,
    invitedBy: actor,
  });
  const { id } = invited.user;
  const operator = role === 'operator';
  await transaction.update(users).set({ operator }).where(eq(users.id, id));
  for (const businessId of businessIds) await tie(transaction, actor, id, businessId);
  return readUserRow(transaction, id, accounts.operatorEmails, accounts.now());
}
