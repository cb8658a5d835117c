import type { Invitation, UserChange, UserRow } from '@second-ring/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { mfaFactors } from '../../platform/database/schema/mfa-factors.ts';
import { sessions } from '../../platform/database/schema/sessions.ts';
import { users } from '../../platform/database/schema/users.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { inviteUser as inviteToAccounts } from '../accounts/admin/admin-users.ts';
import { AccountError } from '../accounts/errors/account-error.ts';
import { composeNotice } from '../accounts/mails/compose-mail.ts';
import { forgetWaitingSignUp } from '../accounts/people/create-user.ts';
import { endFeedsOf } from '../accounts/people/end-feeds.ts';
import { actorOf, recordAudit } from '../audit-log/audit.ts';
import { tie } from '../user-businesses/procedures.ts';
import { businessesOf, listUsers, rowOfUser, securedOf } from './list-users.ts';

export function userProcedures({
  database,
  accounts,
  operatorEmails,
}: Pick<Services, 'database' | 'operatorEmails'> & { accounts: Accounts | null }) {
  const { users } = procedures;
  return {
    list: users.list.handler(({ input, context }) =>
      context.withDatabase((own) => listUsers(own, context.scope, input, operatorEmails)),
    ),
    invite: users.invite.handler(({ input, context }) =>
      inviteUser(accounts, context.person, input),
    ),
    update: users.update.handler(({ input, context }) =>
      updateUser(database, context.person, input, operatorEmails),
    ),
    removeSecondFactors: users.removeSecondFactors.handler(({ input, context }) =>
      removeSecondFactors(accounts, context.person, input.id),
    ),
  };
}

/** Opens an account for someone, ties them to businesses and mails them the way in. */
async function inviteUser(
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
  const known = await transaction
    .select({ name: businesses.name })
    .from(businesses)
    .where(inArray(businesses.id, businessIds));
  foundOrRefused(known.length === new Set(businessIds).size ? known : null, 'business');
  const actor = await actorOf(transaction, person);
  const invited = await inviteToAccounts(accounts, transaction, {
    email,
    metadata: {},
    redirectTo: `${accounts.siteUrl}/reset-password`,
    invitedBy: actor,
    businesses: known.flatMap(({ name }) => name ?? []),
  });
  const { id } = invited.user;
  const operator = role === 'operator';
  await transaction.update(users).set({ operator }).where(eq(users.id, id));
  for (const businessId of businessIds) await tie(transaction, actor, id, businessId);
  return readUserRow(transaction, id, accounts.operatorEmails, accounts.now());
}

/** As good as for ever: PostgreSQL's and JavaScript's dates both reach it. */
const forEver = new Date('9999-12-31T00:00:00Z');

/**
 * Changes someone's role, keeps them out or lets them in again. Who is kept out is signed out
 * everywhere. Nobody can lock themselves out.
 */
async function updateUser(
  database: Database,
  person: Person | null,
  { id, ...change }: UserChange & { id: string },
  operatorEmails: readonly string[],
): Promise<UserRow> {
  if (person?.userId === id) {
    throw new Refusal('NOT_ALLOWED', 'This is your own account: ask another operator.');
  }
  return database.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    refuseBySetting(user, change, operatorEmails);
    await apply(transaction, person, user, change);
    return readUserRow(transaction, id, operatorEmails, new Date());
  });
}

function refuseBySetting(
  user: StoredUser,
  change: UserChange,
  operatorEmails: readonly string[],
): void {
  if (change.role !== 'owner' || !user.email || !operatorEmails.includes(user.email)) return;
  throw new Refusal(
    'NOT_ALLOWED',
    'OPERATOR_EMAILS makes this address an operator: take it out there first.',
  );
}

async function apply(
  transaction: Transaction,
  person: Person | null,
  user: StoredUser,
  { role, disabled }: UserChange,
): Promise<void> {
  const actor = await actorOf(transaction, person);
  const subject = user.id;
  if (role !== undefined && (role === 'operator') !== user.operator) {
    await transaction
      .update(users)
      .set({ operator: role === 'operator' })
      .where(eq(users.id, user.id));
    if (role === 'operator') await forgetWaitingSignUp(transaction, user.id);
    await recordAudit(transaction, { action: 'role_changed', actor, subject, details: { role } });
  }
  if (disabled === undefined) return;
  const bannedUntil = disabled ? forEver : null;
  await transaction.update(users).set({ bannedUntil }).where(eq(users.id, user.id));
  if (disabled) {
    await transaction.delete(sessions).where(eq(sessions.userId, user.id));
    await endFeedsOf(transaction, user.id);
  }
  const action = disabled ? 'user_disabled' : 'user_enabled';
  await recordAudit(transaction, { action, actor, subject });
}

/**
 * Takes every authenticator app and recovery code off someone's account, signs them out everywhere
 * and tells them by mail: their password alone signs them in then. GoTrue ends only the sessions
 * that had shown the factor; whoever asked an operator for this may have lost more than an app. Who
 * has no second factor is left as they are.
 * @throws Refusal `NOT_ALLOWED` for one's own account: who got hold of an operator's session could
 * otherwise do away with the factor that keeps them out. `UNAVAILABLE` where accounts are hosted.
 */
async function removeSecondFactors(
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

type StoredUser = typeof users.$inferSelect;

/**
 * Someone an operator is about to change, their row locked until the transaction ends. Refuses with
 * `NOT_FOUND` where there is nobody, or nobody any more.
 */
async function lockUser(transaction: Transaction, id: string): Promise<StoredUser> {
  const [found] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return foundOrRefused(found, 'person');
}

/** Someone as operators see them now, with every business of theirs. */
async function readUserRow(
  transaction: Transaction,
  id: string,
  operatorEmails: readonly string[],
  now: Date,
): Promise<UserRow> {
  const [found] = await transaction.select().from(users).where(eq(users.id, id));
  const owned = await businessesOf(transaction, 'everything', [id]);
  const secured = await securedOf(transaction, [id]);
  const beside = { owned: owned.get(id) ?? [], secured, operatorEmails, now };
  return rowOfUser(foundOrRefused(found, 'person'), beside);
}
