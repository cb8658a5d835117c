import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { CodeField, codeRules } from '../forms/code-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useAuthForm } from '../forms/use-auth-form.ts';
import { verifyCode } from '../second-factor/verify-code.ts';
import type { Enrollment } from './second-factors.ts';

interface EnrollFactorProps {
  enrollment: Enrollment;
  onSetUp: () => void;
  onCancel: () => void;
}

/** Scanning the code and proving that the app shows the right digits. */
export function EnrollFactor({ enrollment, onSetUp, onCancel }: EnrollFactorProps) {
  const { register, submit, errors, isSubmitting } = useAuthForm(
    { code: '' },
    async ({ code }) => {
      await verifyCode(enrollment.id, code);
      onSetUp();
    },
    { mfa_verification_failed: 'code' },
  );
  return (
    <div className="grid gap-5 rounded-control border border-line p-4 sm:grid-cols-[11rem_1fr]">
      <img
        src={enrollment.qrCode}
        alt="QR code to scan with an authenticator app"
        // Scanners want dark on light, in either theme.
        className="size-44 rounded-control bg-[white] p-2"
      />
      <form onSubmit={submit} noValidate className="grid content-start gap-4">
        <p className="text-sm">
          Scan this with an authenticator app on your phone, or type the key into it:
          <span className="mt-1 flex items-center gap-1">
            <code className="tabular text-xs break-all">{enrollment.secret}</code>
            <CopyButton text={enrollment.secret} what="key" />
          </span>
        </p>
        <CodeField
          label="Code the app shows"
          error={errors.code?.message}
          registered={register('code', codeRules)}
        />
        <FieldError>{errors.root?.message}</FieldError>
        <div className="flex gap-2">
          <SubmitButton pending="Checking..." isPending={isSubmitting}>
            Turn on
          </SubmitButton>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
