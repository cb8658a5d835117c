import type { UseFormRegisterReturn } from 'react-hook-form';
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
