import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type SecondFactor, useAuth } from '@/components/auth/auth-context.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Dialog, DialogClose } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { SubmitButton } from '../forms/auth-card.tsx';
import { CodeField, codeRules } from '../forms/fields.tsx';
import { authCode, authSentence, orThrow, useAuthForm } from '../forms/use-auth-form.ts';
import { verifyCode } from '../second-factor/second-factor-card.tsx';
import { unenroll } from '../second-factor/undo-factor.tsx';
import { auth } from '../session/auth.ts';
import { useOwnAccounts } from '../session/own-accounts.ts';
import {
  IssuedCodes,
  makeRecoveryCodes,
  RecoveryCodesStatus,
  recoveryCodesKey,
} from './recovery-codes.tsx';

interface SecondFactorSectionProps {
  factors: SecondFactor[];
  email: string | null;
}

/** The authenticator apps of an account, adding one, and the codes for when one is lost. */
export function SecondFactorSection({ factors, email }: SecondFactorSectionProps) {
  const client = useQueryClient();
  const hasCodes = useOwnAccounts() !== null;
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const starting = useMutation({ mutationFn: enroll, onSuccess: setEnrollment });
  const making = useMutation({
    mutationFn: makeRecoveryCodes,
    onSettled: () => client.invalidateQueries({ queryKey: recoveryCodesKey }),
    // What was shown once is not kept for a later visit to the page.
    gcTime: 0,
  });
  const refusal = starting.error ?? making.error;
  const finish = () => {
    setEnrollment(null);
    if (hasCodes && factors.length === 0) making.mutate();
  };
  return (
    <div className="grid gap-4">
      <FactorList factors={factors} />
      {enrollment ? (
        <EnrollFactor
          enrollment={enrollment}
          onSetUp={finish}
          onCancel={() => setEnrollment(null)}
        />
      ) : (
        <Button
          variant={factors.length > 0 ? 'outline' : 'primary'}
          className="justify-self-start"
          disabled={starting.isPending}
          onClick={() => starting.mutate(nameFor(factors))}
        >
          {factors.length > 0 ? 'Add a spare' : 'Set up a second factor'}
        </Button>
      )}
      {factors.length > 0 && making.data ? (
        <IssuedCodes codes={making.data} email={email} onKept={making.reset} />
      ) : null}
      {hasCodes && factors.length > 0 && !making.data ? (
        <RecoveryCodesStatus isMaking={making.isPending} onMake={() => making.mutate()} />
      ) : null}
      <FieldError>{refusal ? authSentence(refusal) : null}</FieldError>
      {authCode(refusal) === staleSession ? <SignInAgain /> : null}
      <Recovery hasSpare={factors.length > 1} hasCodes={hasCodes} />
    </div>
  );
}

/** What is told where a session is too old to add an app: a stolen one is not to lock anybody out. */
const staleSession = 'reauthentication_needed';

/** Ends the session; the login page leads back here. */
function SignInAgain() {
  const { signOut } = useAuth();
  return (
    <Button variant="outline" size="small" className="justify-self-start" onClick={signOut}>
      Sign in again
    </Button>
  );
}

function FactorList({ factors }: { factors: SecondFactor[] }) {
  if (factors.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {factors.map((factor) => (
        <li key={factor.id} className="flex items-center justify-between gap-3 px-4 py-2.5 text-sm">
          <span className="flex min-w-0 items-center gap-2.5">
            <ShieldCheck aria-hidden className="size-4.5 shrink-0 text-positive" />
            <span className="truncate font-medium">{factor.name}</span>
          </span>
          <RemoveFactor factor={factor} isLast={factors.length === 1} />
        </li>
      ))}
    </ul>
  );
}

function Recovery(props: { hasSpare: boolean; hasCodes: boolean }) {
  return <p className="text-[0.8125rem] text-ink-soft">{recoveryWords(props)}</p>;
}

function recoveryWords({ hasSpare, hasCodes }: { hasSpare: boolean; hasCodes: boolean }): string {
  if (hasSpare)
    return hasCodes
      ? 'If you lose a phone, sign in with your other app or a recovery code, and remove the lost one here.'
      : 'If you lose a phone, sign in with your other app, and remove the lost one here.';
  return hasCodes
    ? 'So that a lost phone does not lock you out, keep your recovery codes somewhere safe, or set up a second app on another device as a spare. Without either, only whoever runs this installation can remove your second factor.'
    : 'So that a lost phone does not lock you out, set up a second app on another device as a spare. Without one, only whoever runs the accounts can remove your second factor.';
}

/** Names must differ; the first that is free. */
function nameFor(factors: SecondFactor[]): string {
  const taken = new Set(factors.map(({ name }) => name));
  const names = ['Authenticator app', ...factors.map((_, index) => `Spare app ${index + 1}`)];
  return names.find((name) => !taken.has(name)) ?? `App ${factors.length + 1}`;
}

interface EnrollFactorProps {
  enrollment: Enrollment;
  onSetUp: () => void;
  onCancel: () => void;
}

/** Scanning the code and proving that the app shows the right digits. */
function EnrollFactor({ enrollment, onSetUp, onCancel }: EnrollFactorProps) {
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
        {errors.root?.type === staleSession ? <SignInAgain /> : null}
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

interface RemoveFactorProps {
  factor: SecondFactor;
  /** Without it, the password alone signs in. */
  isLast: boolean;
}

/** Takes an app off the account, after asking. */
function RemoveFactor({ factor, isLast }: RemoveFactorProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async () => {
    setRefusal(null);
    setIsRemoving(true);
    try {
      await unenroll(factor.id);
    } catch (error) {
      setRefusal(authSentence(error));
    } finally {
      setIsRemoving(false);
    }
  };
  return (
    <Dialog
      title={`Remove ${factor.name}?`}
      trigger={
        <Button variant="ghost" size="small" aria-label={`Remove ${factor.name}`}>
          Remove
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button variant="negative" disabled={isRemoving} onClick={remove}>
            {isRemoving ? 'Removing...' : 'Remove'}
          </Button>
        </>
      }
    >
      <p>
        {isLast
          ? 'Signing in will then ask for your password alone.'
          : 'Its codes will no longer be accepted. Your other app stays.'}
      </p>
      <FieldError>{refusal}</FieldError>
    </Dialog>
  );
}

/** An authenticator app being set up; it counts once a code of it was shown. */
interface Enrollment {
  id: string;
  /** A `data:` address of an SVG to scan. */
  qrCode: string;
  /** The same secret in Base32, to type. */
  secret: string;
}

const svgAddress = 'data:image/svg+xml;utf-8,';

/** Starts setting up an authenticator app under a name no other of the account has. */
async function enroll(friendlyName: string): Promise<Enrollment> {
  const client = await auth.client();
  const issuer = 'Second Ring';
  const { id, totp } = orThrow(
    await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer }),
  );
  // The client leaves the drawing unescaped, and a `#` in it would end the address.
  const drawing = totp.qr_code.startsWith(svgAddress)
    ? totp.qr_code.slice(svgAddress.length)
    : totp.qr_code;
  return { id, qrCode: svgAddress + encodeURIComponent(drawing), secret: totp.secret };
}
