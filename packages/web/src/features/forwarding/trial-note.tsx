import { trialHours, uncalledTrialHours } from '@second-ring/contract/trial';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/notice.tsx';

interface TrialNoteProps {
  until: string;
  /** Until when it is kept once somebody calls; null: somebody has, or it makes no difference. */
  onceCalled: string | null;
  /** Whether a phone has called it. */
  wasPhoned: boolean;
  hasLine: boolean;
}

/** Says until when an unclaimed business keeps its number, and how to keep it. */
export function TrialNote({ until, onceCalled, wasPhoned, hasLine }: TrialNoteProps) {
  return (
    <Card className="flex flex-wrap items-center gap-4 bg-accent-wash">
      <Hourglass aria-hidden className="size-5 shrink-0 text-pending" />
      <p className="flex-1 basis-60 text-sm">
        This number is yours to try until{' '}
        <strong className="font-medium">{sayInstant(until)}</strong>
        {onceCalled ? `, or until ${sayInstant(onceCalled)} once somebody calls it` : ''}. Sign up
        before then to keep it. Otherwise somebody else may get it
        {hasLine ? ', and you should clear your forwarding' : ''}.
        {wasPhoned ? '' : ' Until a phone has called it, it may go sooner when few are left.'} What
        you typed is kept.
      </p>
      <Link to="/sign-up" className={buttonLook({ variant: 'accent' })}>
        Sign up to keep it
      </Link>
    </Card>
  );
}

function sayInstant(instant: string): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });
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
      Nobody signed up to keep it in time: {trialHours} hours, or {uncalledTrialHours} for a number
      that nobody calls, and less when few numbers are left. If your calls are still forwarded to
      it, clear the forwarding on your phone. Your answers are still here, so you can complete the
      set-up again.
    </EmptyState>
  );
}
