import { type Snapshot, stateVersion } from '@second-ring/conversation';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import type { Turn } from './rebuild-conversation.ts';
import type { Lease } from './record-turns.ts';

/** A running call in our hands: the lease, and everything that has happened on it. */
export interface ClaimedCall extends Lease {
  callSid: string;
  channel: 'phone' | 'browser' | 'sms';
  agentId: string | null;
  businessId: string | null;
  snapshotHash: string | null;
  fromNumber: string | null;
  toNumber: string | null;
  forwardedFrom: string | null;
  /** Whether somebody of the business tries the receptionist out. */
  test: boolean;
  startedAt: Date;
  /** Where the browser is that calls, as it is counted; null: it is none, or on this machine. */
  network: string | null;
  /** How many of `turns` the owner has been told of. */
  toldTurns: number;
  turns: Turn[];
}

/**
 * Takes a call over from whichever instance has it. From here on that one can neither store nor
 * speak. Null where there is no such call or it has ended.
 * @param owner names this instance in the row, for people.
 */
export async function claimCall(
  database: Queryable,
  callSid: string,
  owner: string,
): Promise<ClaimedCall | null> {
  const [call] = await database
    .update(callLogs)
    .set({ leaseEpoch: sql`${callLogs.leaseEpoch} + 1`, leaseOwner: owner })
    .where(and(eq(callLogs.callSid, callSid), isNull(callLogs.endedAt)))
    .returning({
      callId: callLogs.id,
      epoch: callLogs.leaseEpoch,
      channel: callLogs.channel,
      agentId: callLogs.agentId,
      businessId: callLogs.businessId,
      snapshotHash: callLogs.snapshotHash,
      fromNumber: callLogs.fromNumber,
      toNumber: callLogs.toNumber,
      forwardedFrom: callLogs.forwardedFrom,
      test: callLogs.test,
      startedAt: callLogs.callTimestamp,
      toldTurns: callLogs.toldTurns,
    });
  if (!call) return null;
  const turns = await readTurns(database, call.callId);
  const network = call.channel === 'browser' ? await networkOf(database, callSid) : null;
  return { ...call, callSid, network, turns };
}

async function networkOf(database: Queryable, callSid: string): Promise<string | null> {
  const [token] = await database
    .select({ network: browserCallTokens.network })
    .from(browserCallTokens)
    .where(eq(browserCallTokens.callSid, callSid));
  return token?.network ?? null;
}

/** What is told to the owner of a call, so that nobody takes a test for a customer. */
export function toldOf({ test }: Pick<ClaimedCall, 'test'>, text: string): string {
  return test ? `TEST. ${text}` : text;
}

/** A call's stored turns in order. */
export async function readTurns(database: Queryable, callId: string): Promise<Turn[]> {
  const lastReadable = sql`SELECT sequence FROM call_turns
    WHERE call_id = ${callId} AND state ->> 'version' = ${String(stateVersion)}
    ORDER BY sequence DESC LIMIT 1`;
  const rows = await database
    .select({
      input: callTurns.input,
      at: callTurns.at,
      effects: callTurns.effects,
      outcome: callTurns.outcome,
      state: sql<Snapshot | null>`CASE WHEN ${callTurns.sequence} = (${lastReadable}) THEN ${callTurns.state} END`,
    })
    .from(callTurns)
    .where(eq(callTurns.callId, callId))
    .orderBy(asc(callTurns.sequence));
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
