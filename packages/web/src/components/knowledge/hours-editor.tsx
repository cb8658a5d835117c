import { type businessHours, hoursPresets, type Mistakes } from '@second-ring/contract';
import { type Weekday, weekdays } from '@second-ring/conversation';
import type { z } from 'zod';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { DayPeriods } from './day-periods.tsx';
import { HoursExceptions } from './hours-exceptions.tsx';

export type Hours = z.infer<typeof businessHours>;
export type Day = Hours[Weekday];

interface HoursEditorProps {
  value: Hours;
  onChange: (value: Hours) => void;
  /** By path: `monday.open`, `monday.more.0.close`, `exceptions.0.date`. */
  errors: Mistakes;
}

/** The week, day by day, with presets; split days, late nights and holidays when asked for. */
export function HoursEditor({ value, onChange, errors }: HoursEditorProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {hoursPresets.map(({ name, hours }) => (
          <Button
            key={name}
            variant="outline"
            size="small"
            onClick={() => onChange({ ...value, ...hours })}
          >
            {name}
          </Button>
        ))}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {weekdays.map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            day={value[weekday]}
            errors={errors}
            onChange={(day) => onChange({ ...value, [weekday]: day })}
          />
        ))}
      </ul>
      <HoursExceptions
        value={value.exceptions ?? []}
        errors={errors}
        onChange={(exceptions) => onChange(withExceptions(value, exceptions))}
      />
    </div>
  );
}

/** Leaves the key out where there are none: the plain shape stays plain. */
function withExceptions(hours: Hours, exceptions: NonNullable<Hours['exceptions']>): Hours {
  const { exceptions: _, ...week } = hours;
  return exceptions.length > 0 ? { ...week, exceptions } : week;
}

interface DayRowProps {
  weekday: Weekday;
  day: Day;
  errors: Mistakes;
  onChange: (day: Day) => void;
}

function DayRow({ weekday, day, errors, onChange }: DayRowProps) {
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-[11rem_1fr] sm:items-start">
      <div className="flex h-10 items-center justify-between gap-3 sm:justify-start">
        <Switch
          checked={!day.isClosed}
          onCheckedChange={(open) => onChange({ ...day, isClosed: !open })}
          aria-label={`Open on ${name}`}
          className="order-2 sm:order-none"
        />
        <span className="font-medium">{name}</span>
      </div>
      {day.isClosed ? (
        <p className="flex items-center text-sm text-ink-soft sm:h-10">Closed</p>
      ) : (
        <DayPeriods name={name} path={weekday} day={day} errors={errors} onChange={onChange} />
      )}
    </li>
  );
}
