import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { takeCarried } from '@/components/carried.ts';
import { FieldError } from '@/components/ui/field-error.tsx';
import { AuthCard, authLink, SubmitButton } from '../forms/auth-card.tsx';
import { EmailField, emailRules } from '../forms/fields.tsx';
import { orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';
import { useLeaveWhenSignedIn } from '../session/auth-redirects.ts';
import { sessionIdOf } from '../session/auth-store.ts';
import { MailboxHint, MailedCodeForm, useKeepsMail } from '../sign-up/confirmation-mail.tsx';

const backToLogin = (
  <Link to="/login" className={authLink}>
    Back to login
  </Link>
);

/** Asking for a link to choose a new password. Tells nobody whether an address has an account. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo ? <SentCard email={sentTo} /> : <AskCard onSent={setSentTo} />;
}

function AskCard({ onSent }: { onSent: (email: string) => void }) {
  const { register, submit, errors, isSubmitting, setValue } = useAuthForm(
    { email: '' },
    async ({ email }) => {
      const client = await auth.client();
      const redirectTo = new URL('/reset-password', location.origin).href;
      orThrow(await client.resetPasswordForEmail(email, { redirectTo }));
      onSent(email);
    },
  );
  useEffect(() => {
    const email = takeCarried('email');
    if (email) setValue('email', email);
  }, [setValue]);
  const keepsMail = useKeepsMail();
  return (
    <AuthCard
      title="Forgot your password"
      description={
        keepsMail
          ? 'We will make you a link to choose a new one.'
          : 'We will email you a link to choose a new one.'
      }
      footer={backToLogin}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <EmailField error={errors.email?.message} registered={register('email', emailRules)} />
        <FieldError>{errors.root?.message}</FieldError>
        <SubmitButton size="large" pending="Sending..." isPending={isSubmitting}>
          Send the link
        </SubmitButton>
      </form>
    </AuthCard>
  );
}

function SentCard({ email }: { email: string }) {
  const { session } = useAuth();
  const current = session && sessionIdOf(session.access_token);
  // Whoever was signed in with a password has yet to follow the link, which begins a session of its own.
  const [before] = useState(current);
  useLeaveWhenSignedIn('/reset-password', before !== null && current === before);
  const keepsMail = useKeepsMail();
  return (
    <AuthCard
      title={keepsMail ? 'Your link is ready if you have an account' : 'Check your email'}
      footer={backToLogin}
    >
      <div className="grid gap-5">
        <p role="status" className="text-sm">
          If {email} has an account, a link to choose a new password{' '}
          {keepsMail ? 'is waiting for you.' : 'is on its way there.'}
        </p>
        <MailboxHint />
        <MailedCodeForm email={email} type="recovery">
          Continue
        </MailedCodeForm>
      </div>
    </AuthCard>
  );
}
