import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { AwaitNumber } from './await-number.tsx';
import type { Sending } from './set-up-sending.ts';

/** What is happening to the set-up, and the way forward where it stopped. */
export function SetUpProgress({ sending, onTryNow }: { sending: Sending; onTryNow: () => void }) {
  if (sending.stage === 'refused') return <Refused {...sending} />;
  return (
    <div role="status" className="empty:hidden">
      {sending.stage === 'sending' ? (
        <p className="flex items-center gap-3 rounded-control bg-primary-wash px-4 py-3 text-sm">
          <Spinner className="size-4" />
          Giving your AI employee its phone number and everything you taught it.
        </p>
      ) : null}
      {sending.stage === 'waiting' ? (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-pending-wash px-4 py-3 text-sm text-pending">
          <p className="flex-1 basis-60">
            We could not reach the server. Your answers are safe, and we will try again in{' '}
            {sending.seconds} s.
          </p>
          <Button variant="outline" size="small" onClick={onTryNow}>
            Try now
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Refused({ code, sentence }: { code: string; sentence: string }) {
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-negative-wash px-4 py-3 text-sm">
      <p className="text-negative">Failed to set up AI employee: {sentence}</p>
      {code === 'NO_NUMBER_LEFT' ? <AwaitNumber /> : null}
      {code === 'ALREADY_CLAIMED' ? (
        <Link
          to="/login"
          search={{ redirect: '/admin' }}
          className="w-fit font-medium underline underline-offset-4"
        >
          Login
        </Link>
      ) : null}
    </div>
  );
}
