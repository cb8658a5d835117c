import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

interface EmailFieldProps {
  label?: string;
  error: string | undefined;
  /** What `register` returns for the field. */
  registered: UseFormRegisterReturn;
}

/** An e-mail address. */
export function EmailField({ label = 'Email', error, registered }: EmailFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          {...registered}
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
        />
      )}
    </Field>
  );
}

/** What an e-mail field asks for. The server has the last word on what an address is. */
export const emailRules = {
  required: 'Enter your email address.',
  setValueAs: (typed: string) => typed.trim(),
  pattern: {
    value: /^\s*\S+@\S+\.\S+\s*$|^\s*\S+@localhost\s*$/,
    message: 'Enter an email address, such as you@example.com.',
  },
};

interface PasswordFieldProps {
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  registered: UseFormRegisterReturn;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', autoComplete, error, registered } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...registered}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            required
            className="pr-11"
          />
          <Button
            variant="ghost"
            size="icon-small"
            className="absolute top-1 right-1 text-ink-soft"
            aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Button>
        </div>
      )}
    </Field>
  );
}

interface Entry {
  error: FieldError | undefined;
  /** What `register` returns for the field. */
  registered: UseFormRegisterReturn;
}

interface NewPasswordFieldsProps {
  /** Of the first field; left out where no other password is asked for. */
  label?: string;
  password: Entry;
  repeated: Entry;
}

/** A password that is chosen, typed twice. */
export function NewPasswordFields({ label, password, repeated }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...(label && { label })}
        autoComplete="new-password"
        error={password.error?.message}
        registered={password.registered}
      />
      <PasswordField
        label="Repeat Password"
        autoComplete="new-password"
        error={repeated.error?.message}
        registered={repeated.registered}
      />
    </>
  );
}

/** How long it must be is the server's to say. */
export const newPasswordRules = { required: 'Choose a password.' };

export const repeatedPasswordRules = {
  required: 'Repeat the password.',
  validate: (repeated: string, { password }: { password: string }) =>
    repeated === password || 'Passwords do not match',
};

interface CodeFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  registered: UseFormRegisterReturn;
}

/** Six digits, out of a mail or an authenticator app. */
export function CodeField({ label, hint, error, registered }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          {...registered}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          className="tabular max-w-44 text-lg tracking-[0.3em] sm:text-lg"
        />
      )}
    </Field>
  );
}

/** What a code field asks for; spaces people type between the digits do not matter. */
export const codeRules = {
  required: 'Enter the six digits.',
  setValueAs: (typed: string) => typed.replaceAll(/\s/g, ''),
  validate: (typed: string) =>
    /^\d{6}$/.test(typed.replaceAll(/\s/g, '')) || 'The code has six digits.',
};
