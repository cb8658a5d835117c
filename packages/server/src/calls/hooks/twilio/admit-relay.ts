import { publicSocketAddress } from '../../../platform/http/public-address.ts';
import type { Admission } from '../../driver/sockets.ts';
import { findLineByNumber } from '../../record/find-line.ts';
import { readCallerNumber } from '../../record/phone-number.ts';
import { recordCall } from '../../record/record-call.ts';
import { isSignedByTwilio, signatureOf } from './signature.ts';
import type { TwilioHooks } from './twilio-hooks.ts';

/** Admits the carrier's sockets: those signed over the exact `wss://` address. */
export function admitRelay(hooks: TwilioHooks): Admission {
  const { outside } = hooks.exchange;
  return async (request) => {
    if (hooks.authToken === null) return 404;
    const address = publicSocketAddress(hooks.publicUrl, request.url ?? '');
    if (!isSignedByTwilio(hooks.authToken, signatureOf(request), address)) return 403;
    return {
      channel: 'phone',
      callSid: null,
      recordMissing: async ({ callSid, from, to, forwardedFrom }) => {
        const number = readCallerNumber(to);
        const line = number === null ? null : await findLineByNumber(outside.database, number);
        if (!line) return;
        await recordCall(
          outside,
          {
            callSid,
            channel: 'phone',
            from: readCallerNumber(from),
            to: number,
            forwardedFrom: readCallerNumber(forwardedFrom),
          },
          line,
        );
      },
    };
  };
}
