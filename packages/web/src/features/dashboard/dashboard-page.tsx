import type { DashboardStats, Overview } from '@second-ring/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { useEffect } from 'react';
import { queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { onLiveChanges } from '@/api/live-events.ts';
import { useInstallation } from '@/api/use-installation.ts';
import { useRole } from '@/api/use-is-operator.ts';
import { shownZone } from '@/components/instant.tsx';
import { PageHeading } from '@/components/page-heading.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { ErrorState } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useNamesApart } from '@/components/use-names-apart.ts';
import { CallsChart, totalOf } from './calls-chart.tsx';
import { FirstActions } from './first-actions.tsx';
import { OwnersWaiting, Waiting } from './waiting.tsx';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** What is looked at first: what waits for somebody, then how calls go and how many of everything there are. */
export function DashboardPage() {
  useLiveNumbers();
  const role = useRole();
  const stats = useQuery(queries.stats.get.queryOptions());
  const overview = useQuery(queries.overviews.get.queryOptions({ input: { timeZone } }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Command Center" />
      {overview.data && role ? (
        <>
          {role === 'operator' ? (
            <>
              <FirstActions isOperator />
              <Waiting overview={overview.data} />
              <StatCards stats={stats.data} />
            </>
          ) : (
            <>
              <FirstActions />
              <OwnersWaiting overview={overview.data} />
              <WeekCards week={overview.data.week} />
            </>
          )}
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[3fr_2fr]">
            <Calls overview={overview.data} />
            <MinutesCard minutes={overview.data.minutes} />
          </div>
        </>
      ) : overview.isError ? (
        <ErrorState
          title="Loading Error"
          message={failureSentence(overview.error, 'Failed to fetch the overview')}
          onRetry={() => overview.refetch()}
        />
      ) : (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
      )}
      {overview.data && role === 'operator' ? null : (
        <StatCards stats={stats.data} isOwners={role === 'owner'} />
      )}
    </div>
  );
}

function Calls({ overview: { days, time_zone: zone } }: { overview: Overview }) {
  const today = days.at(-1);
  const week = days.reduce((sum, day) => sum + totalOf(day), 0);
  return (
    <Card className="min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <CardTitle>Calls</CardTitle>
        <p className="tabular text-ink-soft" title={`Days in ${shownZone(zone)}`}>
          {(today ? totalOf(today) : 0).toLocaleString('en')} today · {week.toLocaleString('en')} in
          the last 7 days
        </p>
      </div>
      <CallsChart days={days} />
    </Card>
  );
}

/** This month's minutes of the businesses that talked most, against what their plan includes. */
function MinutesCard({ minutes }: { minutes: Overview['minutes'] }) {
  const nameOf = useNamesApart();
  return (
    <Card className="min-w-0">
      <CardTitle>Minutes used this month</CardTitle>
      <p className="mt-1 text-ink-soft">
        Each call is rounded up to a full minute. Texts and the tests you make while signed in are
        not counted; a visitor's trial call is.
      </p>
      {minutes.length === 0 ? (
        <p className="mt-3 text-ink-soft">Nobody has called yet.</p>
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-4">
          {minutes.map((each) => (
            <li key={each.business_id}>
              <p className="flex items-baseline justify-between gap-3">
                <span
                  className="min-w-0 truncate font-medium"
                  title={nameOf(each.business_id, each.business_name)}
                >
                  {nameOf(each.business_id, each.business_name)}
                </span>
                <span className="tabular whitespace-nowrap text-ink-soft">
                  {each.used.toLocaleString('en')}
                  {each.included === null
                    ? ' min, no plan yet'
                    : ` of ${each.included.toLocaleString('en')} min`}
                </span>
              </p>
              {each.included === null ? null : <UsedBar share={each.used / each.included} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function UsedBar({ share }: { share: number }) {
  return (
    <div aria-hidden className="mt-1.5 h-2 overflow-hidden rounded-full bg-line">
      <div
        className={cn('h-full rounded-full', share > 1 ? 'bg-negative' : 'bg-primary')}
        style={{ width: `${Math.min(100, share * 100)}%` }}
      />
    </div>
  );
}

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
function WeekCards({ week }: Pick<Overview, 'week'>) {
  return (
    <section aria-labelledby="week-title">
      <h2 id="week-title" className="mb-3 font-heading text-lg font-semibold">
        The last 7 days
      </h2>
      <ul className="grid grid-cols-3 gap-2 sm:gap-3">
        {weekCards.map(({ count, label, icon: Icon, ...target }) => (
          <li key={count}>
            <Link
              {...target}
              className="flex h-full flex-col justify-between gap-2 rounded-card border border-line bg-surface p-2.5 transition-colors hover:border-control-line hover:bg-sunken/50 sm:p-4"
            >
              <span className="flex items-start justify-between gap-2 text-xs text-ink-soft sm:text-sm">
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

/** Changes are counted together after this long, in milliseconds. */
const gatherMs = 3_000;

/** Counts anew when calls or messages come in. */
function useLiveNumbers(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLiveChanges(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        client.invalidateQueries({ queryKey: queries.stats.key() });
        client.invalidateQueries({ queryKey: queries.overviews.key() });
      }, gatherMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client]);
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
function StatCards({ stats, isOwners = false }: StatCardsProps) {
  const shown = cards.filter(({ count }) => !isOwners || count !== 'availableNumbersCount');
  const areSamples = useInstallation()?.phoneLine === false;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {shown.map(({ count, label, icon: Icon, ...target }) => (
        <li key={count}>
          <Link
            {...target}
            className="flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control-line hover:bg-sunken/50"
          >
            <span className="flex items-center justify-between gap-2 text-ink-soft">
              {label}
              <Icon aria-hidden className="size-4 shrink-0" />
            </span>
            <span className="tabular font-heading text-2xl font-semibold">
              {stats ? stats[count].toLocaleString('en') : '-'}
            </span>
            {areSamples && ofNumbers.has(count) ? (
              <span className="text-ink-soft">Sample numbers that no phone reaches</span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
