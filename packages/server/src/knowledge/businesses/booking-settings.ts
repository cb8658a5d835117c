import type { BookingSettings } from '../../platform/database/schema/businesses.ts';

/** What holds where an owner has set nothing. */
export const usualBooking: BookingSettings = {
  enabled: false,
  stepMinutes: 30,
  capacity: 1,
  leadMinutes: 60,
};

/** How long an appointment takes where the service does not say. */
export const usualMinutes = 60;
