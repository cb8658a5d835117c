import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { businesses } from '../../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../../platform/database/schema/user-businesses.ts';

/**
 * Ends the calendar feeds of somebody's businesses: who may not read them any more may know their
 * addresses. Whoever else owns one makes a new address.
 */
export async function endFeedsOf(database: Queryable, userId: string): Promise<void> {
  const theirs = database
    .select({ id: userBusinesses.businessId })
    .from(userBusinesses)
    .where(eq(userBusinesses.userId, userId));
  await database
    .update(businesses)
    .set({ calendarTokenHash: null, calendarTokenMadeAt: null, updatedAt: businesses.updatedAt })
    .where(inArray(businesses.id, theirs));
}
