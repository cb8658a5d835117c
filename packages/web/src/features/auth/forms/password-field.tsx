import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

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
