import type { Overview } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, type LucideIcon, PhoneCall, UserPlus } from 'lucide-react';

interface WeekCard {
  count: keyof Overview['week'];
  label: string;
  icon: LucideIcon;
  to: '/admin/call-logs' | '/admin/appointments';
  q?: string;
}

const cards: WeekCard[] = [
  { count: 'calls', label: 'Calls answered', icon: PhoneCall, to: '/admin/call-logs' },
  { count: 'leads', label: 'New leads', icon: UserPlus, to: '/admin/call-logs', q: 'lead' },
  {
    count: 'booked',
    label: 'Appointments booked',
    icon: CalendarCheck,
    to: '/admin/appointments',
  },
];

/** What the last seven days brought an owner. */
export function WeekCards({ week }: Pick<Overview, 'week'>) {
  return (
    <section aria-labelledby="week-title">
      <h2 id="week-title" className="mb-3 font-heading text-lg font-semibold">
        The last 7 days
      </h2>
      <ul className="grid grid-cols-3 gap-3">
        {cards.map(({ count, label, icon: Icon, to, q }) => (
          <li key={count}>
            <Link
              to={to}
              search={q ? { q } : {}}
              className="flex h-full flex-col justify-between gap-2 rounded-card border border-line bg-surface p-3 transition-colors hover:border-control-line hover:bg-sunken/50 sm:p-4"
            >
              <span className="flex items-start justify-between gap-2 text-ink-soft">
                {label}
                <Icon aria-hidden className="hidden size-4 shrink-0 sm:block" />
              </span>
              <span className="tabular font-heading text-2xl font-semibold">
                {week[count].toLocaleString('en')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
