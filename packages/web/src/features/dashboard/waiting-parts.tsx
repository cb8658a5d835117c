import { Link } from '@tanstack/react-router';
import { Instant } from '@/components/instant.tsx';

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

interface BelowProps {
  name: string | null;
  at: string | null;
  timeZone: string | null;
}

/** Whose it is, and when. */
export function Below({ name, at, timeZone }: BelowProps) {
  return (
    <span className="block text-ink-soft">
      {name}
      {name && at ? ' · ' : ''}
      {at ? <Instant at={at} timeZone={timeZone} /> : null}
    </span>
  );
}
