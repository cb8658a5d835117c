import type { Overview } from '@second-ring/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '@/api/client.ts';
import { onLiveChanges } from '@/api/live-events.ts';
import { useRole } from '@/api/use-is-operator.ts';
import { listFailure } from '@/components/data-table/pages.ts';
import { shownZone } from '@/components/instant.tsx';
import { PageHeading } from '@/components/page-heading.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { ErrorState } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useNamesApart } from '@/components/use-names-apart.ts';
import { CallsChart, totalOf } from './calls-chart.tsx';
import { FirstActions } from './first-actions.tsx';
import { StatCards, WeekCards } from './number-cards.tsx';
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
          message={listFailure(overview.error, {
            thing: 'the overview',
            unknown: 'Failed to fetch the overview',
          })}
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
        <p className="mt-3 text-ink-soft">No minutes used yet this month.</p>
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
