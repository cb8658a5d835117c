import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PhoneForwarded } from 'lucide-react';
import type { ReactNode } from 'react';
import { queries } from '@/api/client.ts';
import { writtenNumber } from '@/components/phone-number.tsx';

const betweenLooksMs = 30_000;

/**
 * In the console, for every business of one's own whose calls are not proven to be forwarded; those that
 * no line reaches share one bar.
 */
export function ForwardingBanner() {
  const { data = [] } = useQuery(
    queries.forwarding.mine.queryOptions({ refetchInterval: betweenLooksMs }),
  );
  const waiting = data.filter(
    ({ verified_at, agent_number, number_misdirected }) =>
      agent_number !== null && (verified_at === null || number_misdirected),
  );
  if (waiting.length === 0) return null;
  const lineless = waiting.filter(({ line_connected }) => !line_connected);
  const [first] = lineless;
  // One without a number answers there too, as does one whose line was taken away.
  const inBrowser = data.filter(({ line_connected }) => !line_connected).length;
  return (
    <section aria-label="Call forwarding" className="mb-6 grid gap-2">
      {first ? (
        <Bar businessId={first.business_id} link="How to get one">
          No telephone line is connected yet
          <span className="max-sm:sr-only">
            :{' '}
            {inBrowser === 1
              ? `${nameOf(first)} has an AI employee that answers in the browser only.`
              : `the AI employees of ${inBrowser} businesses answer in the browser only.`}
          </span>
        </Bar>
      ) : null}
      {waiting
        .filter(({ line_connected }) => line_connected)
        .map((each) => (
          <Bar key={each.business_id} businessId={each.business_id} link="Set up forwarding">
            Calls to {nameOf(each)} are not forwarded to its AI employee yet.
          </Bar>
        ))}
    </section>
  );
}

interface Named {
  business_name: string | null;
  business_number: string | null;
}

function nameOf({ business_name: name, business_number: number }: Named): string {
  return `${name ?? 'your business'}${number ? `, ${writtenNumber(number)},` : ''}`;
}

interface BarProps {
  businessId: string;
  link: string;
  children: ReactNode;
}

function Bar({ businessId, link, children }: BarProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-pending-wash px-4 py-2 text-sm text-pending sm:py-3">
      <PhoneForwarded aria-hidden className="size-4 shrink-0" />
      <span className="flex-1 basis-36 sm:basis-60">{children}</span>
      <Link
        to="/onboard/number-forwarding"
        search={{ business: businessId }}
        className="font-medium underline underline-offset-4"
      >
        {link}
      </Link>
    </p>
  );
}
