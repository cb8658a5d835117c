import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/notice.tsx';

/** Says until when an unclaimed business keeps its number, and how to keep it. */
export function TrialNote({ until, hasLine }: { until: string; hasLine: boolean }) {
  const when = new Date(until).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });
  return (
    <Card className="flex flex-wrap items-center gap-4 bg-accent-wash">
      <Hourglass aria-hidden className="size-5 shrink-0 text-pending" />
      <p className="flex-1 basis-60 text-sm">
        This number is yours to try until <strong className="font-medium">{when}</strong>. Sign up
        before then to keep it. Otherwise somebody else may get it
        {hasLine ? ', and you should clear your forwarding' : ''}. What you typed is kept.
      </p>
      <Link to="/sign-up" className={buttonLook({ variant: 'accent' })}>
        Sign up to keep it
      </Link>
    </Card>
  );
}

/** Stands where the number has gone back to the pool. */
export function NumberGone() {
  return (
    <EmptyState
      title="You no longer have this number"
      action={
        <Link to="/onboard/step-four" className={buttonLook({ variant: 'accent' })}>
          Get a new number
        </Link>
      }
    >
      Nobody signed up to keep it within 24 hours. If your calls are still forwarded to it, clear
      the forwarding on your phone. Your answers are still here, so you can complete the set-up
      again.
    </EmptyState>
  );
}
