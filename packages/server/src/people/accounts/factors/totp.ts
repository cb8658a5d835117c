import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** What every authenticator app understands (RFC 6238 with its defaults). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A code of the step before or after is taken too: clocks differ. */
const window = 1;

/** A new secret and how to bring it into an app. */
export function createTotp(issuer: string, account: string) {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ ...parameters, issuer, label: account, secret });
  const uri = totp.toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri, { border: 2 }) };
}

/**
 * The 30-second step a code belongs to, now or one step off; null when it is wrong.
 * @param secret base32
 */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
