import type { Overview } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failure-sentence.ts';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { ErrorState } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { PageHeading } from '@/components/unfinished-page.tsx';
import { CallsChart, totalOf } from './calls-chart.tsx';
import { MinutesCard } from './minutes-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { useLiveNumbers } from './use-live-numbers.ts';
import { Waiting } from './waiting.tsx';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** What an operator looks at first: how many of everything, how calls go, and what waits. */
export function DashboardPage() {
  useLiveNumbers();
  const stats = useQuery(queries.stats.get.queryOptions());
  const overview = useQuery(queries.overviews.get.queryOptions({ input: { timeZone } }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Command Center" />
      <StatCards stats={stats.data} />
      {overview.data ? (
        <Below overview={overview.data} />
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
    </div>
  );
}

function Below({ overview }: { overview: Overview }) {
  const today = overview.days.at(-1);
  const week = overview.days.reduce((sum, day) => sum + totalOf(day), 0);
  return (
    <>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[3fr_2fr]">
        <Card className="min-w-0">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <CardTitle>Calls</CardTitle>
            <p className="tabular text-ink-soft">
              {(today ? totalOf(today) : 0).toLocaleString('en')} today ·{' '}
              {week.toLocaleString('en')} this week
            </p>
          </div>
          <CallsChart days={overview.days} />
        </Card>
        <MinutesCard minutes={overview.minutes} />
      </div>
      <Waiting overview={overview} />
    </>
  );
}
