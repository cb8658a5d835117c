import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';

/** How a call reached us: by which line, and by whose. */
interface CallsWay {
  channel: 'phone' | 'browser' | 'sms';
  /** The number they call from, E.164; null: they withhold it. */
  caller: string | null;
  /** Where the browser is, as it is counted; null: it is none, or nobody knows. */
  network: string | null;
  at: Date;
}

/** How a call reached us; null: there is none. */
export async function wayOf(on: Queryable, callId: string): Promise<CallsWay | null> {
  const [call] = await on
    .select({
      channel: callLogs.channel,
      caller: callLogs.fromNumber,
      network: browserCallTokens.network,
      at: callLogs.createdAt,
    })
    .from(callLogs)
    .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
    .where(eq(callLogs.id, callId));
  return call ?? null;
}

/** How many of the rows that are counted are of one network, where browsers' tokens are joined. */
export function countOfNetwork(network: string | null): SQL<number> {
  return sql<number>`count(*) FILTER (
    WHERE ${browserCallTokens.network} IS NOT DISTINCT FROM ${network})`.mapWith(Number);
}

/** One call of each network first, then a second of each: who calls often hides nobody else. Pure. */
export function eachNetworkFirst<Call extends { network: string | null }>(
  calls: readonly Call[],
): Call[] {
  const before = new Map<string | null, number>();
  const placed = calls.map((call) => {
    const place = before.get(call.network) ?? 0;
    before.set(call.network, place + 1);
    return { call, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ call }) => call);
}
