import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactor } from '@/components/auth/auth-context.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { authSentence } from '../forms/auth-failure.ts';
import { useOwnAccounts } from '../session/use-own-accounts.ts';
import { EnrollFactor } from './enroll-factor.tsx';
import { IssuedCodes } from './issued-codes.tsx';
import { makeRecoveryCodes, recoveryCodesKey } from './recovery-codes.ts';
import { RecoveryCodesStatus } from './recovery-codes-status.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { type Enrollment, enroll } from './second-factors.ts';

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
      <Recovery hasSpare={factors.length > 1} hasCodes={hasCodes} />
    </div>
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
