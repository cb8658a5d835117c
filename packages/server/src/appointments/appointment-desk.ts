import type { RequestResult } from '@second-ring/conversation';
import type { AppointmentBook, BookRequest, Requester } from '../calls/appointment-book.ts';
import type { BookingTool } from '../providers/booking/interface.ts';
import { changeBook } from './change-book.ts';
import { noteWishForNews, settleLater } from './settle-change.ts';
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
    settleLater: async (change, requester) => {
      const { businessId } = requester;
      if (businessId !== null) await settleLater(ground, change, { ...requester, businessId });
    },
  };
}

async function perform(
  ground: DeskGround,
  request: BookRequest,
  requester: Requester & { businessId: string },
): Promise<RequestResult> {
  const { booking } = ground;
  const { businessId } = requester;
  switch (request.kind) {
    case 'findSlots': {
      const { serviceId, wish, moving = null } = request;
      return booking.findSlots(businessId, { serviceId, wish, moving });
    }
    case 'findAppointments': {
      const appointments = await booking.findAppointments(businessId, request.phone);
      return { kind: 'appointments', appointments };
    }
    case 'book':
    case 'moveAppointment':
    case 'cancelAppointment':
      return changeBook(ground, request, requester);
    case 'textConfirmation': {
      const appointment = await booking.findAppointment(businessId, request.appointmentId);
      if (!appointment) throw new Error('The appointment to confirm is gone.');
      await textConfirmation(ground, appointment, request.phone, requester);
      return { kind: 'acknowledged' };
    }
    case 'textWhenKnown':
      await noteWishForNews(ground.database, request, requester);
      return { kind: 'acknowledged' };
    default:
      throw new Error(`The desk knows nothing of "${request.kind}".`);
  }
}
