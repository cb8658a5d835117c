import type { Language } from '@second-ring/conversation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { transferredPath } from '../../../lines/phone-numbers/hook-paths.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { readHandoff } from '../../driver/handoff.ts';
import { findLineByNumber } from '../../record/find-line.ts';
import { languageOfCall } from '../../record/read-outcome.ts';
import type { IncomingCall } from '../../record/record-call.ts';
import { connectCall } from './answer-call.ts';
import { rescueCall } from './rescue-call.ts';
import { mayTransfer, whisperAddress } from './transfers.ts';
import { addressOf, type Form, field, type TwilioHooks } from './twilio-hooks.ts';
import { dial, hangUp } from './twiml.ts';

/** What Twilio says when a session is lost through no fault of the call: worth another socket. */
const worthAnotherTry: ReadonlySet<string> = new Set(['39001', '64103', '64105', '64111', '64112']);
const reconnectsAtMost = 2;

/** Answers the `action` request at the end of a session. May throw: the caller is rescued then. */
export async function endSession(
  hooks: TwilioHooks,
  call: IncomingCall,
  form: Form,
): Promise<string> {
  const status = field(form, 'SessionStatus');
  if (status === 'ended') return followHandoff(hooks, call, form);
  if (status === 'failed') return reconnect(hooks, call, field(form, 'ErrorCode') ?? '');
  await hooks.exchange.close({ callSid: call.callSid });
  return hangUp();
}

async function followHandoff(hooks: TwilioHooks, call: IncomingCall, form: Form): Promise<string> {
  const handoff = readHandoff(field(form, 'HandoffData'));
  if (handoff?.kind === 'transfer') {
    const { effectId, language } = handoff;
    if (!(await mayTransfer(hooks, call.callSid, handoff.to)))
      return connectCall(hooks, call, null, {
        transferEffectId: effectId,
        transferOutcome: 'failed',
      });
    const query = new URLSearchParams({ effectId, language });
    const screening = whisperAddress(hooks, { callSid: call.callSid, effectId: handoff.effectId });
    return dial(handoff.to, addressOf(hooks, `${transferredPath}?${query}`), null, screening);
  }
  if (handoff?.kind === 'rescue') return giveUp(hooks, call, handoff.reason, handoff.language);
  await hooks.exchange.letGo({ callSid: call.callSid });
  return hangUp();
}

/** A fresh socket for a call whose socket was lost; the same line keeps ringing out only so often. */
async function reconnect(hooks: TwilioHooks, call: IncomingCall, code: string): Promise<string> {
  const { database, log } = hooks.exchange.outside;
  log.warn({ callSid: call.callSid, code }, 'the carrier lost the session');
  if (!worthAnotherTry.has(code))
    return giveUp(
      hooks,
      call,
      `The carrier ended the session with code ${code || 'unknown'}.`,
      await spokenOn(hooks, call),
    );
  const [running] = await database
    .update(callLogs)
    .set({ reconnects: sql`${callLogs.reconnects} + 1` })
    .where(and(eq(callLogs.callSid, call.callSid), isNull(callLogs.endedAt)))
    .returning({ reconnects: callLogs.reconnects });
  if (running && running.reconnects > reconnectsAtMost)
    return giveUp(
      hooks,
      call,
      'The line to the receptionist was lost three times.',
      await spokenOn(hooks, call),
    );
  return connectCall(hooks, call, null);
}

/** Closes the call as failed, so that the owner hears at once what was said, and passes the caller on. */
async function giveUp(
  hooks: TwilioHooks,
  call: IncomingCall,
  reason: string,
  language: Language,
): Promise<string> {
  const { database } = hooks.exchange.outside;
  const line = call.to === null ? null : await findLineByNumber(database, call.to);
  if (line && call.to !== null) hooks.knownLines.set(call.to, line);
  await hooks.exchange.letGo({ callSid: call.callSid, failure: reason });
  return rescueCall(hooks, call, language);
}

/** What the caller speaks, as the stored call tells; a call that cannot be read is met in English. */
function spokenOn({ exchange }: TwilioHooks, { callSid }: IncomingCall): Promise<Language> {
  return languageOfCall(exchange.outside, callSid).catch((error: unknown) => {
    exchange.outside.log.warn({ callSid, err: error }, 'the language of a call cannot be read');
    return 'en';
  });
}
