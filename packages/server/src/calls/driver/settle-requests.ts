import type { Input } from '@second-ring/conversation';
import { and, eq, isNull } from 'drizzle-orm';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { readTurns } from '../record/claim-call.ts';
import { rebuildConversation } from '../record/rebuild-conversation.ts';
import type { CallSurroundings } from '../record/surroundings.ts';
import { performRequest } from './perform-request.ts';

/**
 * Finishes what a caller agreed to before their line went: a booking that was asked for and never
 * heard of is made, or found made, so that the owner is told the truth. Answers what is to be told
 * to the conversation; nothing of it was heard by the caller.
 */
export async function settleRequests(outside: CallSurroundings, callSid: string): Promise<Input[]> {
  const { database, receptionists, mind } = outside;
  const [call] = await database
    .select({
      callId: callLogs.id,
      agentId: callLogs.agentId,
      businessId: callLogs.businessId,
      snapshotHash: callLogs.snapshotHash,
    })
    .from(callLogs)
    .where(and(eq(callLogs.callSid, callSid), isNull(callLogs.endedAt)));
  if (!call?.snapshotHash) return [];
  const receptionist = await receptionists.asOf(database, call.snapshotHash);
  if (!receptionist.profile.books) return [];
  const turns = await readTurns(database, call.callId);
  const { conversation, openRequests } = rebuildConversation(mind, receptionist, turns);
  const agreed = openRequests.filter(({ request }) => changes.has(request.kind));
  const requester = { ...call, language: conversation.language };
  const results = await Promise.all(
    agreed.map((request) => performRequest(outside, request, requester)),
  );
  return results.length > 0 ? [...results, { type: 'callerInterrupted', heard: '' }] : [];
}

const changes: ReadonlySet<string> = new Set([
  'book',
  'moveAppointment',
  'cancelAppointment',
  'textConfirmation',
  'textWhenKnown',
]);
