import type { Language } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { readTurns } from './claim-call.ts';
import { outcomeAfter } from './rebuild-conversation.ts';
import type { CallSurroundings } from './surroundings.ts';

/** What was spoken last on a stored call; English where nothing is known of it. */
export async function languageOfCall(
  { database, receptionists, mind }: Pick<CallSurroundings, 'database' | 'receptionists' | 'mind'>,
  callSid: string,
): Promise<Language> {
  const [call] = await database
    .select({ id: callLogs.id, snapshotHash: callLogs.snapshotHash })
    .from(callLogs)
    .where(eq(callLogs.callSid, callSid));
  if (!call?.snapshotHash) return 'en';
  const receptionist = await receptionists.asOf(database, call.snapshotHash);
  const turns = await readTurns(database, call.id);
  return outcomeAfter(mind, receptionist, turns).language;
}
