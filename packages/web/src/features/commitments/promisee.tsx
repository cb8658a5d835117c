import type { CommitmentRow } from '@second-ring/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queries } from '@/api/client.ts';
import { writtenNumber } from '@/components/phone-number.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Who a call was from does not change. */
const staleTime = 5 * 60_000;

/** Whom something was promised to, with the way to the call, and for which business. */
export function Promisee({ commitment }: { commitment: CommitmentRow }) {
  const { call_id: callId, business_name: business } = commitment;
  const { data: call, isLoading } = useQuery(
    queries.callLogs.get.queryOptions({ input: callId ? { id: callId } : skipToken, staleTime }),
  );
  const number = call?.lead?.phone ?? call?.from;
  const name = call?.lead?.name ?? (number ? writtenNumber(number) : 'A caller');
  return (
    <span className="grid justify-items-end sm:justify-items-start">
      {isLoading ? (
        <Skeleton className="h-4 w-24" />
      ) : callId ? (
        <Link
          to="/admin/call-logs"
          search={{ call: callId }}
          className="font-medium text-primary underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      ) : null}
      <span className="text-xs text-ink-soft">{business ?? 'Unnamed Business'}</span>
    </span>
  );
}
