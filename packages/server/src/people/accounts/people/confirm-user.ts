import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { identities, users } from '../../../platform/database/schema/users.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import type { User } from './person.ts';

/** Any constant does; it must only differ from other locks in the same database. */
const firstOperatorLock = 7_220_250_144;

/**
 * Notes that a user's address or number is theirs. The first person who is ever confirmed becomes
 * the operator of the installation.
 */
export async function confirmUser(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  contact: 'email' | 'phone',
): Promise<void> {
  const now = accounts.now();
  const verified = contact === 'email' ? 'email_verified' : 'phone_verified';
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${firstOperatorLock}::bigint)`);
  const isFirst = !(await someoneElseIsConfirmed(transaction, user.id));
  await transaction
    .update(users)
    .set({
      ...(contact === 'email' ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }),
      userMetadata: { ...user.userMetadata, [verified]: true },
      isAnonymous: false,
      ...(isFirst && { operator: true }),
    })
    .where(eq(users.id, user.id));
  await transaction
    .update(identities)
    .set({
      identityData: sql`${identities.identityData} || ${JSON.stringify({ [verified]: true })}::jsonb`,
    })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, contact)));
  await recordAudit(transaction, {
    action: 'user_confirmed',
    actor: user,
    subject: user.id,
    details: { contact, ...(isFirst && { becameOperator: true }) },
  });
}

async function someoneElseIsConfirmed(transaction: Transaction, userId: string): Promise<boolean> {
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ne(users.id, userId),
        or(isNotNull(users.emailConfirmedAt), isNotNull(users.phoneConfirmedAt)),
      ),
    )
    .limit(1);
  return other !== undefined;
}
