import { orThrow } from '../forms/auth-failure.ts';
import { auth } from '../session/auth.ts';

/** An authenticator app being set up; it counts once a code of it was shown. */
export interface Enrollment {
  id: string;
  /** A `data:` address of an SVG to scan. */
  qrCode: string;
  /** The same secret in Base32, to type. */
  secret: string;
}

const svgAddress = 'data:image/svg+xml;utf-8,';

/** Starts setting up an authenticator app under a name no other of the account has. */
export async function enroll(friendlyName: string): Promise<Enrollment> {
  const client = await auth.client();
  const issuer = 'Second Ring';
  const { id, totp } = orThrow(
    await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer }),
  );
  // The client leaves the drawing unescaped, and a `#` in it would end the address.
  const drawing = totp.qr_code.startsWith(svgAddress)
    ? totp.qr_code.slice(svgAddress.length)
    : totp.qr_code;
  return { id, qrCode: svgAddress + encodeURIComponent(drawing), secret: totp.secret };
}

/** Takes an authenticator app off the account; the session follows what is then still asked for. */
export async function unenroll(factorId: string): Promise<void> {
  const client = await auth.client();
  orThrow(await client.mfa.unenroll({ factorId }));
  orThrow(await client.refreshSession());
}
