import type { Mistakes } from '@second-ring/contract';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Switch } from '../ui/switch.tsx';
import { DayPeriods } from './day-periods.tsx';
import type { Hours } from './hours-editor.tsx';

type Exceptions = NonNullable<Hours['exceptions']>;
type Exception = Exceptions[number];

interface HoursExceptionsProps {
  value: Exceptions;
  errors: Mistakes;
  onChange: (value: Exceptions) => void;
}

const newException: Exception = { date: '', open: '09:00', close: '17:00', isClosed: true };

/** Dates on which the week does not hold: holidays, a summer break, one long evening. */
export function HoursExceptions({ value, errors, onChange }: HoursExceptionsProps) {
  const rows = value.map((exception, index) => ({ exception, path: `exceptions.${index}` }));
  return (
    <details className="disclosure" open={value.length > 0}>
      <summary className="w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
        Holidays and other special days
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
        <Button variant="ghost" size="icon" aria-label={`Remove ${called}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
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
