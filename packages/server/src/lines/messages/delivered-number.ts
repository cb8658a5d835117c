import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';

/**
 * Whether a carrier delivered a call or a thread of texts from a number (E.164). One that was
 * dictated, or named by a browser, proves nothing of who is there.
 */
export async function isDelivered(
  database: Queryable,
  callId: string,
  phoneNumber: string,
): Promise<boolean> {
  const found = await database.$count(
    callLogs,
    and(
      eq(callLogs.id, callId),
      eq(callLogs.fromNumber, phoneNumber),
      ne(callLogs.channel, 'browser'),
    ),
  );
  return found > 0;
}
