import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactor } from '@/components/auth/auth-context.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { authSentence } from '../forms/auth-failure.ts';
import { EnrollFactor } from './enroll-factor.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { type Enrollment, enroll } from './second-factors.ts';

/** The authenticator apps of an account: those in use, adding one, and what to do when one is lost. */
export function SecondFactorSection({ factors }: { factors: SecondFactor[] }) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = async () => {
    setRefusal(null);
    try {
      setEnrollment(await enroll(nameFor(factors)));
    } catch (error) {
      setRefusal(authSentence(error));
    }
  };
  return (
    <div className="grid gap-4">
      <FactorList factors={factors} />
      {enrollment ? (
        <EnrollFactor enrollment={enrollment} onDone={() => setEnrollment(null)} />
      ) : (
        <Button
          variant={factors.length > 0 ? 'outline' : 'primary'}
          className="justify-self-start"
          onClick={start}
        >
          {factors.length > 0 ? 'Add a spare' : 'Set up a second factor'}
        </Button>
      )}
      <FieldError>{refusal}</FieldError>
      <Recovery hasSpare={factors.length > 1} />
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

function Recovery({ hasSpare }: { hasSpare: boolean }) {
  return (
    <p className="text-[0.8125rem] text-ink-soft">
      {hasSpare
        ? 'If you lose a phone, sign in with your other app and remove the lost one here.'
        : 'So that a lost phone does not lock you out, set up a second app on another device as a spare, or keep the key it is set up with somewhere safe. Without either, only whoever runs this installation can remove your second factor.'}
    </p>
  );
}

/** Names must differ; the first that is free. */
function nameFor(factors: SecondFactor[]): string {
  const taken = new Set(factors.map(({ name }) => name));
  const names = ['Authenticator app', ...factors.map((_, index) => `Spare app ${index + 1}`)];
  return names.find((name) => !taken.has(name)) ?? `App ${factors.length + 1}`;
}
