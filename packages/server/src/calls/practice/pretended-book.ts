import type { BusinessKnowledge, Request, RequestResult } from '@second-ring/conversation';
import { findFreeSlots } from '../../bookings/appointments/free-slots.ts';
import { usualMinutes } from '../../knowledge/businesses/booking-settings.ts';
import type { BookingSettings } from '../../platform/database/schema/businesses.ts';

/**
 * What a conversation's request comes to on a practice call, where nothing is kept, sent or told
 * anybody: every time within the hours is free, what is booked is booked nowhere, and nobody has an
 * appointment. Null: it fails. Pure.
 */
export function pretend(
  request: Exclude<Request, { kind: 'askModel' }>,
  { knowledge, booking }: { knowledge: BusinessKnowledge; booking: BookingSettings },
  now: number,
): RequestResult | null {
  switch (request.kind) {
    case 'alertOwner':
    case 'textConfirmation':
    case 'textWhenKnown':
      return { kind: 'acknowledged' };
    case 'findSlots': {
      const minutes = knowledge.services.find(
        ({ id }) => id === request.serviceId,
      )?.durationMinutes;
      const { hours, timeZone, region } = knowledge;
      const { stepMinutes, capacity, leadMinutes } = booking;
      const earliest = now + leadMinutes * 60_000;
      const book = { hours, timeZone, region, stepMinutes, capacity, earliest, taken: [] };
      return {
        kind: 'slots',
        ...findFreeSlots(book, request.wish, minutes ?? usualMinutes),
      };
    }
    case 'findAppointments':
      return { kind: 'appointments', appointments: [] };
    case 'book':
      return { kind: 'booked', appointmentId: crypto.randomUUID(), slot: request.slot };
    case 'moveAppointment':
    case 'cancelAppointment':
      return null;
  }
}
