import type { IncomingCall } from '../../record/record-call.ts';
import type { Form } from './signature.ts';
import { field, type TwilioHooks } from './twilio-hooks.ts';

/** The statuses after which a call does not go on. */
const final: ReadonlySet<string> = new Set([
  'completed',
  'busy',
  'failed',
  'no-answer',
  'canceled',
]);

/** Takes note of a call's status: a final one closes a call nobody has closed yet. */
export async function noteCallStatus(
  { exchange }: TwilioHooks,
  { callSid }: IncomingCall,
  form: Form,
): Promise<void> {
  const status = field(form, 'CallStatus') ?? '';
  if (!final.has(status)) return;
  const code = field(form, 'SipResponseCode');
  const network = code ? ` (SIP ${code})` : '';
  const failure =
    status === 'completed' ? null : `The carrier reports the call as ${status}${network}.`;
  await exchange.close({ callSid, failure });
}
