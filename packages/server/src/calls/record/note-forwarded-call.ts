import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import type { Line } from './find-line.ts';
import type { IncomingCall } from './record-call.ts';

/**
 * Takes a call that came through the business's own number as the proof that its calls are
 * forwarded. Any other call proves nothing.
 */
export async function noteForwardedCall(
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
