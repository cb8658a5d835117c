import { and, count, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { appointmentChanges, appointments } from '../../platform/database/schema/appointments.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * What browsers may book, for nothing shows who is there and no number they name is proved: on one
 * call, under one number, from one network in a day, and of one business's time to come.
 */
export const mostFromBrowsers = { call: 2, number: 2, network: 4, business: 12 };

/**
 * What one caller may book whose number a carrier shows: more than a family needs, on one call and of one business
 * in a day. Whoever wants more is called back: a book is filled by nobody alone.
 */
export const mostFromCaller = { call: 5, day: 6 };

const day = 24 * 60 * 60_000;

interface WantedBooking {
  businessId: string;
  callId: string;
  /** E.164. */
  phone: string | null;
  /** Once it is made, it is not refused any more. */
  effectId: string;
}

/**
 * Refuses what a call books beyond its share, from a browser or by a carrier: the receptionist takes a message
 * then. Tests hold nobody's time.
 * @throws Refusal `TOO_MANY_REQUESTS`
 */
export async function refuseBooking(
  database: Queryable,
  { businessId, callId, phone, effectId }: WantedBooking,
  now: number,
): Promise<void> {
  const [call] = await database
    .select({
      channel: callLogs.channel,
      from: callLogs.fromNumber,
      network: browserCallTokens.network,
    })
    .from(callLogs)
    .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
    .where(eq(callLogs.id, callId));
  if (!call) return;
  const made = eq(appointmentChanges.key, effectId);
  if ((await database.$count(appointmentChanges, made)) > 0) return;
  if (call.channel !== 'browser')
    return refuseCaller(database, { businessId, callId, from: call.from }, now);
  const stands = and(eq(appointments.status, 'booked'), gt(appointments.endAt, new Date(now)));
  const ofBusiness = and(eq(appointments.businessId, businessId), stands);
  const counted: [limit: keyof typeof mostFromBrowsers, which: SQL | undefined][] = [
    ['call', eq(appointments.callId, callId)],
    ['business', ofBusiness],
  ];
  if (phone) counted.push(['number', and(ofBusiness, eq(appointments.customerPhone, phone))]);
  if (call.network) {
    const lately = gt(appointments.createdAt, new Date(now - day));
    counted.push([
      'network',
      and(lately, inArray(callLogs.callSid, fromNetwork(database, call.network))),
    ]);
  }
  for (const [limit, which] of counted)
    if ((await countByBrowsers(database, which)) >= mostFromBrowsers[limit])
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        'Browsers have booked as much as they may; the business is asked.',
        `by ${limit}`,
      );
}

async function refuseCaller(
  database: Queryable,
  { businessId, callId, from }: { businessId: string; callId: string; from: string | null },
  now: number,
): Promise<void> {
  const booked = and(eq(appointments.status, 'booked'), eq(appointments.test, false));
  const onCall = await database.$count(appointments, and(booked, eq(appointments.callId, callId)));
  const calls = database
    .select({ id: callLogs.id })
    .from(callLogs)
    .where(and(eq(callLogs.businessId, businessId), eq(callLogs.fromNumber, from ?? '')));
  const lately = gt(appointments.createdAt, new Date(now - day));
  const inDay = from
    ? await database.$count(appointments, and(booked, lately, inArray(appointments.callId, calls)))
    : 0;
  if (onCall >= mostFromCaller.call || inDay >= mostFromCaller.day)
    throw new Refusal(
      'TOO_MANY_REQUESTS',
      'This caller has booked as much as one may; the business is asked.',
      `by ${onCall >= mostFromCaller.call ? 'call' : 'caller'}`,
    );
}

function fromNetwork(database: Queryable, network: string) {
  return database
    .select({ callSid: browserCallTokens.callSid })
    .from(browserCallTokens)
    .where(eq(browserCallTokens.network, network));
}

async function countByBrowsers(database: Queryable, which: SQL | undefined): Promise<number> {
  const [found] = await database
    .select({ total: count() })
    .from(appointments)
    .innerJoin(callLogs, eq(callLogs.id, appointments.callId))
    .where(and(eq(callLogs.channel, 'browser'), eq(appointments.test, false), which));
  return found?.total ?? 0;
}
