import type { EmailOtpType } from '@supabase/auth-js';
import { useState } from 'react';
import { MailKeptHere } from '@/components/mail-kept-here.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { authLink, SubmitButton } from '../forms/auth-card.tsx';
import { CodeField, codeRules } from '../forms/fields.tsx';
import { authSentence, orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';
import { useOwnAccounts } from '../session/own-accounts.ts';

interface MailedCodeFormProps {
  email: string;
  type: EmailOtpType;
  /** What is asked for; left out: the code from the email. */
  label?: string;
  /** Told where a code was right and another address still has to say yes. */
  onHalfway?: () => void;
  /** What the code does, on the button. */
  children: string;
}

/** Takes the six digits of a mail where its link cannot be followed on this device. Signs in. */
export function MailedCodeForm({
  email,
  type,
  label = 'Or enter the code from the email',
  onHalfway,
  children,
}: MailedCodeFormProps) {
  const { register, submit, errors, isSubmitting } = useAuthForm(
    { code: '' },
    async ({ code: token }) => {
      const answer = await (await auth.client()).verifyOtp({ email, token, type });
      orThrow(answer);
      if (answer.data.session === null) onHalfway?.();
    },
    { otp_expired: 'code' },
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <CodeField
        label={label}
        error={errors.code?.message}
        registered={register('code', codeRules)}
      />
      <FieldError>{errors.root?.message}</FieldError>
      <SubmitButton
        variant="outline"
        className="justify-self-start"
        pending="Checking..."
        isPending={isSubmitting}
      >
        {children}
      </SubmitButton>
    </form>
  );
}

type Sending = 'idle' | 'sending' | 'sent' | { refused: string };

interface ResendConfirmationProps {
  /** The account's address; while it is being changed, still the old one: it is looked up by that. */
  email: string;
  type?: 'signup' | 'email_change';
  /** Where the mail goes, if not to `email`. */
  sentTo?: string;
}

/** A line that sends the confirmation once more and says what came of it. */
export function ResendConfirmation({
  email,
  type = 'signup',
  sentTo = email,
}: ResendConfirmationProps) {
  const [sending, setSending] = useState<Sending>('idle');
  const keepsMail = useKeepsMail();
  const send = async () => {
    setSending('sending');
    try {
      await resendConfirmation(email, type);
      setSending('sent');
    } catch (error) {
      setSending({ refused: authSentence(error) });
    }
  };
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {sending === 'sent' ? null : (
        <p>
          Didn’t get it?{' '}
          <button
            type="button"
            className={authLink}
            disabled={sending === 'sending'}
            onClick={send}
          >
            {sending === 'sending' ? 'Sending...' : 'Send it again'}
          </button>
        </p>
      )}
      <p role="status" className="empty:hidden">
        {sending === 'sent'
          ? keepsMail
            ? `A new email for ${sentTo} is in the mailbox.`
            : `Sent again to ${sentTo}.`
          : ''}
      </p>
      <FieldError>{typeof sending === 'object' ? sending.refused : null}</FieldError>
    </div>
  );
}

/** Whether mail about accounts is kept on this installation, which sends none. */
export function useKeepsMail(): boolean {
  return useOwnAccounts()?.mail === 'mailbox';
}

/** Where the mail went on an installation that sends none: its own mailbox. */
export function MailboxHint() {
  return useKeepsMail() ? <MailKeptHere /> : null;
}

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
