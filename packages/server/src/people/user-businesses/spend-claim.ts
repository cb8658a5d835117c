import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';

/** Lets nobody become an owner by the token a business was set up with any more. */
export async function spendClaim(database: Queryable, businessId: string): Promise<void> {
  await database
    .update(businesses)
    .set({ claimSpentAt: new Date(), updatedAt: businesses.updatedAt })
    .where(and(eq(businesses.id, businessId), isNull(businesses.claimSpentAt)));
}
