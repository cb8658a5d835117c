import { Link } from '@tanstack/react-router';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { carry } from '@/components/carried.ts';
import { FieldError } from '@/components/ui/field-error.tsx';
import { AuthCard, authLink, SubmitButton } from '../forms/auth-card.tsx';
import { EmailField, emailRules, PasswordField } from '../forms/fields.tsx';
import { orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { auth } from '../session/auth.ts';
import { useLeaveWhenSignedIn, useSigningOut } from '../session/auth-redirects.ts';
import { ResendConfirmation } from '../sign-up/confirmation-mail.tsx';

/** Signing in: password, then the second factor where there is one, then on to `returnTo`. */
export function LoginPage({ returnTo }: { returnTo: string }) {
  const { needsSecondFactor } = useAuth();
  const isSigningOut = useSigningOut();
  useLeaveWhenSignedIn(returnTo, isSigningOut);
  return needsSecondFactor ? <SecondFactorCard /> : <PasswordCard />;
}

async function signIn(credentials: { email: string; password: string }): Promise<void> {
  orThrow(await (await auth.client()).signInWithPassword(credentials));
}

function PasswordCard() {
  const { register, submit, errors, isSubmitting, getValues } = useAuthForm(
    { email: '', password: '' },
    signIn,
    { invalid_credentials: 'password' },
  );
  const isUnconfirmed = errors.root?.type === 'email_not_confirmed';
  return (
    <AuthCard
      title="Login"
      description="See who called, and keep your AI employee up to date."
      footer={
        <>
          Don't have an account?{' '}
          <Link to="/sign-up" className={authLink}>
            Sign up
          </Link>
        </>
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <EmailField error={errors.email?.message} registered={register('email', emailRules)} />
        <PasswordField
          autoComplete="current-password"
          error={errors.password?.message}
          registered={register('password', { required: 'Enter your password.' })}
        />
        <FieldError>{errors.root?.message}</FieldError>
        {isUnconfirmed ? <ResendConfirmation email={getValues('email')} /> : null}
        <SubmitButton size="large" pending="Logging in..." isPending={isSubmitting}>
          Login
        </SubmitButton>
        <Link
          to="/forgot-password"
          className={`${authLink} justify-self-center text-sm`}
          onClick={() => carry('email', getValues('email'))}
        >
          Forgot your password
        </Link>
      </form>
    </AuthCard>
  );
}
