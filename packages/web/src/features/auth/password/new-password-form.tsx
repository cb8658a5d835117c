import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FieldError } from '@/components/ui/field-error.tsx';
import { authLink, SubmitButton } from '../forms/auth-card.tsx';
import {
  CodeField,
  codeRules,
  NewPasswordFields,
  newPasswordRules,
  PasswordField,
  repeatedPasswordRules,
} from '../forms/fields.tsx';
import { authCode, orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';

interface NewPasswordFormProps {
  /** Whose password, for password programs; empty where unknown. */
  email: string;
  /** Whether the present one is asked for from the start: not of whoever comes from a mail. */
  asksCurrent?: boolean;
  /** Whether whoever chooses it has had none before. */
  isFirst?: boolean;
  onChanged: () => void;
}

interface Values {
  current: string;
  password: string;
  repeatPassword: string;
  code: string;
}

/**
 * Chooses a password for whoever is signed in. Where the accounts want a mailed code first, it
 * asks for that too, and for the present one where they want it.
 */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, asksCurrent = false, isFirst = false, onChanged } = props;
  const [wantsCode, setWantsCode] = useState(false);
  const [wantsCurrent, setWantsCurrent] = useState(false);
  const change = async ({ current, password, code: nonce }: Values) => {
    const client = await auth.client();
    const { error } = await client.updateUser({
      password,
      ...(current && { current_password: current }),
      ...(nonce && { nonce }),
    });
    if (authCode(error) === 'reauthentication_needed') {
      orThrow(await client.reauthenticate());
      setWantsCode(true);
      return;
    }
    if (authCode(error) === 'current_password_required') setWantsCurrent(true);
    if (error) throw error;
    reset();
    onChanged();
  };
  const { register, submit, reset, setFocus, errors, isSubmitting } = useAuthForm<Values>(
    { current: '', password: '', repeatPassword: '', code: '' },
    change,
    {
      weak_password: 'password',
      same_password: 'password',
      reauthentication_not_valid: 'code',
      current_password_required: 'current',
      current_password_mismatch: 'current',
    },
  );
  useEffect(() => {
    if (wantsCurrent) setFocus('current');
  }, [wantsCurrent, setFocus]);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {asksCurrent || wantsCurrent ? (
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.current?.message}
          registered={register('current', { required: 'Enter your current password.' })}
        />
      ) : null}
      {wantsCurrent ? (
        <p className="text-sm text-ink-soft">
          If you don’t know it,{' '}
          <Link to="/forgot-password" className={authLink}>
            ask for a link
          </Link>
          .
        </p>
      ) : null}
      <NewPasswordFields
        {...(!isFirst && { label: 'New Password' })}
        password={{
          error: errors.password,
          registered: register('password', newPasswordRules),
        }}
        repeated={{
          error: errors.repeatPassword,
          registered: register('repeatPassword', repeatedPasswordRules),
        }}
      />
      {wantsCode ? (
        <CodeField
          label="Code from the email"
          hint="We sent six digits to your address, to make sure it is you."
          error={errors.code?.message}
          registered={register('code', codeRules)}
        />
      ) : null}
      <FieldError>{errors.root?.message}</FieldError>
      <SubmitButton
        className="justify-self-start"
        pending={isFirst ? 'Saving...' : 'Changing...'}
        isPending={isSubmitting}
      >
        {isFirst ? 'Save password' : 'Change password'}
      </SubmitButton>
    </form>
  );
}
