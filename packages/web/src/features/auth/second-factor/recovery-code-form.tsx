import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Input } from '@/components/ui/input.tsx';
import { orThrow } from '../forms/auth-failure.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useAuthForm } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';

async function verifyRecoveryCode({ code }: { code: string }): Promise<void> {
  const client = await auth.client();
  orThrow(await client.mfa.recoveryCodes.verify({ code: code.replaceAll(/[\s-]/g, '') }));
}

/** Takes a recovery code where the authenticator app is lost; each is good once. */
export function RecoveryCodeForm() {
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
