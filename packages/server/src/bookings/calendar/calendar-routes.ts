import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { hashFeedToken } from '../../knowledge/businesses/calendar-feed.ts';
import type { Database } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { StoredAppointment } from '../appointments/change-once.ts';

/** The latest ones: months of a busy shop, and all that is to come. */
const mostEvents = 2_000;
const askedPerMinute = 60;

/** Businesses' appointments for calendar programs, which know no other key than the address. */
export function calendarRoutes(database: Database): Hono {
  const limit = createRateLimit();
  const routes = new Hono();
  routes.get('/calendar/:file{[A-Za-z0-9_-]+\\.ics}', async (context) => {
    const { req, env } = context;
    await limit('calendar', askedPerMinute, clientAddress(req.raw.headers, env));
    const calendar = await readCalendar(database, req.param('file').slice(0, -4));
    const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    // Whoever asks always asks us: what was called off must not linger in a cache between.
    const headers = { ETag: tag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
    if (matches(req.header('if-none-match'), tag)) return context.body(null, 304, headers);
    return context.body(calendar, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="appointments.ics"',
    });
  });
  return routes;
}

async function readCalendar(database: Database, token: string): Promise<string> {
  const [found] = await database
    .select({
      id: businesses.id,
      name: businesses.name,
      address: businesses.address,
      timeZone: businesses.timeZone,
    })
    .from(businesses)
    .where(eq(businesses.calendarTokenHash, hashFeedToken(token)));
  const business = foundOrRefused(found, 'calendar');
  const events = await database
    .select()
    .from(appointments)
    .where(and(eq(appointments.businessId, business.id), eq(appointments.test, false)))
    .orderBy(desc(appointments.startAt), desc(appointments.id))
    .limit(mostEvents);
  return composeCalendar({ business, appointments: events });
}

/** Whether an `If-None-Match` header names the tag, by weak comparison (RFC 9110, 13.1.2). */
function matches(header: string | undefined, tag: string): boolean {
  const named = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return named.includes(tag) || named.includes('*');
}

interface CalendarContent {
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
