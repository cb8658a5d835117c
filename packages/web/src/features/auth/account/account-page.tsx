import { type ReactNode, useState } from 'react';
import { type AuthUser, useAuth } from '@/components/auth/auth-context.tsx';
import { PageHeading } from '@/components/page-heading.tsx';
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { SubmitButton } from '../forms/auth-card.tsx';
import { EmailField, emailRules } from '../forms/fields.tsx';
import { orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import { auth } from '../session/auth.ts';
import {
  confirmationAddress,
  MailboxHint,
  ResendConfirmation,
  useKeepsMail,
} from '../sign-up/confirmation-mail.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** One's own account: address, password, second factor, sessions. */
export function AccountPage() {
  const { user } = useAuth();
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
  const keepsMail = useKeepsMail();
  return (
    <div
      role="status"
      className="grid gap-2 rounded-control bg-pending-wash px-4 py-3 text-sm break-words"
    >
      <p>
        You are changing your email address to <strong className="font-medium">{to}</strong>. Follow
        the link we {keepsMail ? 'created for it' : 'sent there'}
        {from ? `, and the one ${keepsMail ? 'for' : 'we sent to'} ${from}` : ''}: until then you
        sign in with the old address.
      </p>
      <MailboxHint />
      {from ? <ResendConfirmation email={from} type="email_change" sentTo={to} /> : null}
    </div>
  );
}

/** A new password, and the word that it is changed. */
function PasswordSection({ email }: { email: string }) {
  const [isChanged, setIsChanged] = useState(false);
  return (
    <div className="grid gap-3">
      <NewPasswordForm asksCurrent email={email} onChanged={() => setIsChanged(true)} />
      <p role="status" className="text-sm text-positive empty:hidden">
        {isChanged ? 'Your password has been changed. You are signed out everywhere else.' : ''}
      </p>
    </div>
  );
}
