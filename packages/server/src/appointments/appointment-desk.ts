import type { RequestResult } from '@second-ring/conversation';
import type { AppointmentBook, BookRequest, Requester } from '../calls/appointment-book.ts';
import type { BookingTool } from '../providers/booking/interface.ts';
import { type ConfirmationGround, textConfirmation } from './text-confirmation.ts';

/** What the desk works with. */
export interface DeskGround extends ConfirmationGround {
  booking: BookingTool;
}

/** Takes what conversations ask for to the booking tool, and the answers back. */
export function openDesk(ground: DeskGround): AppointmentBook {
  return {
    perform: (request, requester) => {
      const { businessId } = requester;
      if (businessId === null) throw new Error('The call’s business is gone.');
      return perform(ground, request, { ...requester, businessId });
    },
  };
}

async function perform(
  ground: DeskGround,
  request: BookRequest,
  requester: Requester & { businessId: string },
): Promise<RequestResult> {
  const { booking } = ground;
  const { businessId, effectId, callId } = requester;
  switch (request.kind) {
    case 'findSlots': {
      const { serviceId, wish, moving = null } = request;
      return booking.findSlots(businessId, { serviceId, wish, moving });
    }
    case 'findAppointments': {
      const appointments = await booking.findAppointments(businessId, request.phone);
      return { kind: 'appointments', appointments };
    }
    case 'book': {
      const { slot, serviceId, note, name: customerName, phone: customerPhone } = request;
      const wanted = { slot, serviceId, note, customerName, customerPhone, callId };
      return booking.book(businessId, wanted, effectId);
    }
    case 'moveAppointment':
      return booking.move(businessId, request.appointmentId, request.slot, effectId);
    case 'cancelAppointment':
      return booking.cancel(businessId, request.appointmentId, effectId);
    case 'textConfirmation': {
      const appointment = await booking.findAppointment(businessId, request.appointmentId);
      if (!appointment) throw new Error('The appointment to confirm is gone.');
      await textConfirmation(ground, appointment, request.phone, requester);
      return { kind: 'acknowledged' };
    }
    default:
      throw new Error(`The desk knows nothing of "${request.kind}".`);
  }
}
