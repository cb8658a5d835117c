import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { publicAddress } from '../../platform/http/public-address.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { calendarPath, createFeedToken } from './feed-token.ts';

/**
 * Gives a business's feed a new address and answers it, this once; the one before stops working.
 * Refuses with `NOT_FOUND` outside the scope.
 */
export async function makeCalendarFeed(
  database: Database,
  publicUrl: string,
  scope: Scope,
  businessId: string,
): Promise<{ url: string }> {
  const { token, hash } = createFeedToken();
  const [changed] = await database
    .update(businesses)
    .set({ calendarTokenHash: hash, calendarTokenMadeAt: new Date() })
    .where(and(eq(businesses.id, businessId), within(scope, businesses.id)))
    .returning({ id: businesses.id });
  foundOrRefused(changed, 'business');
  return { url: publicAddress(publicUrl, calendarPath(token)) };
}
