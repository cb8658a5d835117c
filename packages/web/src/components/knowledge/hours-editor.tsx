import { hoursPresets, type Mistakes } from '@second-ring/contract';
import { type Weekday, weekdays } from '@second-ring/conversation';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Switch } from '../ui/switch.tsx';
import { type Day, DayPeriods, type Hours } from './day-periods.tsx';
import { RemoveItem } from './item-list.tsx';

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

type Exceptions = NonNullable<Hours['exceptions']>;
type Exception = Exceptions[number];

interface HoursExceptionsProps {
  value: Exceptions;
  errors: Mistakes;
  onChange: (value: Exceptions) => void;
}

const newException: Exception = { date: '', open: '09:00', close: '17:00', isClosed: true };

/** Dates on which the week does not hold: holidays, a summer break, one long evening. */
function HoursExceptions({ value, errors, onChange }: HoursExceptionsProps) {
  const rows = value.map((exception, index) => ({ exception, path: `exceptions.${index}` }));
  return (
    <details className="disclosure" open={value.length > 0}>
      <summary className="w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
        Holidays and other special days{value.length > 0 ? ` (${value.length})` : ''}
      </summary>
      <div className="grid gap-3 pt-3">
        <p className="text-sm text-ink-soft">
          On these dates your AI uses the hours you set here instead of the regular week.
        </p>
        {rows.map(({ exception, path }, index) => (
          <ExceptionRow
            key={path}
            path={path}
            exception={exception}
            errors={errors}
            onChange={(next) => onChange(value.with(index, next))}
            onRemove={() => onChange(value.toSpliced(index, 1))}
          />
        ))}
        <Button
          variant="outline"
          size="small"
          className="w-fit"
          onClick={() => onChange([...value, newException])}
        >
          <CalendarPlus aria-hidden />
          Add a special day
        </Button>
      </div>
    </details>
  );
}

/** The exception with the day's hours; spans after a break go when the day has none. */
function withDay(
  { date, name }: Exception,
  day: Omit<Exception, 'date' | 'name' | 'more'>,
  more: Exception['more'],
): Exception {
  return { ...day, date, ...(name && { name }), ...(more && { more }) };
}

interface ExceptionRowProps {
  path: string;
  exception: Exception;
  errors: Mistakes;
  onChange: (exception: Exception) => void;
  onRemove: () => void;
}

function ExceptionRow({ path, exception, errors, onChange, onRemove }: ExceptionRowProps) {
  const called = exception.name || exception.date || 'the special day';
  return (
    <div className="grid gap-3 rounded-control border border-line p-3">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[11rem_1fr_auto]">
        <Field label="Date" labelHidden error={errors[`${path}.date`]}>
          {(control) => (
            <Input
              {...control}
              type="date"
              data-path={`${path}.date`}
              value={exception.date}
              onChange={({ target }) => onChange({ ...exception, date: target.value })}
            />
          )}
        </Field>
        <Field
          label="Name"
          labelHidden
          error={errors[`${path}.name`]}
          className="order-last col-span-2 sm:order-none sm:col-span-1"
        >
          {(control) => (
            <Input
              {...control}
              placeholder="What it is called, such as Boxing Day"
              value={exception.name ?? ''}
              data-path={`${path}.name`}
              onChange={({ target }) => onChange({ ...exception, name: target.value })}
            />
          )}
        </Field>
        <RemoveItem label={`Remove ${called}`} onRemove={onRemove} />
      </div>
      <div className="flex items-center gap-3 text-sm">
        <Switch
          checked={!exception.isClosed}
          aria-label={`Open on ${called}`}
          onCheckedChange={(open) => onChange({ ...exception, isClosed: !open })}
        />
        {exception.isClosed ? 'Closed' : 'Open'}
      </div>
      {exception.isClosed ? null : (
        <DayPeriods
          name={called}
          path={path}
          day={exception}
          errors={errors}
          onChange={({ more, ...day }) => onChange(withDay(exception, day, more))}
        />
      )}
    </div>
  );
}
