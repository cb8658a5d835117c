import type { UserBusinessRow } from '@second-ring/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { type AuditEntry, actorOf, recordAudit } from '../audit-log/audit.ts';
import { findUserBusiness } from './list-user-businesses.ts';

/** Makes someone an owner of a business; they may be one already. */
export async function tieUser(
  database: Database,
  person: Person | null,
  { user_id: userId, business_id: businessId }: { user_id: string; business_id: string },
): Promise<UserBusinessRow> {
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    foundOrRefused(user, 'person');
    const [business] = await transaction
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, businessId));
    foundOrRefused(business, 'business');
    await tie(transaction, await actorOf(transaction, person), userId, businessId);
    const tied = and(eq(userBusinesses.userId, userId), eq(userBusinesses.businessId, businessId));
    return foundOrRefused(await findUserBusiness(transaction, tied), 'ownership');
  });
}

/** Ties someone to a business and writes it down, unless they are tied already. */
export async function tie(
  transaction: Transaction,
  actor: AuditEntry['actor'],
  userId: string,
  businessId: string,
): Promise<void> {
  const tied = await transaction
    .insert(userBusinesses)
    .values({ userId, businessId })
    .onConflictDoNothing()
    .returning({ id: userBusinesses.id });
  if (tied.length === 0) return;
  await recordAudit(transaction, {
    action: 'business_tied',
    actor: actor ?? null,
    subject: userId,
    businessId,
  });
}

/** Takes a business from an owner. */
export async function untieUser(
  database: Database,
  person: Person | null,
  id: string,
): Promise<{ id: string }> {
  return database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(userBusinesses)
      .where(eq(userBusinesses.id, id))
      .returning();
    const { userId, businessId } = foundOrRefused(removed, 'ownership');
    await recordAudit(transaction, {
      action: 'business_untied',
      actor: await actorOf(transaction, person),
      subject: userId,
      businessId,
    });
    return { id };
  });
}
