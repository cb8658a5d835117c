import { useState } from 'react';
import { type SecondFactor, useAuth } from '@/components/auth/auth-context.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Select } from '@/components/ui/select.tsx';
import { AuthCard } from '../forms/auth-card.tsx';
import { CodeField, codeRules } from '../forms/code-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useAuthForm } from '../forms/use-auth-form.ts';
import { verifyCode } from './verify-code.ts';

/** Asks for the code of an authenticator app, the last step of signing in where one is set up. */
export function SecondFactorCard() {
  const { user, signOut } = useAuth();
  return (
    <AuthCard
      title="Enter your code"
      description="Open your authenticator app and enter the six digits it shows for Second Ring."
      footer={
        <Button variant="link" size="inline" onClick={signOut}>
          Use another account
        </Button>
      }
    >
      <CodeForm factors={user?.secondFactors ?? []} />
      <p className="mt-5 text-[0.8125rem] text-ink-soft">
        Lost your phone? Use the app you set up as a spare. If you have none, ask whoever runs this
        installation to remove your second factor.
      </p>
    </AuthCard>
  );
}

function CodeForm({ factors }: { factors: SecondFactor[] }) {
  const [chosen, setChosen] = useState(factors[0]?.id ?? '');
  const { register, submit, errors, isSubmitting } = useAuthForm(
    { code: '' },
    ({ code }) => verifyCode(chosen, code),
    { mfa_verification_failed: 'code', mfa_challenge_expired: 'code' },
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {factors.length > 1 ? (
        <Field label="App">
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onValueChange={setChosen}
              options={factors.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      ) : null}
      <CodeField
        label="Code"
        error={errors.code?.message}
        registered={register('code', codeRules)}
      />
      <FieldError>{errors.root?.message}</FieldError>
      <SubmitButton size="large" pending="Checking..." isPending={isSubmitting}>
        Continue
      </SubmitButton>
    </form>
  );
}
