import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { StoredAppointment } from '../appointments/change-once.ts';

export interface CalendarContent {
  business: { name: string | null; address: string | null; timeZone: string };
  appointments: readonly StoredAppointment[];
}

/** How often calendar programs should ask again, in seconds. */
const refreshEvery = 15 * 60;

/**
 * A business's appointments as iCalendar (RFC 5545): the id is the event's UID, its sequence rises
 * with each change, and what was called off stays as cancelled so that calendars take it away.
 * Times are in UTC, which needs no zone rules. Pure: the same appointments make the same bytes.
 */
export function composeCalendar({ business, appointments }: CalendarContent): string {
  const calendar = ical({
    prodId: { company: 'Second Ring', product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: printable(business.name ?? 'Appointments'),
    ttl: refreshEvery,
  });
  for (const each of appointments) {
    const cancelled = each.status === 'cancelled';
    calendar.createEvent({
      id: each.id,
      sequence: each.sequence,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: cancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      start: each.startAt,
      end: each.endAt,
      stamp: each.updatedAt,
      created: each.createdAt,
      lastModified: each.updatedAt,
      summary: printable(titleOf(each)),
      description: printable(detailsOf(each)) || null,
      location: business.address === null ? null : printable(business.address),
    });
  }
  return calendar.toString();
}

function titleOf({ serviceName, customerName, customerPhone }: StoredAppointment): string {
  return `${serviceName ?? 'Appointment'}: ${customerName ?? customerPhone ?? 'no name given'}`;
}

function detailsOf({ customerName, customerPhone, note }: StoredAppointment): string {
  return [customerName, customerPhone, note].filter(Boolean).join('\n');
}

/** Text as a content line can hold it: no controls but line breaks (RFC 5545, 3.1). */
function printable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
}
