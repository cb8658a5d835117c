import type { UserChange, UserRow } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { sessions } from '../../platform/database/schema/sessions.ts';
import { users } from '../../platform/database/schema/users.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { actorOf, recordAudit } from '../audit-log/audit.ts';
import { lockUser, readUserRow, type StoredUser } from './locked-user.ts';

/** As good as for ever: PostgreSQL's and JavaScript's dates both reach it. */
const forEver = new Date('9999-12-31T00:00:00Z');

/**
 * Changes someone's role, keeps them out or lets them in again. Who is kept out is signed out
 * everywhere. Nobody can lock themselves out.
 */
export async function updateUser(
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
    await recordAudit(transaction, { action: 'role_changed', actor, subject, details: { role } });
  }
  if (disabled === undefined) return;
  const bannedUntil = disabled ? forEver : null;
  await transaction.update(users).set({ bannedUntil }).where(eq(users.id, user.id));
  if (disabled) await transaction.delete(sessions).where(eq(sessions.userId, user.id));
  const action = disabled ? 'user_disabled' : 'user_enabled';
  await recordAudit(transaction, { action, actor, subject });
}
