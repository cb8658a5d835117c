import type { AppointmentRow } from '@second-ring/contract';
import { type FormEvent, useId, useState } from 'react';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failure-sentence.ts';
import { shownZone, zoneCity } from '@/components/known-zone.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { clockText, instantAt } from './business-clock.ts';
import { minutesOf } from './minutes-of.ts';
import { useAppointmentChange } from './use-appointment-change.ts';

interface MoveDialogProps {
  appointment: AppointmentRow;
  onClose: () => void;
}

/** Gives an appointment another start on the business's clock; it takes as long as before. */
export function MoveDialog({ appointment, onClose }: MoveDialogProps) {
  const { id, start_at: startAt } = appointment;
  const timeZone = shownZone(appointment.time_zone);
  const form = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const move = useAppointmentChange(
    (start: string) => api.appointments.move({ id, start_at: start }),
    'The appointment is moved',
  );
  const shown = typed ?? clockText(startAt, timeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const start = instantAt(shown, timeZone);
    setUnreadable(start === null);
    if (start) move.mutate(start, { onSuccess: onClose });
  };
  const unreadable = isUnreadable ? 'Choose a date and a time that exist on that day.' : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Move this appointment"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep the current time
          </Button>
          <Button type="submit" form={form} disabled={move.isPending}>
            {move.isPending ? 'One moment...' : 'Move appointment'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label="New date and time"
          hint={`${zoneCity(timeZone)} time. It takes ${minutesOf(appointment)} minutes, as before. Let the customer know yourself.`}
          error={unreadable ?? (move.error ? failureSentence(move.error) : null)}
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={shown}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
