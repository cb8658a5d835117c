import { asc, eq } from 'drizzle-orm';
import { CarrierCall } from '../calls/driver/telephone/carrier-call.ts';
import type { Database } from '../platform/database/database.ts';
import { callLogs } from '../platform/database/schema/call-logs.ts';
import { callTurns } from '../platform/database/schema/call-turns.ts';
import { type CallServer, testAuthToken, testPublicUrl } from './call-server.ts';

/** The number test callers call from. */
export const testCaller = '+16045550199';

/** A call to one of a server's numbers, not yet ringing. */
export function dial({ origin }: CallServer, to: string, from = testCaller): CarrierCall {
  return new CarrierCall({ origin, publicUrl: testPublicUrl, authToken: testAuthToken }, to, from);
}

/** The parameters of `action` requests, as the carrier sends them. */
export const sessionEnds = {
  dropped: { SessionStatus: 'failed', ErrorCode: '64105', ErrorMessage: 'Websocket ended' },
  hungUp: { SessionStatus: 'completed', CallStatus: 'completed' },
  ended: (HandoffData = '') => ({ SessionStatus: 'ended', HandoffData }),
};

/** A call's row in the log. Fails where there is none. */
export async function readCall(database: Database, callSid: string) {
  const [row] = await database.select().from(callLogs).where(eq(callLogs.callSid, callSid));
  if (!row) throw new Error('The call is not in the log.');
  return row;
}

/** A call's stored inputs, in order. */
export async function readInputs(database: Database, callSid: string) {
  const { id } = await readCall(database, callSid);
  const rows = await database
    .select({ input: callTurns.input })
    .from(callTurns)
    .where(eq(callTurns.callId, id))
    .orderBy(asc(callTurns.sequence));
  return rows.map(({ input }) => input);
}
