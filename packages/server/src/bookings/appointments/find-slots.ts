import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import type { FoundSlots, SlotSearch } from '../../platform/providers/booking/interface.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { findFreeSlots } from './free-slots.ts';
import { minutesFor, readAvailability } from './read-availability.ts';

/** Appointments beyond this are not looked at, and searches never reach it. */
const horizon = 90 * 24 * 60 * 60_000;

/** Free times of a business, against its hours and what is booked. Refuses with `NOT_FOUND`. */
export async function findSlots(
  database: Database,
  businessId: string,
  { serviceId, wish, moving }: SlotSearch,
  now: number,
): Promise<FoundSlots> {
  const [row] = await database.select().from(businesses).where(eq(businesses.id, businessId));
  const business = foundOrRefused(row, 'business');
  const from = Math.max(wish.from, now);
  const range = { from, to: from + horizon, except: moving };
  const availability = await readAvailability(database, business, now, range);
  return { kind: 'slots', ...findFreeSlots(availability, wish, minutesFor(business, serviceId)) };
}
