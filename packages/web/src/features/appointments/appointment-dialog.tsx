import type { AppointmentRow } from '@second-ring/contract';
import { callCostsMore } from '@second-ring/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { toast } from 'sonner';
import { api, queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { StatusBadge } from '@/components/badges.tsx';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Instant, shownZone, zoneWords } from '@/components/instant.tsx';
import { Detail, DetailList, DetailState } from '@/components/log-details.tsx';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { clockText, instantAt, minutesOf } from './business-clock.ts';

interface AppointmentDialogProps {
  /** Undefined: it is not among the rows that are loaded. */
  appointment: AppointmentRow | undefined;
  isPending: boolean;
  onClose: () => void;
}

/** One appointment: who comes, for what and when; moved and cancelled from here. */
export function AppointmentDialog({ appointment, isPending, onClose }: AppointmentDialogProps) {
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const close = () => setAsked(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Appointment Details"
      {...(appointment && { description: appointment.business_name ?? 'Unnamed Business' })}
      footer={
        appointment?.status === 'booked' ? (
          <>
            <Button variant="outline" onClick={() => setAsked('cancel')}>
              Cancel appointment
            </Button>
            <Button onClick={() => setAsked('move')}>Move</Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {appointment ? (
        <Facts appointment={appointment} />
      ) : (
        <DetailState
          isPending={isPending}
          error={
            isPending
              ? null
              : 'This appointment is not on the list shown now. Close this window and search for the customer.'
          }
        />
      )}
      {appointment && asked === 'move' ? (
        <MoveDialog appointment={appointment} onClose={close} />
      ) : null}
      {appointment && asked === 'cancel' ? (
        <CancelDialog appointment={appointment} onClose={close} onDone={onClose} />
      ) : null}
    </Dialog>
  );
}

function Facts({ appointment }: { appointment: AppointmentRow }) {
  const { customer_phone: phone, call_id: callId } = appointment;
  const timeZone = shownZone(appointment.time_zone);
  return (
    <DetailList>
      <Detail name="Customer">{appointment.customer_name ?? 'No name left'}</Detail>
      <Detail name="Phone number" copied={phone}>
        {phone && callCostsMore(phone) ? (
          writtenNumber(phone)
        ) : phone ? (
          <a href={`tel:${phone}`} className="text-primary underline underline-offset-4">
            {writtenNumber(phone)}
          </a>
        ) : (
          'No number left'
        )}
      </Detail>
      <Detail name="Service">{appointment.service_name ?? 'N/A'}</Detail>
      <Detail name="Status">
        <StatusBadge of="appointment" status={appointment.status} />
        {appointment.test ? <Badge>Test: nobody is coming, and the time stays free</Badge> : null}
      </Detail>
      <Detail name="When">
        <Instant at={appointment.start_at} timeZone={timeZone} />
        <span className="block text-xs text-ink-soft">
          {minutesOf(appointment)} minutes, {zoneWords(timeZone)}
        </span>
      </Detail>
      <Detail name="Booked">
        {callId ? (
          <Link
            to="/admin/call-logs"
            search={{ call: callId }}
            className="text-primary underline underline-offset-4"
          >
            On a call
          </Link>
        ) : (
          'By hand'
        )}
      </Detail>
      {appointment.note ? <Detail name="Note">{appointment.note}</Detail> : null}
    </DetailList>
  );
}

interface CancelDialogProps {
  appointment: AppointmentRow;
  onClose: () => void;
  onDone: () => void;
}

function CancelDialog({ appointment, onClose, onDone }: CancelDialogProps) {
  const cancel = useAppointmentChange(
    () => api.appointments.cancel({ id: appointment.id }),
    'The appointment is cancelled',
  );
  return (
    <ConfirmDialog
      title="Cancel this appointment?"
      consequence={`Its time is free again for other callers. Let ${appointment.customer_name ?? 'the customer'} know yourself.`}
      confirm="Cancel appointment"
      decline="Keep it"
      isNegative
      isPending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}

interface MoveDialogProps {
  appointment: AppointmentRow;
  onClose: () => void;
}

/** Gives an appointment another start on the business's clock; it takes as long as before. */
function MoveDialog({ appointment, onClose }: MoveDialogProps) {
  const { id, start_at: startAt } = appointment;
  const timeZone = shownZone(appointment.time_zone);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const move = useAppointmentChange(
    (start: string) => api.appointments.move({ id, start_at: start }),
    'The appointment is moved',
    ({ outside_hours }) =>
      outside_hours ? 'That is outside the opening hours. Make sure that somebody is there.' : null,
  );
  const shown = typed ?? clockText(startAt, timeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const start = instantAt(shown, timeZone);
    const found = mistakeIn(start);
    setMistake(found);
    // Of what the server refuses the field tells too.
    const toField = () => field.current?.focus();
    if (start && found === null) move.mutate(start, { onSuccess: onClose, onError: toField });
    else toField();
  };
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
          hint={`${zoneWords(timeZone)}. It takes ${minutesOf(appointment)} minutes, as before. Let the customer know yourself.`}
          error={mistake ?? (move.error ? failureSentence(move.error) : null)}
        >
          {(control) => (
            <Input
              {...control}
              ref={field}
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

function mistakeIn(start: string | null): string | null {
  if (start === null) return 'Choose a date and a time that exist on that day.';
  if (Date.parse(start) <= Date.now()) return 'This time is past. Choose one that is to come.';
  return null;
}

/**
 * A change to an appointment: afterwards the list is read again and `done` is said, with what is to be known besides. What it rejects
 * with is for its caller to show.
 */
function useAppointmentChange<Wish, Answer>(
  change: (wish: Wish) => Promise<Answer>,
  done: string,
  besides: (answer: Answer) => string | null = () => null,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      const description = besides(answer);
      if (description === null) toast.success(done);
      else toast.warning(done, { description });
      return client.invalidateQueries({ queryKey: queries.appointments.key() });
    },
  });
}
