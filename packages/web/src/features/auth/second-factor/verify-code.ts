import { orThrow } from '../forms/auth-failure.ts';
import { auth } from '../session/auth.ts';

/** Shows the accounts an authenticator app's code; the session is then as sure as it gets. */
export async function verifyCode(factorId: string, code: string): Promise<void> {
  const client = await auth.client();
  orThrow(await client.mfa.challengeAndVerify({ factorId, code }));
}
