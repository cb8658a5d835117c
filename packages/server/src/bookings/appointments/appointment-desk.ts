import type { Appointment, RequestResult } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { isDelivered } from '../../lines/messages/refuse-text.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import type { BookingTool } from '../../platform/providers/booking/interface.ts';
import type { AppointmentBook, BookRequest, Requester } from './appointment-book.ts';
import { bookingFor } from './booking-of-tests.ts';
import { changeBook } from './change-book.ts';
import { noteWishForNews, settleLater } from './settle-change.ts';
import { type ConfirmationGround, textConfirmation } from './text-caller.ts';

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
  const { businessId } = requester;
  const booking = bookingFor(ground, requester.test);
  switch (request.kind) {
    case 'findSlots': {
      const { serviceId, wish, moving = null } = request;
      return booking.findSlots(businessId, { serviceId, wish, moving });
    }
    case 'findAppointments':
      return {
        kind: 'appointments',
        appointments: await findTheirs(
          { ...ground, booking },
          businessId,
          request.phone,
          requester.callId,
        ),
      };
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

/**
 * What is booked under a number that a carrier delivered the call from. Under any other, only what
 * was booked on this very call: whoever dictates a number may not hear, move or cancel what its
 * owner has booked.
 */
async function findTheirs(
  { booking, database }: DeskGround,
  businessId: string,
  phone: string,
  callId: string,
): Promise<Appointment[]> {
  const found = await booking.findAppointments(businessId, phone);
  if (found.length === 0 || (await isDelivered(database, callId, phone))) return found;
  const made = await database
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.callId, callId));
  return found.filter(({ id }) => made.some((own) => own.id === id));
}
