import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { publicAddress } from '../../platform/http/public-address.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

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

/** Where calendar programs read a business's appointments. */
const calendarPath = (token: string) => `/calendar/${token}.ics`;

/** The key to one business's feed: whoever has the address can read it. Only its hash is stored. */
function createFeedToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashFeedToken(token) };
}

/** SHA-256, hex: how a feed's token is stored and looked up. */
export function hashFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
