import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { usualBooking, usualMinutes } from '../../knowledge/businesses/booking-settings.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import type { businesses } from '../../platform/database/schema/businesses.ts';
import type { Availability } from './free-slots.ts';

type Business = typeof businesses.$inferSelect;

/** What is looked at: from when to when, and which appointment does not count. */
export interface Range {
  /** Milliseconds since the Unix epoch, as everywhere in the conversation. */
  from: number;
  to: number;
  except: string | null;
}

/** Reads when a business can take appointments. `now` decides what is too soon. */
export async function readAvailability(
  database: Queryable,
  business: Business,
  now: number,
  { from, to, except }: Range,
): Promise<Availability> {
  const { stepMinutes, capacity, leadMinutes } = business.booking ?? usualBooking;
  const taken = await database
    .select({ start: appointments.startAt, end: appointments.endAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, business.id),
        eq(appointments.status, 'booked'),
        lt(appointments.startAt, new Date(to)),
        gt(appointments.endAt, new Date(from)),
        except === null ? undefined : ne(appointments.id, except),
      ),
    );
  return {
    hours: business.businessHours,
    timeZone: business.timeZone,
    region: business.region,
    stepMinutes,
    capacity,
    earliest: now + leadMinutes * 60_000,
    taken: taken.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })),
  };
}

/** How long an appointment for a service takes, in minutes. */
export function minutesFor({ services }: Business, serviceId: string | null): number {
  return services?.find(({ id }) => id === serviceId)?.durationMinutes ?? usualMinutes;
}
