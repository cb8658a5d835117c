import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import { readCallerNumber } from '../../record/phone-number.ts';
import type { IncomingCall } from '../../record/record-call.ts';
import type { Form } from './signature.ts';

const voiceForm = z.looseObject({
  CallSid: z.string().catch(''),
  From: z.string().optional().catch(undefined),
  To: z.string().optional().catch(undefined),
  Called: z.string().optional().catch(undefined),
  ForwardedFrom: z.string().optional().catch(undefined),
});

/** Reads Twilio's voice parameters. Refuses with `INVALID_REQUEST` where there is no CallSid. */
export function readIncomingCall(form: Form): IncomingCall {
  const call = readVoiceForm(form);
  if (call.callSid === '')
    throw new Refusal('INVALID_REQUEST', 'CallSid: the request must name the call it is about.');
  return call;
}

/** The same for a caller who must be answered whatever is missing: an empty `callSid` there. */
export function readVoiceForm(form: Form): IncomingCall {
  const { CallSid, From, To, Called, ForwardedFrom } = voiceForm.parse(form);
  return {
    callSid: CallSid,
    channel: 'phone',
    from: readCallerNumber(From),
    to: readCallerNumber(To ?? Called),
    forwardedFrom: readCallerNumber(ForwardedFrom),
  };
}
