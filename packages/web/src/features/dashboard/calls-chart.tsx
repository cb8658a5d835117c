import type { Overview } from '@second-ring/contract';
import { cn } from '@/components/ui/class-names.ts';

type Day = Overview['days'][number];

const parts = [
  { key: 'answered', label: 'Answered', fill: 'fill-primary', dot: 'bg-primary' },
  { key: 'transferred', label: 'Transferred', fill: 'fill-accent', dot: 'bg-accent' },
  { key: 'missed', label: 'Missed', fill: 'fill-negative', dot: 'bg-negative' },
] as const;

const chart = { width: 560, height: 190, top: 18, bottom: 26, bar: 44 };

/** Seven days of calls as stacked bars, today last. The numbers are read out as a table. */
export function CallsChart({ days }: { days: Day[] }) {
  const most = Math.max(1, ...days.map(totalOf));
  const column = chart.width / Math.max(1, days.length);
  const scale = (chart.height - chart.top - chart.bottom) / most;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        aria-hidden="true"
        className="h-auto w-full"
      >
        <line
          x1={0}
          x2={chart.width}
          y1={chart.height - chart.bottom}
          y2={chart.height - chart.bottom}
          className="stroke-line"
        />
        {days.map((day, index) => (
          <Bar key={day.date} day={day} middle={column * (index + 0.5)} scale={scale} />
        ))}
      </svg>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        {parts.map(({ key, label, dot }) => (
          <span key={key} className="inline-flex items-center gap-2">
            <span aria-hidden className={cn('size-2.5 rounded-full', dot)} />
            {label} {days.reduce((sum, day) => sum + day[key], 0).toLocaleString('en')}
          </span>
        ))}
      </figcaption>
      <CallsTable days={days} />
    </figure>
  );
}

function Bar({ day, middle, scale }: { day: Day; middle: number; scale: number }) {
  const floor = chart.height - chart.bottom;
  const stacked = parts.map((part, index) => {
    const below = parts.slice(0, index).reduce((sum, { key }) => sum + day[key], 0);
    const height = day[part.key] * scale;
    return { ...part, height, y: floor - below * scale - height };
  });
  const total = totalOf(day);
  return (
    <g>
      {stacked.map(({ key, fill, y, height }) =>
        height > 0 ? (
          <rect
            key={key}
            x={middle - chart.bar / 2}
            y={y}
            width={chart.bar}
            height={height}
            rx={3}
            className={fill}
          />
        ) : null,
      )}
      {total > 0 ? (
        <text
          x={middle}
          y={floor - total * scale - 6}
          textAnchor="middle"
          className="fill-ink text-[13px]"
        >
          {total.toLocaleString('en')}
        </text>
      ) : null}
      <text
        x={middle}
        y={chart.height - 7}
        textAnchor="middle"
        className="fill-ink-soft text-[13px]"
      >
        {weekdayOf(day.date)}
      </text>
    </g>
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
