import type { Overview } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { withWrittenNumbers } from '@/components/phone-number.ts';
import { WaitingCard } from './waiting-card.tsx';
import { Below, CallLink, linkLook } from './waiting-parts.tsx';

interface PromisesCardProps {
  commitments: Overview['commitments'];
  /** Said when nothing waits. */
  none?: string;
}

/** Promises not kept yet, each with the way to its call. */
export function PromisesCard({ commitments, none }: PromisesCardProps) {
  return (
    <WaitingCard
      title="Promises to keep"
      total={commitments.total}
      rows={commitments.next}
      {...(none && { none })}
      more={
        <Link
          to="/admin/commitments"
          search={{ sort: 'due_at', order: 'asc' }}
          className={linkLook}
        >
          See all promises
        </Link>
      }
    >
      {(promise) => (
        <>
          <CallLink callId={promise.call_id}>{withWrittenNumbers(promise.text)}</CallLink>
          <Below {...promise} at={promise.due_at} />
        </>
      )}
    </WaitingCard>
  );
}
