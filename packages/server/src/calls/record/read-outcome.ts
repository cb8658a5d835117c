import { type Language, reasonPrompt } from '@second-ring/conversation';
import { and, eq, isNull } from 'drizzle-orm';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { readTurns } from './claim-call.ts';
import { outcomeAfter } from './rebuild-conversation.ts';
import type { CallSurroundings } from './surroundings.ts';

/**
 * How long an owner's summary waits for a better sentence, in milliseconds: a model that runs on the shop's
 * own machine takes its time, and a carrier that reports the end of a call waits fifteen seconds. Somebody
 * sits before a browser and looks at it. What is urgent was told the owner while the caller spoke.
 */
const longestWait = { phone: 10_000, sms: 10_000, browser: 4_000 };

/**
 * Has the model that led a call put its reason in words. What it writes is untrusted until it is
 * checked against the call. Null where there is no such model, or it does not answer in time: the
 * built-in summary tells the reason then. Never rejects.
 */
export async function writeReason(
  outside: CallSurroundings,
  callSid: string,
): Promise<string | null> {
  const { database, model, receptionists, mind, thinker, log } = outside;
  if (!model) return null;
  try {
    const [call] = await database
      .select({
        callId: callLogs.id,
        businessId: callLogs.businessId,
        channel: callLogs.channel,
        fromNumber: callLogs.fromNumber,
        snapshotHash: callLogs.snapshotHash,
      })
      .from(callLogs)
      .where(and(eq(callLogs.callSid, callSid), isNull(callLogs.endedAt)));
    if (!call?.snapshotHash) return null;
    const receptionist = await receptionists.asOf(database, call.snapshotHash);
    const turns = await readTurns(database, call.callId);
    const outcome = await outcomeAfter(mind, receptionist, turns);
    const prompt = outcome.model.led > 0 ? reasonPrompt(receptionist, outcome) : null;
    if (!prompt) return null;
    const patience = longestWait[call.channel];
    const over = AbortSignal.timeout(patience);
    let written = '';
    await thinker.ask(
      call,
      prompt,
      (text) => {
        written = text;
      },
      over,
      patience,
    );
    // What was left open comes last: a note that is whole says more than one that was broken off.
    return over.aborted && outcome.model.note ? null : written;
  } catch (error) {
    log.warn({ callSid, err: error }, 'the model did not write what the call was about');
    return null;
  }
}

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
  return (await outcomeAfter(mind, receptionist, turns)).language;
}
