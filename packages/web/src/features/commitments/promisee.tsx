import type { CommitmentRow } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { writtenNumber } from '@/components/phone-number.ts';

/** Whom something was promised to, with the way to the call, and for which business. */
export function Promisee({ commitment }: { commitment: CommitmentRow }) {
  const { call_id: callId, business_name: business, caller_number: number } = commitment;
  return (
    <span className="grid justify-items-end lg:justify-items-start">
      {callId ? (
        <Link
          to="/admin/call-logs"
          search={{ call: callId }}
          className="font-medium text-primary underline-offset-4 hover:underline"
        >
          {commitment.caller_name ?? (number ? writtenNumber(number) : 'A caller')}
        </Link>
      ) : null}
      <span className="text-xs text-ink-soft">{business ?? 'Unnamed Business'}</span>
    </span>
  );
}
