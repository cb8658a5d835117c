import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type AuthUser, useAuth } from '@/components/auth/auth-context.tsx';
import { PageHeading } from '@/components/page-heading.tsx';
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { SubmitButton } from '../forms/auth-card.tsx';
import { EmailField, emailRules } from '../forms/fields.tsx';
import { orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import { auth } from '../session/auth.ts';
import { useOwnAccounts } from '../session/own-accounts.ts';
import {
  confirmationAddress,
  MailboxHint,
  MailedCodeForm,
  ResendConfirmation,
  useKeepsMail,
} from '../sign-up/confirmation-mail.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection, sessionsKey } from './sessions-section.tsx';

const shortestRest = 5_000;

/** Reads the account again now, and whenever somebody comes back who may have changed it elsewhere; how to stop. */
function lookAnewOnReturn(): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < shortestRest) return;
    last = performance.now();
    auth.recheck().catch(console.error);
  };
  auth.recheck().catch(console.error);
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
  };
}

/** One's own account: address, password, second factor, sessions. */
export function AccountPage() {
  const { user } = useAuth();
  useEffect(lookAnewOnReturn, []);
  if (!user) return null;
  return (
    <div className="grid max-w-2xl gap-5">
      <PageHeading title="Account" description={`Signed in as ${user.name}`} />
      <Section
        title="Email address"
        description="You sign in with it, and mail about your account goes there."
      >
        <EmailForm user={user} />
      </Section>
      <Section title="Password" description="Changing it signs you out everywhere else.">
        <PasswordSection email={user.email ?? ''} />
      </Section>
      <Section
        title="Second factor"
        description="When you sign in, you enter a code from an app on your phone as well as your password."
      >
        <SecondFactorSection factors={user.secondFactors} email={user.email} />
      </Section>
      <Section title="Sessions" description="Each browser stays signed in until you sign it out.">
        <SessionsSection lastSignInAt={user.lastSignInAt} />
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

function Section({ title, description, children }: SectionProps) {
  return (
    <Card aria-label={title}>
      <CardTitle>{title}</CardTitle>
      <CardDescription>{description}</CardDescription>
      <div className="mt-4">{children}</div>
    </Card>
  );
}

/** The account's address, and a change of it on its way. */
function EmailForm({ user }: { user: AuthUser }) {
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
    <div className="grid gap-4">
      {user.newEmail ? (
        <ChangeUnderWay from={user.email} to={user.newEmail} confirmedBy={user.confirmedBy} />
      ) : null}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <EmailField error={errors.email?.message} registered={register('email', rules)} />
        <FieldError>{errors.root?.message}</FieldError>
        <p role="status" className="text-sm text-positive empty:hidden">
          {isChanged && !user.newEmail ? 'Your email address has been changed.' : ''}
        </p>
        <SubmitButton className="justify-self-start" pending="Changing..." isPending={isSubmitting}>
          Change email
        </SubmitButton>
      </form>
    </div>
  );
}

interface ChangeUnderWayProps {
  from: string | null;
  to: string;
  /** The one of the two that has confirmed it. */
  confirmedBy: string | null;
}

function ChangeUnderWay({ from, to, confirmedBy }: ChangeUnderWayProps) {
  const keepsMail = useKeepsMail();
  const ownAccounts = useOwnAccounts();
  const left = [to, from].filter((email) => email !== null && email !== confirmedBy);
  const links = left.map(
    (email, at) =>
      `${at === 0 ? 'the link' : 'the one'} we ${keepsMail ? 'created for' : 'sent to'} ${email}`,
  );
  const [isHalfway, setIsHalfway] = useState(false);
  const onHalfway = () => {
    setIsHalfway(true);
    auth.recheck().catch(console.error);
  };
  return (
    <div className="grid gap-2 rounded-control bg-pending-wash px-4 py-3 text-sm break-words">
      <p role="status">
        You are changing your email address to <strong className="font-medium">{to}</strong>.{' '}
        {confirmedBy ? `${confirmedBy} has confirmed it. Now follow ` : 'Follow '}
        {links.join(', and ')}: until then you sign in with the old address.
      </p>
      <MailboxHint />
      {left.map((email) =>
        email ? (
          <MailedCodeForm
            key={email}
            email={email}
            type="email_change"
            label={`Or enter the code from the email to ${email}`}
            onHalfway={onHalfway}
          >
            Confirm
          </MailedCodeForm>
        ) : null,
      )}
      <p role="status" className="empty:hidden">
        {isHalfway ? 'That address has said yes. Now confirm from the other one.' : ''}
      </p>
      {from ? <ResendConfirmation email={from} type="email_change" sentTo={to} /> : null}
      {from && ownAccounts ? <KeepAddress address={from} /> : null}
    </div>
  );
}

/** Calls the change off; a hosted service knows no such request. */
function KeepAddress({ address }: { address: string }) {
  const { submit, errors, isSubmitting } = useAuthForm({}, async () => {
    orThrow(await (await auth.client()).updateUser({ email: address }));
  });
  return (
    <form onSubmit={submit} className="grid gap-2">
      <SubmitButton
        variant="outline"
        className="justify-self-start"
        pending="Keeping..."
        isPending={isSubmitting}
      >
        Keep {address}
      </SubmitButton>
      <FieldError>{errors.root?.message}</FieldError>
    </form>
  );
}

/** A new password, and the word that it is changed. */
function PasswordSection({ email }: { email: string }) {
  const [isChanged, setIsChanged] = useState(false);
  const client = useQueryClient();
  const onChanged = () => {
    setIsChanged(true);
    // The sessions elsewhere have ended with the old password.
    void client.invalidateQueries({ queryKey: sessionsKey });
  };
  return (
    <div className="grid gap-3">
      <NewPasswordForm asksCurrent email={email} onChanged={onChanged} />
      <p role="status" className="text-sm text-positive empty:hidden">
        {isChanged ? 'Your password has been changed. You are signed out everywhere else.' : ''}
      </p>
    </div>
  );
}
