import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PhoneForwarded } from 'lucide-react';
import { queries } from '@/api/client.ts';
import { writtenNumber } from '@/components/phone-number.tsx';

const betweenLooksMs = 30_000;

/** In the console, for every business of one's own whose calls are not proven to be forwarded. */
export function ForwardingBanner() {
  const { data = [] } = useQuery(
    queries.forwarding.mine.queryOptions({ refetchInterval: betweenLooksMs }),
  );
  const waiting = data.filter(
    ({ verified_at, agent_number }) => verified_at === null && agent_number !== null,
  );
  if (waiting.length === 0) return null;
  return (
    <section aria-label="Call forwarding" className="mb-6 grid gap-2">
      {waiting.map((each) => (
        <p
          key={each.business_id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-pending-wash px-4 py-3 text-sm text-pending"
        >
          <PhoneForwarded aria-hidden className="size-4 shrink-0" />
          <span className="flex-1 basis-60">
            {each.line_connected
              ? 'Calls are not forwarded yet'
              : 'No telephone line is connected yet'}
            : {each.business_name ?? 'your business'}
            {each.business_number ? `, ${writtenNumber(each.business_number)},` : ''}{' '}
            {each.line_connected
              ? 'rings without its AI employee picking up.'
              : 'has an AI employee that answers in the browser only.'}
          </span>
          <Link
            to="/onboard/number-forwarding"
            search={{ business: each.business_id }}
            className="font-medium underline underline-offset-4"
          >
            {each.line_connected ? 'Set up forwarding' : 'What it takes'}
          </Link>
        </p>
      ))}
    </section>
  );
}
