import { useState } from 'react';
import type { AuthUser } from '@/components/auth/auth-context.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { orThrow } from '../forms/auth-failure.ts';
import { EmailField, emailRules } from '../forms/email-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useAuthForm } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';
import { confirmationAddress } from '../sign-up/confirmation-mail.ts';
import { MailboxHint } from '../sign-up/mailbox-hint.tsx';
import { ResendConfirmation } from '../sign-up/resend-confirmation.tsx';

/** The account's address, and a change of it on its way. */
export function EmailForm({ user }: { user: AuthUser }) {
  const [isChanged, setIsChanged] = useState(false);
  const { register, submit, errors, isSubmitting } = useAuthForm(
    { email: user.email ?? '' },
    async ({ email }) => {
      const client = await auth.client();
      const options = { emailRedirectTo: confirmationAddress() };
      orThrow(await client.updateUser({ email }, options));
      setIsChanged(true);
    },
    { email_exists: 'email', email_address_invalid: 'email' },
  );
  const rules = {
    ...emailRules,
    validate: (typed: string) =>
      typed.toLowerCase() !== user.email?.toLowerCase() || 'This is your address already.',
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {user.newEmail ? <ChangeUnderWay from={user.email} to={user.newEmail} /> : null}
      <EmailField error={errors.email?.message} registered={register('email', rules)} />
      <FieldError>{errors.root?.message}</FieldError>
      <p role="status" className="text-sm text-positive empty:hidden">
        {isChanged && !user.newEmail ? 'Your email address has been changed.' : ''}
      </p>
      <SubmitButton className="justify-self-start" pending="Changing..." isPending={isSubmitting}>
        Change email
      </SubmitButton>
    </form>
  );
}

function ChangeUnderWay({ from, to }: { from: string | null; to: string }) {
  return (
    <div
      role="status"
      className="grid gap-2 rounded-control bg-pending-wash px-4 py-3 text-sm break-words"
    >
      <p>
        You are changing your email address to <strong className="font-medium">{to}</strong>. Follow
        the link we sent there{from ? `, and the one we sent to ${from}` : ''}: until then you sign
        in with the old address.
      </p>
      <MailboxHint />
      {from ? <ResendConfirmation email={from} type="email_change" sentTo={to} /> : null}
    </div>
  );
}
