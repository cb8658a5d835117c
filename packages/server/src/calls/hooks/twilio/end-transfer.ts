import { and, eq, isNull } from 'drizzle-orm';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import type { TransferReturn } from '../../driver/handoff.ts';
import type { IncomingCall } from '../../record/record-call.ts';
import { connectCall } from './connect-call.ts';
import { settleTransfer } from './pay-transfer.ts';
import type { Form } from './signature.ts';
import { field, type TwilioHooks } from './twilio-hooks.ts';
import { hangUp } from './twiml.ts';

const outcomes: Readonly<Record<string, TransferReturn['transferOutcome']>> = {
  // Somebody picked up and did not press 1: a person who declined, or a machine.
  completed: 'unanswered',
  answered: 'unanswered',
  'no-answer': 'unanswered',
  busy: 'busy',
};

/**
 * Answers the end of a transfer. One that was taken has closed our part of the call; one that
 * nobody took comes back to the receptionist, who takes a message, and never falls into silence.
 * @param effectId which transfer it was.
 */
export async function endTransfer(
  hooks: TwilioHooks,
  call: IncomingCall,
  form: Form,
  effectId: string,
): Promise<string> {
  const { database } = hooks.exchange.outside;
  await settleTransfer(hooks, call.callSid, Number(field(form, 'DialCallDuration') ?? 0));
  const running = await database.$count(
    callLogs,
    and(eq(callLogs.callSid, call.callSid), isNull(callLogs.endedAt)),
  );
  if (running === 0) return hangUp();
  const outcome = outcomes[field(form, 'DialCallStatus') ?? ''] ?? 'failed';
  if (field(form, 'CallStatus') !== 'completed')
    return connectCall(hooks, null, { transferEffectId: effectId, transferOutcome: outcome });
  await hooks.exchange.close({
    callSid: call.callSid,
    inputs: [{ type: 'requestSucceeded', effectId, result: { kind: 'transfer', outcome } }],
  });
  return hangUp();
}
