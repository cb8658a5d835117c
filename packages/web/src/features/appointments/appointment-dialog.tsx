import type { AppointmentRow } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '@/api/client.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Instant } from '@/components/instant.tsx';
import { shownZone, zoneCity } from '@/components/known-zone.ts';
import { Detail, DetailList, DetailState } from '@/components/log-details.tsx';
import { writtenNumber } from '@/components/phone-number.ts';
import { StatusBadge } from '@/components/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { minutesOf } from './minutes-of.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useAppointmentChange } from './use-appointment-change.ts';

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
        {phone ? (
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
      </Detail>
      <Detail name="When">
        <Instant at={appointment.start_at} timeZone={timeZone} />
        <span className="block text-xs text-ink-soft">
          {minutesOf(appointment)} minutes, {zoneCity(timeZone)} time
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
