import type { Overview } from '@second-ring/contract';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { cn } from '@/components/ui/class-names.ts';

/** This month's minutes of the businesses that talked most, against what their plan includes. */
export function MinutesCard({ minutes }: { minutes: Overview['minutes'] }) {
  return (
    <Card className="min-w-0">
      <CardTitle>Minutes used this month</CardTitle>
      {minutes.length === 0 ? (
        <p className="mt-3 text-ink-soft">Nobody has called yet.</p>
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-4">
          {minutes.map((each) => (
            <li key={each.business_id}>
              <p className="flex items-baseline justify-between gap-3">
                <span
                  className="min-w-0 truncate font-medium"
                  title={each.business_name ?? undefined}
                >
                  {each.business_name ?? 'Unnamed Business'}
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
