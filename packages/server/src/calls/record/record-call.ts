import type { Channel, Receptionist } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { transferNumberAt } from '../../lines/agents/transfer-number.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { type Line, numbersThatLeadHere } from './find-line.ts';
import type { CallSurroundings } from './surroundings.ts';

/** A call as the carrier announces it. */
export interface IncomingCall {
  callSid: string;
  channel: Channel;
  /** E.164, or null where withheld. */
  from: string | null;
  to: string | null;
  /** The number the owner forwards to us from, where the carrier tells. */
  forwardedFrom: string | null;
  /** Whether somebody of the business tries the receptionist out. */
  test?: boolean;
  /** Where the browser is that calls, as it is counted; left out: nobody knows. */
  network?: string | null;
}

/**
 * Writes the call down before anything is answered, with what its receptionist knows. A carrier
 * may announce a call twice: the first word stands.
 */
export async function recordCall(
  { database, receptionists, clock, pace }: CallSurroundings,
  call: IncomingCall,
  line: Line,
): Promise<Receptionist> {
  const loops = numbersThatLeadHere(line, call.forwardedFrom);
  // Only a carrier can put a caller through.
  const transferTo = call.channel === 'phone' ? transferNumberAt(line, loops, clock.now()) : null;
  const version = { ...line, transferTo };
  const { snapshotHash, receptionist } = await receptionists.current(
    database,
    version,
    clock,
    // Who sends another draft and calls again, and again, waits like who talks too much.
    call.channel === 'browser'
      ? () => pace.rest({ ...line, network: call.network ?? null }, clock)
      : undefined,
  );
  await database
    .insert(callLogs)
    .values({
      callSid: call.callSid,
      agentId: line.agentId,
      businessId: line.businessId,
      snapshotHash,
      channel: call.channel,
      fromNumber: call.from,
      toNumber: call.to,
      forwardedFrom: call.forwardedFrom,
      test: call.test ?? false,
      callStatus: call.channel === 'sms' ? 'texting' : 'in-progress',
    })
    .onConflictDoNothing();
  await noteForwardedCall(database, call, line);
  return receptionist;
}

/**
 * Writes down a call that nobody could answer, so that the operator sees it was lost and why.
 * @param line whose call it was, where somebody has the number.
 */
export async function recordUnansweredCall(
  database: Queryable,
  call: IncomingCall,
  reason: string,
  line: Pick<Line, 'agentId' | 'businessId'> | null = null,
): Promise<void> {
  await database
    .insert(callLogs)
    .values({
      callSid: call.callSid,
      channel: call.channel,
      fromNumber: call.from,
      toNumber: call.to,
      forwardedFrom: call.forwardedFrom,
      agentId: line?.agentId ?? null,
      businessId: line?.businessId ?? null,
      callStatus: 'failed',
      errorMessage: reason,
      callDuration: 0,
      endedAt: new Date(),
    })
    .onConflictDoNothing();
}

/**
 * Takes a call that came through the business's own number as the proof that its calls are
 * forwarded. Any other call proves nothing.
 */
async function noteForwardedCall(
  database: Queryable,
  call: IncomingCall,
  line: Line,
  now: Date = new Date(),
): Promise<void> {
  if (call.forwardedFrom === null || call.forwardedFrom !== line.businessNumber) return;
  await database
    .update(agents)
    // What the agent knows has not changed: its version stays, and with it what is remembered of it.
    .set({ forwardingVerifiedAt: now, updatedAt: line.agentUpdatedAt })
    .where(eq(agents.id, line.agentId));
}
