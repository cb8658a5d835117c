import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { FieldError } from '@/components/ui/field-error.tsx';
import { AuthCard, authLink, SubmitButton } from '../forms/auth-card.tsx';
import { CodeField, codeRules, EmailField, emailRules } from '../forms/fields.tsx';
import { orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { auth, followedLink } from '../session/auth.ts';
import { useLeaveWhenSignedIn } from '../session/auth-redirects.ts';
import {
  MailboxHint,
  MailedCodeForm,
  resendConfirmation,
  useKeepsMail,
} from './confirmation-mail.tsx';

/** Where the links of confirmation mails end: in the console, or with what is wrong and a new link. */
export function ConfirmPage() {
  const { needsSecondFactor } = useAuth();
  if (needsSecondFactor) return <SecondFactorCard />;
  if (followedLink?.message) return <HalfwayCard message={followedLink.message} />;
  if (followedLink?.refusal) return <RefusedCard sentence={followedLink.refusal.sentence} />;
  return <SignedInOrNot />;
}

function SignedInOrNot() {
  const { isAuthenticated } = useAuth();
  useLeaveWhenSignedIn(followedLink?.type === 'email_change' ? '/account' : '/admin');
  if (isAuthenticated) return <AuthCard title="Your email address is confirmed" />;
  return (
    <AuthCard
      title="Confirm your email address"
      description="Follow the link in the email we sent you. If you did not get one, ask for another."
    >
      <NewLinkForm />
    </AuthCard>
  );
}

/** A change of address is made once both addresses have said yes. */
function HalfwayCard({ message }: { message: string }) {
  return (
    <AuthCard title="One more link to follow" description={message}>
      <Link to="/account" className={buttonLook()}>
        Go to your account
      </Link>
    </AuthCard>
  );
}

function RefusedCard({ sentence }: { sentence: string }) {
  const { isAuthenticated } = useAuth();
  return (
    <AuthCard
      title="This link no longer works"
      description={`${sentence}. A link works once and for a limited time, and a newer one replaces it.`}
      footer={
        <>
          Confirmed already?{' '}
          <Link to={isAuthenticated ? '/admin' : '/login'} className={authLink}>
            {isAuthenticated ? 'Go to the dashboard' : 'Login'}
          </Link>
        </>
      }
    >
      <NewLinkForm />
    </AuthCard>
  );
}

function NewLinkForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, submit, errors, isSubmitting } = useAuthForm(
    { email: '' },
    async ({ email }) => {
      await resendConfirmation(email);
      setSentTo(email);
    },
  );
  const [hasCode, setHasCode] = useState(false);
  if (sentTo) return <NewLinkSent email={sentTo} />;
  if (hasCode) return <CodeAtHand />;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <EmailField error={errors.email?.message} registered={register('email', emailRules)} />
      <FieldError>{errors.root?.message}</FieldError>
      <SubmitButton pending="Sending..." isPending={isSubmitting}>
        Send a new link
      </SubmitButton>
      <p className="text-sm">
        Is the email here already?{' '}
        <button type="button" className={authLink} onClick={() => setHasCode(true)}>
          Enter its code
        </button>
      </p>
    </form>
  );
}

/** Takes the code of a mail that is there already, on a device where its link cannot be followed. */
function CodeAtHand() {
  const { register, submit, errors, isSubmitting } = useAuthForm(
    { email: '', code: '' },
    async ({ email, code: token }) => {
      orThrow(await (await auth.client()).verifyOtp({ email, token, type: 'signup' }));
    },
    { otp_expired: 'code' },
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <EmailField error={errors.email?.message} registered={register('email', emailRules)} />
      <CodeField
        label="Code from the email"
        error={errors.code?.message}
        registered={register('code', codeRules)}
      />
      <FieldError>{errors.root?.message}</FieldError>
      <SubmitButton pending="Checking..." isPending={isSubmitting}>
        Confirm
      </SubmitButton>
    </form>
  );
}

function NewLinkSent({ email }: { email: string }) {
  const keepsMail = useKeepsMail();
  return (
    <div className="grid gap-5">
      <p role="status" className="text-sm">
        If {email} still has to be confirmed, a new link{' '}
        {keepsMail ? 'has been created.' : 'is on its way there.'}
      </p>
      <MailboxHint />
      <MailedCodeForm email={email} type="signup">
        Confirm
      </MailedCodeForm>
    </div>
  );
}
