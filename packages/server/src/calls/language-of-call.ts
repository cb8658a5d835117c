import type { Language } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { callLogs } from '../database/schema/call-logs.ts';
import { readTurns } from './claim-call.ts';
import { rebuildConversation } from './rebuild-conversation.ts';
import type { CallSurroundings } from './surroundings.ts';

/** What was spoken last on a stored call; English where nothing is known of it. */
export async function languageOfCall(
  { database, receptionists }: Pick<CallSurroundings, 'database' | 'receptionists'>,
  callSid: string,
): Promise<Language> {
  const [call] = await database
    .select({ id: callLogs.id, snapshotHash: callLogs.snapshotHash })
    .from(callLogs)
    .where(eq(callLogs.callSid, callSid));
  if (!call?.snapshotHash) return 'en';
  const receptionist = await receptionists.asOf(database, call.snapshotHash);
  const turns = await readTurns(database, call.id);
  return rebuildConversation(receptionist, turns).conversation.language;
}
