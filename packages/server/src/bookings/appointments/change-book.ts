import type {
  Booked,
  BookingTool,
  Cancelled,
  NewAppointment,
  Unavailable,
} from '../../platform/providers/booking/interface.ts';
import type { BookChange, Requester } from './appointment-book.ts';
import { type BookingGround, bookingFor } from './booking-of-tests.ts';
import { writeBooking } from './built-in-booking.ts';
import { changeOnce, findStanding, writeChange } from './change-once.ts';
import { refuseBooking } from './refuse-booking.ts';

/** What changes are made with. */
export type ChangingGround = BookingGround;

/** Whose change it is. */
export interface Changer extends Pick<Requester, 'effectId' | 'test'> {
  businessId: string;
  /** Null: it is made by hand. */
  callId: string | null;
}

export type ChangeOutcome = Booked | Unavailable | Cancelled;

/**
 * Has the booking tool make a change, and writes down what it made, so that the owner's pages and
 * calendar show it whichever tool that is. Once per effect. Throws where the tool does.
 * @throws Refusal `TOO_MANY_REQUESTS` where browsers have booked their share
 */
export async function changeBook(
  ground: ChangingGround,
  change: BookChange,
  changer: Changer,
): Promise<ChangeOutcome> {
  const { database, now } = ground;
  const { callId, test } = changer;
  if (change.kind === 'book' && callId !== null && !test)
    await refuseBooking(database, { ...changer, callId, phone: change.phone }, now());
  const outcome = await ask(bookingFor(ground, test), change, changer);
  if (outcome.kind === 'unavailable') return outcome;
  const { businessId, effectId: key } = changer;
  return changeOnce<ChangeOutcome>(database, businessId, key, async (transaction, business) => {
    if (change.kind === 'book') {
      if (outcome.kind === 'booked')
        await writeBooking(
          transaction,
          business,
          { ...appointmentFrom(change, changer), test },
          key,
          outcome.appointmentId,
        );
      return outcome;
    }
    const known = await findStanding(transaction, businessId, change.appointmentId);
    if (known && outcome.kind === 'cancelled')
      await writeChange(transaction, key, 'cancelled', { ...known, status: 'cancelled' });
    if (known && outcome.kind === 'booked') {
      const { start, end } = outcome.slot;
      const times = { startAt: new Date(start), endAt: new Date(end) };
      await writeChange(transaction, key, 'moved', { ...known, ...times });
    }
    return outcome;
  });
}

function ask(booking: BookingTool, change: BookChange, changer: Changer): Promise<ChangeOutcome> {
  const { businessId, effectId } = changer;
  switch (change.kind) {
    case 'book':
      return booking.book(businessId, appointmentFrom(change, changer), effectId);
    case 'moveAppointment':
      return booking.move(businessId, change.appointmentId, change.slot, effectId);
    case 'cancelAppointment':
      return booking.cancel(businessId, change.appointmentId, effectId);
  }
}

function appointmentFrom(
  { slot, serviceId, note, name, phone }: Extract<BookChange, { kind: 'book' }>,
  { callId }: Changer,
): NewAppointment {
  return { slot, serviceId, note, customerName: name, customerPhone: phone, callId };
}
