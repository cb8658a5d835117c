import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { hashFeedToken } from '../../knowledge/businesses/feed-token.ts';
import type { Database } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { composeCalendar } from './compose-calendar.ts';

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
    .where(eq(appointments.businessId, business.id))
    .orderBy(desc(appointments.startAt), desc(appointments.id))
    .limit(mostEvents);
  return composeCalendar({ business, appointments: events });
}

/** Whether an `If-None-Match` header names the tag, by weak comparison (RFC 9110, 13.1.2). */
function matches(header: string | undefined, tag: string): boolean {
  const named = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return named.includes(tag) || named.includes('*');
}
