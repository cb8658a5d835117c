import type { Overview } from '@second-ring/contract';
import { cn } from '@/components/ui/class-names.ts';

type Day = Overview['days'][number];

const parts = [
  { key: 'answered', label: 'Answered', colour: 'bg-primary' },
  { key: 'transferred', label: 'Transferred', colour: 'bg-accent' },
  { key: 'missed', label: 'Missed', colour: 'bg-negative' },
] as const;

/** Seven days of calls as stacked bars, today last. The numbers are read out as a table. */
export function CallsChart({ days }: { days: Day[] }) {
  const most = Math.max(1, ...days.map(totalOf));
  return (
    <figure>
      <div aria-hidden className="grid h-48 auto-cols-fr grid-flow-col gap-1.5 sm:gap-4">
        {days.map((day) => (
          <Bar key={day.date} day={day} most={most} />
        ))}
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        {parts.map(({ key, label, colour }) => (
          <span key={key} className="inline-flex items-center gap-2">
            <span aria-hidden className={cn('size-2.5 rounded-full', colour)} />
            {label} {days.reduce((sum, day) => sum + day[key], 0).toLocaleString('en')}
          </span>
        ))}
      </figcaption>
      <CallsTable days={days} />
    </figure>
  );
}

function Bar({ day, most }: { day: Day; most: number }) {
  const total = totalOf(day);
  return (
    <div className="grid min-w-0 grid-rows-[1fr_auto] text-center">
      <div className="flex items-end justify-center border-b border-line pt-5">
        <div
          className="relative flex w-full max-w-11 flex-col-reverse"
          style={{ height: `${(total / most) * 100}%` }}
        >
          {parts.map(({ key, colour }) =>
            day[key] > 0 ? (
              <span
                key={key}
                className={cn('min-h-px rounded-xs', colour)}
                style={{ flexGrow: day[key] }}
              />
            ) : null,
          )}
          {total > 0 ? (
            <span className="absolute inset-x-0 bottom-full pb-0.5 text-xs">
              {total.toLocaleString('en')}
            </span>
          ) : null}
        </div>
      </div>
      <span className="pt-1.5 text-xs text-ink-soft">{weekdayOf(day.date)}</span>
    </div>
  );
}

function CallsTable({ days }: { days: Day[] }) {
  return (
    <table className="sr-only">
      <caption>Calls of the last seven days</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {parts.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{day.date}</th>
            {parts.map(({ key }) => (
              <td key={key}>{day[key]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function totalOf({ answered, missed, transferred }: Day): number {
  return answered + missed + transferred;
}

function weekdayOf(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en', {
    weekday: 'short',
    timeZone: 'UTC',
  });
}
