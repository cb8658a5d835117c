import type { EmailOtpType } from '@supabase/auth-js';
import { FieldError } from '@/components/ui/field-error.tsx';
import { orThrow } from '../forms/auth-failure.ts';
import { CodeField, codeRules } from '../forms/code-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useAuthForm } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';

interface MailedCodeFormProps {
  email: string;
  type: EmailOtpType;
  /** What the code does, on the button. */
  children: string;
}

/** Takes the six digits of a mail where its link cannot be followed on this device. Signs in. */
export function MailedCodeForm({ email, type, children }: MailedCodeFormProps) {
  const { register, submit, errors, isSubmitting } = useAuthForm(
    { code: '' },
    async ({ code: token }) => {
      orThrow(await (await auth.client()).verifyOtp({ email, token, type }));
    },
    { otp_expired: 'code' },
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <CodeField
        label="Or enter the code from the email"
        error={errors.code?.message}
        registered={register('code', codeRules)}
      />
      <FieldError>{errors.root?.message}</FieldError>
      <SubmitButton
        variant="outline"
        className="justify-self-start"
        pending="Checking..."
        isPending={isSubmitting}
      >
        {children}
      </SubmitButton>
    </form>
  );
}
