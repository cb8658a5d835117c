import { type Business, minutesInWords } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Field, Label } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';

type Booking = Business['booking'];

interface BookingEditorProps {
  value: Booking;
  onChange: (value: Booking) => void;
  /** Without opening hours there is no time to offer. */
  hasHours: boolean;
}

/** Whether callers may book, and how closely appointments may follow each other. */
export function BookingEditor({ value, onChange, hasHours }: BookingEditorProps) {
  const id = useId();
  return (
    <div className="grid gap-5">
      <div className="flex items-center justify-between gap-4">
        <Label htmlFor={id}>Let callers book free times</Label>
        <Switch
          id={id}
          checked={value.enabled}
          onCheckedChange={(enabled) => onChange({ ...value, enabled })}
          aria-describedby={`${id}-what`}
        />
      </div>
      <p id={`${id}-what`} className="-mt-3 text-ink-soft">
        {value.enabled
          ? 'Your AI offers free times within your business hours and books the one the caller takes. '
          : 'Your AI asks when it would suit the caller and passes that on to you. '}
        You will find appointments under{' '}
        <Link
          to="/admin/appointments"
          className="text-primary underline underline-offset-4 hover:text-primary-strong"
        >
          Appointments
        </Link>
        , along with a feed for your calendar.
      </p>
      {value.enabled && !hasHours ? (
        <p role="status" className="text-pending">
          Set your business hours first. Until then your AI cannot offer any times.
        </p>
      ) : null}
      {value.enabled ? <Pace value={value} onChange={onChange} /> : null}
    </div>
  );
}

const steps = [15, 30, 60, 120, 240];
const capacities = [1, 2, 3, 4, 5, 6, 8, 10];
const leads = [0, 60, 120, 240, 1440, 2880, 10_080];

function Pace({ value, onChange }: Pick<BookingEditorProps, 'value' | 'onChange'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Amount
        label="Start times every"
        value={value.stepMinutes}
        offered={steps}
        inWords={minutesInWords}
        onChange={(stepMinutes) => onChange({ ...value, stepMinutes })}
      />
      <Amount
        label="Appointments at once"
        value={value.capacity}
        offered={capacities}
        inWords={String}
        onChange={(capacity) => onChange({ ...value, capacity })}
      />
      <Amount
        label="Booked ahead by at least"
        value={value.leadMinutes}
        offered={leads}
        inWords={minutesInWords}
        onChange={(leadMinutes) => onChange({ ...value, leadMinutes })}
      />
    </div>
  );
}

interface AmountProps {
  label: string;
  value: number;
  offered: readonly number[];
  inWords: (amount: number) => string;
  onChange: (amount: number) => void;
}

/** One of the usual amounts; an unusual one that stands there already stays to choose from. */
function Amount({ label, value, offered, inWords, onChange }: AmountProps) {
  const amounts = [...new Set([...offered, value])].sort((one, other) => one - other);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={String(value)}
          onValueChange={(chosen) => onChange(Number(chosen))}
          options={amounts.map((amount) => ({ value: String(amount), label: inWords(amount) }))}
        />
      )}
    </Field>
  );
}
