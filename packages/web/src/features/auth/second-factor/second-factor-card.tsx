import { useState } from 'react';
import { type SecondFactor, useAuth } from '@/components/auth/auth-context.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { AuthCard, SubmitButton } from '../forms/auth-card.tsx';
import { CodeField, codeRules } from '../forms/fields.tsx';
import { orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';
import { useOwnAccounts } from '../session/own-accounts.ts';
import { UndoFactor } from './undo-factor.tsx';

/**
 * Asks for the code of an authenticator app, or a recovery code in its place: the last step of
 * signing in where a second factor is set up.
 * @param byMail whether whoever is asked has opened a mailed link: then a young app comes off too
 */
export function SecondFactorCard({ byMail = false }: { byMail?: boolean }) {
  const { user, signOut } = useAuth();
  const hasCodes = useOwnAccounts() !== null;
  const [isRecovering, setIsRecovering] = useState(false);
  return (
    <AuthCard
      title={isRecovering ? 'Use a recovery code' : 'Enter your code'}
      description={
        isRecovering
          ? 'Enter one of the codes you kept when you set up your second factor. Each works once.'
          : 'Open your authenticator app and enter the six digits it shows for Second Ring.'
      }
      footer={
        <Button variant="link" size="inline" onClick={signOut}>
          Use another account
        </Button>
      }
    >
      {isRecovering ? <RecoveryCodeForm /> : <CodeForm factors={user?.secondFactors ?? []} />}
      {hasCodes ? (
        <Button
          variant="link"
          size="inline"
          className="mt-5 text-sm"
          onClick={() => setIsRecovering(!isRecovering)}
        >
          {isRecovering ? 'Use your authenticator app' : 'Use a recovery code'}
        </Button>
      ) : null}
      <p className="mt-3 text-[0.8125rem] text-ink-soft">
        {isRecovering
          ? 'No codes left? Ask whoever runs this installation to remove your second factor.'
          : `Lost your phone? Use ${hasCodes ? 'a recovery code, or ' : ''}the app you set up as a spare.`}
      </p>
      {byMail && hasCodes ? <UndoFactor factors={user?.secondFactors ?? []} /> : null}
    </AuthCard>
  );
}

/** Shows the accounts an authenticator app's code; the session is then as sure as it gets. */
export async function verifyCode(factorId: string, code: string): Promise<void> {
  const client = await auth.client();
  orThrow(await client.mfa.challengeAndVerify({ factorId, code }));
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

async function verifyRecoveryCode({ code }: { code: string }): Promise<void> {
  const client = await auth.client();
  orThrow(await client.mfa.recoveryCodes.verify({ code: code.replaceAll(/[\s-]/g, '') }));
}

/** Takes a recovery code where the authenticator app is lost; each is good once. */
function RecoveryCodeForm() {
  const { register, submit, errors, isSubmitting } = useAuthForm({ code: '' }, verifyRecoveryCode, {
    mfa_verification_failed: 'code',
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label="Recovery code" error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('code', { required: 'Enter one of your recovery codes.' })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            className="font-mono"
          />
        )}
      </Field>
      <FieldError>{errors.root?.message}</FieldError>
      <SubmitButton size="large" pending="Checking..." isPending={isSubmitting}>
        Continue
      </SubmitButton>
    </form>
  );
}
