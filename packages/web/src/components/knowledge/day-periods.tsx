import { type businessHours, endsNextDay, type Mistakes } from '@second-ring/contract';
import type { Weekday } from '@second-ring/conversation';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

export type Hours = z.infer<typeof businessHours>;

export type Day = Hours[Weekday];

type Period = Pick<Day, 'open' | 'close' | 'pastMidnight'>;

interface DayPeriodsProps {
  /** How the day is called, for screen readers. */
  name: string;
  path: string;
  day: Day;
  errors: Mistakes;
  onChange: (day: Day) => void;
}

const mostSpans = 6;

/** The spans of one open day, first to last. */
export function DayPeriods({ name, path, day, errors, onChange }: DayPeriodsProps) {
  const more = day.more ?? [];
  const further = more.map((period, index) => ({ period, at: `${path}.more.${index}` }));
  const setMore = (spans: Period[]) => {
    const { more: _, ...first } = day;
    onChange(spans.length > 0 ? { ...first, more: spans } : first);
  };
  const add = () => setMore([...more, { open: '', close: '' }]);
  return (
    <div className="grid gap-2">
      <PeriodRow
        name={name}
        path={path}
        period={day}
        errors={errors}
        onChange={(period) => onChange({ ...day, ...period })}
        action={
          more.length + 1 < mostSpans ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Add hours on ${name}`}
              title="Add hours after a break"
              onClick={add}
            >
              <Plus aria-hidden />
            </Button>
          ) : null
        }
      />
      {further.map(({ period, at }, index) => (
        <PeriodRow
          key={at}
          name={`${name} after the break`}
          path={at}
          period={period}
          errors={errors}
          onChange={(next) => setMore(more.with(index, next))}
          action={
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove these hours on ${name}`}
              onClick={() => setMore(more.toSpliced(index, 1))}
            >
              <X aria-hidden />
            </Button>
          }
        />
      ))}
    </div>
  );
}

interface PeriodRowProps {
  name: string;
  path: string;
  period: Period;
  errors: Mistakes;
  onChange: (period: Period) => void;
  action: ReactNode;
}

function PeriodRow({ name, path, period, errors, onChange, action }: PeriodRowProps) {
  const { open, close, pastMidnight } = period;
  const nextDay = endsNextDay(period);
  const time = (edge: 'open' | 'close', label: string) => (
    <Field label={label} labelHidden error={errors[`${path}.${edge}`]} className="min-w-0 flex-1">
      {(control) => (
        <Input
          {...control}
          type="time"
          data-path={`${path}.${edge}`}
          value={period[edge]}
          className="tabular min-w-0 px-2 sm:px-3"
          onChange={({ target }) => onChange({ ...spanOf(period), [edge]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <div>
      <div className="flex items-start gap-1.5 sm:max-w-sm">
        {time('open', `${name} opens`)}
        <span aria-hidden className="pt-2 text-ink-soft">
          –
        </span>
        {time('close', `${name} closes`)}
        {action}
      </div>
      {nextDay && open !== close ? (
        <div className="mt-1.5 flex items-center gap-2 text-sm text-ink-soft">
          <Checkbox
            id={`${path}-past-midnight`}
            checked={pastMidnight ?? close <= '06:00'}
            onCheckedChange={(checked) =>
              onChange({ ...spanOf(period), pastMidnight: checked === true })
            }
          />
          <label htmlFor={`${path}-past-midnight`}>Runs past midnight, to the next day</label>
        </div>
      ) : null}
    </div>
  );
}

function spanOf({ open, close, pastMidnight }: Period): Period {
  return pastMidnight === undefined ? { open, close } : { open, close, pastMidnight };
}
