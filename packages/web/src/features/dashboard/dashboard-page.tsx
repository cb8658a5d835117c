import type { Overview } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failure-sentence.ts';
import { useRole } from '@/api/use-is-operator.ts';
import { shownZone } from '@/components/known-zone.ts';
import { PageHeading } from '@/components/page-heading.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { ErrorState } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CallsChart, totalOf } from './calls-chart.tsx';
import { MinutesCard } from './minutes-card.tsx';
import { OwnersWaiting } from './owners-waiting.tsx';
import { StatCards } from './stat-cards.tsx';
import { useLiveNumbers } from './use-live-numbers.ts';
import { Waiting } from './waiting.tsx';
import { WeekCards } from './week-cards.tsx';

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
              <Waiting overview={overview.data} />
              <StatCards stats={stats.data} />
            </>
          ) : (
            <>
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
      {overview.data && role === 'operator' ? null : <StatCards stats={stats.data} />}
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
