import type { AuthenticationMethod } from '../../../platform/database/schema/sessions.ts';
import { AccountError } from '../errors/account-error.ts';
import type { Session } from './session.ts';

/** Sessions opened from a mail: whoever opened one has the mailbox, whatever else they have. */
const mailMethods = new Set(['recovery', 'invite', 'magiclink', 'otp', 'email/signup']);

/** How long a mail stands for the password: who opened it has had the time to choose one. */
const freshMail = 30 * 60_000;

/** How long after somebody showed who they are they may add a second factor. */
const freshProof = 15 * 60_000;

type Shown = Pick<Session, 'amr'>;

/** Whether the session came by mail, a moment ago. */
export function cameByMail({ amr }: Shown, now: Date): boolean {
  return amr.some((proof) => mailMethods.has(proof.method) && isWithin(proof, freshMail, now));
}

/**
 * A session that was left open, or stolen, must not be enough to lock its owner out: refreshing it
 * shows nothing new, signing in does.
 * @throws AccountError `reauthentication_needed`
 */
export function requireFreshProof({ amr }: Shown, now: Date): void {
  if (amr.some((proof) => isWithin(proof, freshProof, now))) return;
  const message =
    'For your security, sign in again to do this. It has to be done within 15 minutes.';
  throw new AccountError(403, 'reauthentication_needed', message);
}

function isWithin({ timestamp }: AuthenticationMethod, milliseconds: number, now: Date): boolean {
  return timestamp >= (now.getTime() - milliseconds) / 1000;
}
