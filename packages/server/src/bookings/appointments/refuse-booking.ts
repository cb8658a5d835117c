import { and, count, eq, gt, inArray, ne, or, type SQL } from 'drizzle-orm';
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
 * What telephones may book, though a carrier vouches for their numbers: on one call, and from or under
 * one number in a day. A family books for each of them; a book is not filled by one caller.
 */
export const mostFromPhones = { call: 4, number: 6 };

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
 * Refuses what a call books beyond its share: the receptionist takes a message then. Tests hold
 * nobody's time.
 * @throws Refusal `TOO_MANY_REQUESTS`
 */
export async function refuseBooking(
  database: Queryable,
  wanted: WantedBooking,
  now: number,
): Promise<void> {
  const { businessId, callId, phone, effectId } = wanted;
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
  if (call.channel !== 'browser') return refuseFromPhone(database, wanted, call.from, now);
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
    if (
      (await countBooked(database, and(eq(callLogs.channel, 'browser'), which))) >=
      mostFromBrowsers[limit]
    )
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        'Browsers have booked as much as they may; the business is asked.',
        `by ${limit}`,
      );
}

async function refuseFromPhone(
  database: Queryable,
  { businessId, callId, phone }: WantedBooking,
  from: string | null,
  now: number,
): Promise<void> {
  const numbers = [phone, from].filter((number) => number !== null);
  const lately = and(
    eq(appointments.businessId, businessId),
    eq(appointments.status, 'booked'),
    gt(appointments.createdAt, new Date(now - day)),
  );
  const ofNumber = or(
    inArray(appointments.customerPhone, numbers),
    inArray(callLogs.fromNumber, numbers),
  );
  const counted: [limit: keyof typeof mostFromPhones, which: SQL | undefined][] = [
    ['call', and(eq(appointments.callId, callId), lately)],
  ];
  if (numbers.length > 0) counted.push(['number', and(lately, ofNumber)]);
  for (const [limit, which] of counted)
    if (
      (await countBooked(database, and(ne(callLogs.channel, 'browser'), which))) >=
      mostFromPhones[limit]
    )
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        'This caller has booked as much as one may; the business is asked.',
        `by ${limit}`,
      );
}

function fromNetwork(database: Queryable, network: string) {
  return database
    .select({ callSid: browserCallTokens.callSid })
    .from(browserCallTokens)
    .where(eq(browserCallTokens.network, network));
}

async function countBooked(database: Queryable, which: SQL | undefined): Promise<number> {
  const [found] = await database
    .select({ total: count() })
    .from(appointments)
    .innerJoin(callLogs, eq(callLogs.id, appointments.callId))
    .where(and(eq(appointments.test, false), which));
  return found?.total ?? 0;
}
