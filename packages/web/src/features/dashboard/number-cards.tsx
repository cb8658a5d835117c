import type { DashboardStats, Overview } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import {
  Building2,
  CalendarCheck,
  Headset,
  Link2,
  type LucideIcon,
  MessageSquareText,
  Phone,
  PhoneCall,
  PhoneIncoming,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useInstallation } from '@/api/use-installation.ts';
import { cn } from '@/components/ui/class-names.ts';

interface WeekCard {
  count: keyof Overview['week'];
  label: string;
  icon: LucideIcon;
  to: '/admin/call-logs' | '/admin/appointments';
  search?: { show: 'new-leads' };
}

const weekCards: WeekCard[] = [
  { count: 'calls', label: 'Calls answered', icon: PhoneCall, to: '/admin/call-logs' },
  {
    count: 'leads',
    label: 'New leads',
    icon: UserPlus,
    to: '/admin/call-logs',
    search: { show: 'new-leads' },
  },
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
      <ul className="grid grid-cols-3 gap-2 sm:gap-3">
        {weekCards.map(({ count, ...card }) => (
          <NumberCard key={count} {...card} number={week[count]} isSmall />
        ))}
      </ul>
    </section>
  );
}

type NumberCardProps = (Omit<WeekCard, 'count'> | Omit<StatCard, 'count'>) & {
  /** A dash until it is known. */
  number: number | undefined;
  /** Three of them stand beside one another on a phone. */
  isSmall?: boolean;
  children?: ReactNode;
};

/** A number and what it counts, as a way to the list of it. */
function NumberCard(props: NumberCardProps) {
  const { label, icon: Icon, number, isSmall = false, children, ...target } = props;
  return (
    <li>
      <Link
        {...target}
        className={cn(
          'flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control-line hover:bg-sunken/50',
          isSmall && 'justify-between p-2.5 sm:p-4',
        )}
      >
        <span
          className={cn(
            'flex items-center justify-between gap-2 text-ink-soft',
            isSmall && 'items-start text-xs sm:text-sm',
          )}
        >
          {label}
          <Icon aria-hidden className={cn('size-4 shrink-0', isSmall && 'hidden sm:block')} />
        </span>
        <span className="tabular font-heading text-2xl font-semibold">
          {number?.toLocaleString('en') ?? '-'}
        </span>
        {children}
      </Link>
    </li>
  );
}

interface StatCard {
  count: keyof DashboardStats;
  label: string;
  icon: LucideIcon;
  to:
    | '/admin/businesses'
    | '/admin/agents'
    | '/admin/phone-numbers'
    | '/admin/users'
    | '/admin/call-logs'
    | '/admin/sms-logs'
    | '/admin/user-businesses';
  search?: { q: string };
}

const cards: StatCard[] = [
  { count: 'businessCount', label: 'Businesses', icon: Building2, to: '/admin/businesses' },
  { count: 'agentCount', label: 'Agents', icon: Headset, to: '/admin/agents' },
  { count: 'phoneNumberCount', label: 'Phone Numbers', icon: Phone, to: '/admin/phone-numbers' },
  {
    count: 'availableNumbersCount',
    label: 'Available Numbers',
    icon: PhoneIncoming,
    to: '/admin/phone-numbers',
    search: { q: 'Unassigned' },
  },
  { count: 'userCount', label: 'Users', icon: Users, to: '/admin/users' },
  { count: 'callLogCount', label: 'Call Logs', icon: PhoneCall, to: '/admin/call-logs' },
  { count: 'smsLogCount', label: 'SMS Logs', icon: MessageSquareText, to: '/admin/sms-logs' },
  {
    count: 'userBusinessCount',
    label: 'User Businesses',
    icon: Link2,
    to: '/admin/user-businesses',
  },
];

interface StatCardsProps {
  stats: DashboardStats | undefined;
  /** Leaves out what is the installation's: the pool of numbers. */
  isOwners?: boolean;
}

const ofNumbers: ReadonlySet<string> = new Set(['phoneNumberCount', 'availableNumbersCount']);

/** How many of everything there are, each a way to its list; dashes until known. */
export function StatCards({ stats, isOwners = false }: StatCardsProps) {
  const shown = cards.filter(({ count }) => !isOwners || count !== 'availableNumbersCount');
  // What stands above says what there is to do.
  const isEmpty = isOwners && (!stats || stats.businessCount === 0);
  const areSamples = useInstallation()?.phoneLine === false;
  if (isEmpty) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {shown.map(({ count, ...card }) => (
        <NumberCard key={count} {...card} number={stats?.[count]}>
          {areSamples && ofNumbers.has(count) ? (
            <span className="text-ink-soft">Sample numbers that no phone reaches</span>
          ) : null}
        </NumberCard>
      ))}
    </ul>
  );
}
