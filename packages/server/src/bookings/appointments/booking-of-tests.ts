import type { Database } from '../../platform/database/database.ts';
import type { BookingTool } from '../../platform/providers/booking/interface.ts';
import { builtInBooking } from './built-in-booking.ts';

/** Where calls book, and how changes are made there. */
export interface BookingGround {
  database: Database;
  booking: BookingTool;
  now: () => number;
}

/**
 * The tool a call books with. A test is offered the times a customer would be, and what it books is
 * kept beside them: it takes none of those times, and no tool elsewhere hears of it.
 */
export function bookingFor({ database, booking, now }: BookingGround, test: boolean): BookingTool {
  if (!test) return booking;
  return {
    ...builtInBooking(database, now, { tests: true }),
    // The tool elsewhere knows nothing of the test that is to be moved.
    findSlots: (businessId, search) => booking.findSlots(businessId, { ...search, moving: null }),
  };
}
