import { Link } from '@tanstack/react-router';
import { Instant } from '@/components/instant.tsx';
import { writtenNumber } from '@/components/phone-number.ts';
import { Badge } from '@/components/ui/badge.tsx';

export const linkLook = 'font-medium text-primary underline-offset-4 hover:underline';

/** What something is about, as a way to its call where there is one. */
export function CallLink({ callId, children }: { callId: string | null; children: string }) {
  if (!callId) return <span className="font-medium">{children}</span>;
  return (
    <Link to="/admin/call-logs" search={{ call: callId }} className={linkLook}>
      {children}
    </Link>
  );
}

/** Who waits: their name, else the number to reach them at. */
export function nameOf({ name, phone }: { name: string | null; phone: string | null }): string {
  return name ?? (phone ? writtenNumber(phone) : 'Somebody without a number');
}

interface BelowProps {
  business_name: string | null;
  /** Whether it is of the sample business. */
  sample?: boolean | null;
  at: string | null;
  time_zone: string | null;
}

/** Whose it is, and when. */
export function Below({ business_name: name, sample, at, time_zone }: BelowProps) {
  return (
    <span className="block text-ink-soft">
      {name}
      {sample ? (
        <>
          {' '}
          <Badge>Sample</Badge>
        </>
      ) : null}
      {name && at ? ' · ' : ''}
      {at ? <Instant at={at} timeZone={time_zone} /> : null}
    </span>
  );
}
