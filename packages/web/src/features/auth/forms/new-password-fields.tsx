import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';

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
