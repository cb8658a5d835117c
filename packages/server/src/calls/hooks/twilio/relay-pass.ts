import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SetupFrame } from '@second-ring/contract';
import type { TwilioHooks } from './twilio-hooks.ts';

/** The name under which a call's pass goes to the carrier and comes back in `customParameters`. */
const parameter = 'relayPass';

type Keys = Pick<TwilioHooks, 'authToken' | 'accountSid'>;

/**
 * What the TwiML of a call has the carrier show when it opens the call's socket: the signature of the
 * upgrade covers an address that all calls share, and alone would open any of them for good. Made
 * of the auth token and the call, so that any instance can tell it and none has to keep it.
 */
export function passOf({ authToken }: Keys, callSid: string): Record<string, string> {
  return authToken === null ? {} : { [parameter]: passFor(authToken, callSid) };
}

/** Why a socket may not join the call its `setup` names; null: it may. */
export function whyNotJoined(
  { authToken, accountSid }: Keys,
  setup: Pick<SetupFrame, 'callSid' | 'accountSid' | 'customParameters'>,
): string | null {
  if (accountSid !== null && setup.accountSid !== accountSid)
    return 'The accountSid of the setup frame is not TWILIO_ACCOUNT_SID.';
  const shown = setup.customParameters?.[parameter];
  if (
    authToken === null ||
    typeof shown !== 'string' ||
    !isSame(shown, passFor(authToken, setup.callSid))
  )
    return 'The setup frame does not bring the pass our TwiML gave its call.';
  return null;
}

function passFor(authToken: string, callSid: string): string {
  return createHmac('sha256', authToken).update(`relay pass of ${callSid}`).digest('base64url');
}

function isSame(shown: string, wanted: string): boolean {
  const [given, expected] = [Buffer.from(shown), Buffer.from(wanted)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
