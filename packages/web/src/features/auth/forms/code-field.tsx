import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

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
