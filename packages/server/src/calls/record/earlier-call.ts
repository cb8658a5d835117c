import type { EarlierCall, Instant } from '@second-ring/conversation';
import { and, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { leads } from '../../platform/database/schema/leads.ts';
import type { ClaimedCall } from './claim-call.ts';

/** Longer ago than this nobody refers to "the visit I set up". */
const lately = 30 * 24 * 60 * 60_000;

/**
 * What was noted the last time this number called or texted the business, within thirty days; null:
 * nothing, or the number is withheld. A browser has no number that could be trusted.
 */
export async function earlierCall(
  database: Queryable,
  {
    callId,
    businessId,
    fromNumber,
    channel,
  }: Pick<ClaimedCall, 'callId' | 'businessId' | 'fromNumber' | 'channel'>,
  now: Instant,
): Promise<EarlierCall | null> {
  if (businessId === null || fromNumber === null || channel === 'browser') return null;
  const [lead] = await database
    .select({
      at: callLogs.callTimestamp,
      name: leads.name,
      reason: leads.reason,
      preferredTime: leads.preferredTime,
    })
    .from(leads)
    .innerJoin(callLogs, eq(callLogs.id, leads.callId))
    .where(
      and(
        eq(leads.businessId, businessId),
        ne(leads.callId, callId),
        or(eq(callLogs.fromNumber, fromNumber), eq(leads.phone, fromNumber)),
        ne(callLogs.channel, 'browser'),
        isNotNull(leads.reason),
        gt(callLogs.callTimestamp, new Date(now - lately)),
      ),
    )
    .orderBy(desc(callLogs.callTimestamp))
    .limit(1);
  if (!lead?.reason) return null;
  return { ...lead, reason: lead.reason, at: lead.at.getTime() };
}
