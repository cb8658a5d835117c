import { claimCall } from '../record/claim-call.ts';
import { outcomeAfter } from '../record/rebuild-conversation.ts';
import type { CallSurroundings } from '../record/surroundings.ts';
import { type Report, reportOutcome } from './report-outcome.ts';
import { toldBefore } from './told-before.ts';

/**
 * Tells the owner what has been said on a thread that goes on, as far as they do not know it yet.
 * Returns false where it has been closed meanwhile.
 */
export function reportThread(
  outside: CallSurroundings,
  callSid: string,
  linkOf: (callId: string) => Report['link'],
): Promise<boolean> {
  return outside.database.transaction(async (transaction) => {
    const call = await claimCall(transaction, callSid, outside.instance);
    if (!call?.snapshotHash) return false;
    const receptionist = await outside.receptionists.asOf(transaction, call.snapshotHash);
    const before = toldBefore(outside.mind, receptionist, call);
    const outcome = outcomeAfter(outside.mind, receptionist, call.turns);
    const link = linkOf(call.callId);
    await reportOutcome(outside, transaction, { call, receptionist, outcome, before, link });
    return true;
  });
}
