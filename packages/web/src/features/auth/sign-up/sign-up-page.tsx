import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readClaimTokens } from '@/api/made-here.ts';
import { takeCarried } from '@/components/carried.ts';
import { FieldError } from '@/components/ui/field-error.tsx';
import { AuthCard, authLink, SubmitButton } from '../forms/auth-card.tsx';
import {
  EmailField,
  emailRules,
  NewPasswordFields,
  newPasswordRules,
  repeatedPasswordRules,
} from '../forms/fields.tsx';
import { orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';
import { useLeaveWhenSignedIn } from '../session/auth-redirects.ts';
import { readInstallation } from '../session/open-auth-client.ts';
import { keepsOwnAccounts } from '../session/own-accounts.ts';
import { returnPathOrHome } from '../session/return-path.ts';
import {
  confirmationAddress,
  MailboxHint,
  MailedCodeForm,
  ResendConfirmation,
} from './confirmation-mail.tsx';

/** Creating an account; afterwards the way through the mail that confirms it. */
export function SignUpPage() {
  const [signedUp, setSignedUp] = useState<string | null>(null);
  useLeaveWhenSignedIn(returnPathOrHome(null));
  return signedUp ? <ThankYouCard email={signedUp} /> : <SignUpCard onSignedUp={setSignedUp} />;
}

function SignUpCard({ onSignedUp }: { onSignedUp: (email: string) => void }) {
  const { register, submit, errors, isSubmitting, setValue } = useAuthForm(
    { email: '', password: '', repeatPassword: '' },
    async ({ email, password }) => {
      const client = await auth.client();
      const options = { emailRedirectTo: confirmationAddress(), data: await whatIsClaimed() };
      const { session } = orThrow(await client.signUp({ email, password, options }));
      if (!session) onSignedUp(email);
    },
    { weak_password: 'password', user_already_exists: 'email', email_address_invalid: 'email' },
  );
  useEffect(() => {
    const email = takeCarried('email');
    if (email) setValue('email', email);
  }, [setValue]);
  return (
    <AuthCard
      title="Sign up"
      description="Create a new account"
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" className={authLink}>
            Login
          </Link>
        </>
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <EmailField error={errors.email?.message} registered={register('email', emailRules)} />
        <NewPasswordFields
          password={{
            error: errors.password,
            registered: register('password', newPasswordRules),
          }}
          repeated={{
            error: errors.repeatPassword,
            registered: register('repeatPassword', repeatedPasswordRules),
          }}
        />
        <FieldError>{errors.root?.message}</FieldError>
        <SubmitButton size="large" pending="Creating an account..." isPending={isSubmitting}>
          Sign up
        </SubmitButton>
      </form>
    </AuthCard>
  );
}

/**
 * What was set up in this browser, so that it is claimed whichever one confirms the address. A hosted service
 * would only keep it.
 */
async function whatIsClaimed(): Promise<object> {
  const tokens = readClaimTokens().slice(-mostClaimed);
  if (tokens.length === 0 || !keepsOwnAccounts(await readInstallation())) return {};
  return { claim_tokens: tokens };
}

/** An account has no more businesses than half of it. */
const mostClaimed = 20;

function ThankYouCard({ email }: { email: string }) {
  return (
    <AuthCard
      title="Thank you for signing up!"
      description="Check your email to confirm"
      footer={
        <>
          Does the email say you already have an account?{' '}
          <Link to="/login" className={authLink}>
            Login
          </Link>{' '}
          or{' '}
          <Link to="/forgot-password" className={authLink}>
            choose a new password
          </Link>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-sm">
          You've successfully signed up. Please check your email to confirm your account before
          signing in.
        </p>
        <MailboxHint />
        <MailedCodeForm email={email} type="signup">
          Confirm
        </MailedCodeForm>
        <ResendConfirmation email={email} />
      </div>
    </AuthCard>
  );
}
