import type { UserRow } from '@second-ring/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/users.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { businessesOf } from './list-users.ts';
import { rowOfUser } from './row-of-user.ts';

export type StoredUser = typeof users.$inferSelect;

/**
 * Someone an operator is about to change, their row locked until the transaction ends. Refuses with
 * `NOT_FOUND` where there is nobody, or nobody any more.
 */
export async function lockUser(transaction: Transaction, id: string): Promise<StoredUser> {
  const [found] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return foundOrRefused(found, 'person');
}

/** Someone as operators see them now, with every business of theirs. */
export async function readUserRow(
  transaction: Transaction,
  id: string,
  operatorEmails: readonly string[],
  now: Date,
): Promise<UserRow> {
  const [found] = await transaction.select().from(users).where(eq(users.id, id));
  const owned = await businessesOf(transaction, 'everything', [id]);
  return rowOfUser(foundOrRefused(found, 'person'), owned.get(id) ?? [], operatorEmails, now);
}
