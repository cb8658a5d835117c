import { z } from 'zod';
import { readCallerNumber } from '../../calls/phone-number.ts';
import type { IncomingCall } from '../../calls/record-call.ts';
import type { Form } from './signature.ts';

const voiceForm = z.looseObject({
  CallSid: z.string().min(1),
  From: z.string().optional(),
  To: z.string().optional(),
  Called: z.string().optional(),
  ForwardedFrom: z.string().optional(),
});

/** Reads Twilio's voice parameters. Throws where there is no CallSid. */
export function readIncomingCall(form: Form): IncomingCall {
  const { CallSid, From, To, Called, ForwardedFrom } = voiceForm.parse(form);
  return {
    callSid: CallSid,
    channel: 'phone',
    from: readCallerNumber(From),
    to: readCallerNumber(To ?? Called),
    forwardedFrom: readCallerNumber(ForwardedFrom),
  };
}
