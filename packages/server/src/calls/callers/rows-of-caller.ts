import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { blockedCallers } from '../../platform/database/schema/blocked-callers.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsLogs, smsOptOuts } from '../../platform/database/schema/sms-logs.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/** One caller of one business: their number, E.164. */
export interface Caller {
  businessId: string;
  phone_number: string;
}

/** A caller of one business, or somebody of whom no number is known. */
export interface Whose {
  businessId: string;
  phone_number: string | null;
}

/**
 * The calls of a caller: those from their number, and those from a withheld one on which they left
 * it to be called back.
 */
export function callsOf(database: Queryable, scope: Scope, caller: Caller): SQL | undefined {
  const { businessId, phone_number: number } = caller;
  const left = database
    .select({ one: sql`1` })
    .from(leads)
    .where(and(eq(leads.callId, callLogs.id), eq(leads.phone, number)));
  return and(
    eq(callLogs.businessId, businessId),
    within(scope, callLogs.businessId),
    or(
      eq(callLogs.fromNumber, number),
      and(
        isNull(callLogs.fromNumber),
        or(sql`${callLogs.lead} ->> 'phone' = ${number}`, exists(left)),
      ),
    ),
  );
}

/** The conditions that find what else is somebody's, given the ids of their calls. */
export function rowsOf(scope: Scope, { businessId, phone_number: number }: Whose, calls: string[]) {
  const has = (column: PgColumn) => (number === null ? sql`false` : eq(column, number));
  const ofBusiness = (column: PgColumn, ofCaller: SQL | undefined) =>
    and(eq(column, businessId), within(scope, column), ofCaller);
  return {
    texts: ofBusiness(
      smsLogs.businessId,
      or(has(smsLogs.phoneNumber), inArray(smsLogs.callId, calls), tellsOfAny(calls)),
    ),
    leads: ofBusiness(
      leads.businessId,
      or(inArray(leads.callId, calls), and(isNull(leads.callId), has(leads.phone))),
    ),
    commitments: ofBusiness(commitments.businessId, inArray(commitments.callId, calls)),
    appointments: ofBusiness(
      appointments.businessId,
      or(has(appointments.customerPhone), inArray(appointments.callId, calls)),
    ),
    keptCalls: ofBusiness(keptCalls.businessId, inArray(keptCalls.callId, calls)),
    block: ofBusiness(blockedCallers.businessId, has(blockedCallers.phoneNumber)),
  };
}

/** Texts that tell of several calls, one of these among them. */
function tellsOfAny(calls: readonly string[]): SQL | undefined {
  const told = sql`${smsLogs.metadata} -> 'tellsOf'`;
  return or(...calls.map((id) => sql`${told} @> ${JSON.stringify([id])}::jsonb`));
}

/** The numbers of a business a caller said STOP to, those it had before too. */
export function optOutsOf(
  database: Queryable,
  scope: Scope,
  { businessId, phone_number: number }: Caller,
) {
  return database
    .select({ fromNumber: smsOptOuts.fromNumber, optedOutAt: smsOptOuts.optedOutAt })
    .from(smsOptOuts)
    .leftJoin(phoneNumbers, eq(phoneNumbers.phoneNumber, smsOptOuts.fromNumber))
    .leftJoin(agents, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(
      and(
        eq(smsOptOuts.phoneNumber, number),
        or(
          and(eq(smsOptOuts.businessId, businessId), within(scope, smsOptOuts.businessId)),
          and(eq(agents.businessId, businessId), within(scope, agents.businessId)),
        ),
      ),
    );
}

/** What may stand between two digits of a written number. */
const between = String.raw`[\s().\u00a0-]*`;

/**
 * A regular expression, for PostgreSQL as for JavaScript, that finds a number in whatever way people
 * and programs write it: in full, without its country, in groups or in one piece.
 * @param number E.164.
 */
export function writtenNumber(number: string): string {
  const read = parsePhoneNumberFromString(number);
  const national = read?.nationalNumber ?? number.slice(1);
  const country = read ? `(?:\\+?${spaced(read.countryCallingCode)}${between})?0?` : '\\+?';
  return `(?<![0-9])\\(?${country}\\(?${spaced(national)}(?![0-9])`;
}

function spaced(digits: string): string {
  return [...digits].join(between);
}
