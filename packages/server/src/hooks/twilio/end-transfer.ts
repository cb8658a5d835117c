import type { TransferReturn } from '../../calls/handoff.ts';
import type { IncomingCall } from '../../calls/record-call.ts';
import { connectCall } from './connect-call.ts';
import type { Form } from './signature.ts';
import { field, type TwilioHooks } from './twilio-hooks.ts';
import { hangUp } from './twiml.ts';

const outcomes: Readonly<Record<string, TransferReturn['transferOutcome']>> = {
  completed: 'answered',
  answered: 'answered',
  busy: 'busy',
  'no-answer': 'unanswered',
};

/**
 * Answers the end of a transfer: one that nobody took comes back to the receptionist, who takes a
 * message, and never falls into silence.
 * @param effectId which transfer it was.
 */
export async function endTransfer(
  hooks: TwilioHooks,
  call: IncomingCall,
  form: Form,
  effectId: string,
): Promise<string> {
  const outcome = outcomes[field(form, 'DialCallStatus') ?? ''] ?? 'failed';
  if (outcome !== 'answered' && field(form, 'CallStatus') !== 'completed')
    return connectCall(hooks, null, { transferEffectId: effectId, transferOutcome: outcome });
  await hooks.exchange.close({
    callSid: call.callSid,
    inputs: [{ type: 'requestSucceeded', effectId, result: { kind: 'transfer', outcome } }],
  });
  return hangUp();
}
