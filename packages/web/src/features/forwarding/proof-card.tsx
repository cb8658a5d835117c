import type { ForwardingStatus } from '@second-ring/contract';
import { CircleCheck, PhoneIncoming } from 'lucide-react';
import { useId } from 'react';
import { Instant, shownZone, zoneWords } from '@/components/instant.tsx';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { type Proof, proofIn } from './proof.ts';

interface ProofCardProps {
  status: ForwardingStatus | null;
  failure: string | null;
  /** What the check waits for, in words; null: nothing. */
  waitsFor: string | null;
  /** The newest call when the waiting began; undefined: nobody waits. */
  since: string | null | undefined;
  /** Whether every call is forwarded, or only those nobody answers. */
  mode: 'unanswered' | 'instant';
  onCheck: () => void;
}

/** Waits for the owner's own test call to come in by way of their number, and turns green. */
export function ProofCard({ status, failure, waitsFor, since, mode, onCheck }: ProofCardProps) {
  const number = status?.business_number ? writtenNumber(status.business_number) : 'your number';
  const waiting = since !== undefined;
  const proof = proofIn(status, since ?? null);
  if (proof.state === 'proven')
    return <Proven at={proof.at} number={number} timeZone={status?.time_zone ?? null} />;
  return (
    <Card>
      <CardTitle>Check my forwarding</CardTitle>
      <CardDescription>
        Dial the code, then call {number} from another phone
        {mode === 'instant' ? '' : ' and let it ring'}. As soon as your AI employee picks up, this
        page says so.
      </CardDescription>
      <div className="mt-4">
        {waiting ? (
          <Waiting proof={proof} number={number} />
        ) : (
          <CheckButton waitsFor={waitsFor} onCheck={onCheck} />
        )}
      </div>
      <p role="alert" className="mt-3 text-sm text-negative empty:hidden">
        {failure}
      </p>
    </Card>
  );
}

function CheckButton({ waitsFor, onCheck }: Pick<ProofCardProps, 'waitsFor' | 'onCheck'>) {
  const reason = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="primary"
        aria-disabled={waitsFor !== null}
        aria-describedby={waitsFor === null ? undefined : reason}
        onClick={() => waitsFor === null && onCheck()}
      >
        <PhoneIncoming aria-hidden />
        Check my forwarding
      </Button>
      <p id={reason} className="text-sm text-ink-soft empty:hidden">
        {waitsFor}
      </p>
    </div>
  );
}

function Waiting({ proof, number }: { proof: Proof; number: string }) {
  return (
    <div role="status" className="grid gap-3 text-sm">
      <p className="flex items-center gap-3">
        <Spinner className="size-5" />
        Waiting for your test call to {number}.
      </p>
      {proof.state === 'direct' ? (
        <p className="rounded-control bg-pending-wash px-4 py-3 text-pending">
          A call reached your AI employee, but not by way of your number. Call {number} and let it
          ring.
        </p>
      ) : null}
      {proof.state === 'other-number' ? (
        <p className="rounded-control bg-pending-wash px-4 py-3 text-pending">
          A call came in by way of {writtenNumber(proof.number)}, which is not the number you gave.
          Correct it in step one if it is yours.
        </p>
      ) : null}
    </div>
  );
}

interface ProvenProps {
  at: string;
  number: string;
  timeZone: string | null;
}

function Proven({ at, number, timeZone }: ProvenProps) {
  return (
    <Card role="status" className="border-positive/40 bg-positive-wash">
      <p className="flex items-center gap-2.5 font-heading text-lg font-semibold text-positive">
        <CircleCheck aria-hidden className="size-6" />
        Calls are forwarded
      </p>
      <p className="mt-1 text-sm">
        A call to {number} reached your AI employee on <Instant at={at} timeZone={timeZone} />,{' '}
        {zoneWords(shownZone(timeZone))}. Nothing else is left to do.
      </p>
    </Card>
  );
}
