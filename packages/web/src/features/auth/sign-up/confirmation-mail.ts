import { orThrow } from '../forms/auth-failure.ts';
import { auth } from '../session/auth.ts';

/** Where the links of confirmation mails lead. */
export function confirmationAddress(): string {
  return new URL('/confirm', location.origin).href;
}

/** Sends the mail that confirms an address once more. Tells nobody whether the address is known. */
export async function resendConfirmation(
  email: string,
  type: 'signup' | 'email_change' = 'signup',
): Promise<void> {
  const client = await auth.client();
  const options = { emailRedirectTo: confirmationAddress() };
  orThrow(await client.resend({ type, email, options }));
}
