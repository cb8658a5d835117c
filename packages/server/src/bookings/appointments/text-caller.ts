import type { Instant, Slot } from '@second-ring/conversation';
import { and, eq } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { alertOwner } from '../../lines/messages/alert-owner.ts';
import { queueSms } from '../../lines/messages/queue-sms.ts';
import { refuseText } from '../../lines/messages/refuse-text.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { TelephonyError } from '../../platform/providers/telephony/interface.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Tolls } from '../../platform/tolls/tolls.ts';
import type { BookChange, Requester } from './appointment-book.ts';
import {
  type AppointmentNews,
  composeConfirmation,
  composeSettled,
  type Settled,
  type SettledAppointment,
} from './compose-messages.ts';

export interface ConfirmationGround {
  database: Database;
  jobs: Jobs;
  tolls: Tolls;
  now: () => number;
}

/** What a caller agreed to be texted, and where. */
interface NewsForCaller {
  news: AppointmentNews;
  /** Null: what it was about is not known any more. */
  appointment: (Pick<Slot, 'start'> & { serviceId: string | null }) | null;
  /** E.164. */
  phone: string;
}

/**
 * Texts a caller what they booked, from the agent's own number; they said yes on the call. Nothing
 * leaves to a number that opted out, nor to one that was only dictated. Once per effect.
 * @throws TelephonyError where the phone may not be texted
 */
export async function textConfirmation(
  ground: ConfirmationGround,
  appointment: NewsForCaller['appointment'],
  phone: string,
  requester: Requester,
): Promise<void> {
  await ground.database.transaction((transaction) =>
    textNews(transaction, ground, { news: 'booked', appointment, phone }, requester),
  );
}

/**
 * The same for any news of an appointment, as part of `transaction`.
 * @throws TelephonyError where the phone may not be texted; nothing is queued then.
 */
async function textNews(
  transaction: Queryable,
  { jobs, tolls, now }: Omit<ConfirmationGround, 'database'>,
  { news, appointment, phone }: NewsForCaller,
  { agentId, businessId, callId, effectId, language }: Requester,
): Promise<void> {
  if (agentId === null) throw new Error('The call’s agent is gone.');
  const [line] = await transaction
    .select({ business: businesses, number: phoneNumbers.phoneNumber })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .innerJoin(phoneNumbers, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(eq(agents.id, agentId));
  if (!line) throw new Error('The agent has no number to text from.');
  const { business, number: from } = line;
  const about = { to: phone, from, agentId, businessId, callId };
  const refusal = await refuseText(transaction, tolls, about, now());
  if (refusal) throw refusal;
  const service = business.services?.find(({ id }) => id === appointment?.serviceId) ?? null;
  const start = appointment?.start ?? null;
  const body = composeConfirmation({ news, business, number: from, service, start, language });
  await queueSms(transaction, jobs, {
    key: `confirmation:${effectId}`,
    to: phone,
    from,
    body,
    agentId,
    businessId,
    callId,
  });
}

interface SettledChange {
  change: BookChange;
  requester: Requester & { businessId: string };
  settled: Settled;
}

const newsOf: Record<Settled, AppointmentNews> = {
  booked: 'booked',
  cancelled: 'cancelled',
  unavailable: 'taken',
  refused: 'unconfirmed',
  unknown: 'unconfirmed',
};

const wishes = z.looseObject({ newsWanted: z.object({ changeId: z.string(), phone: z.string() }) });

/**
 * Tells the owner what became of a change their caller has not heard the end of, and texts the
 * caller who agreed to that, or who writes to us by text anyway. Once per change.
 */
export function tellSettled(
  { database, ...ground }: ConfirmationGround,
  { change, requester, settled }: SettledChange,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(callLogs)
      .where(eq(callLogs.id, requester.callId));
    const call = foundOrRefused(row, 'call');
    const wish = wishes.safeParse(call.metadata).data?.newsWanted;
    const agreed = wish?.changeId === requester.effectId ? wish.phone : null;
    const phone = call.channel === 'sms' ? call.fromNumber : agreed;
    const about = await readAbout(transaction, change, requester.businessId);
    const { appointment } = about;
    const texted =
      phone !== null &&
      (await textIfAllowed(
        transaction,
        ground,
        { news: newsOf[settled], appointment, phone },
        requester,
      ));
    const reachable = about.customerPhone ?? call.fromNumber;
    await alertOwner(transaction, ground.jobs, {
      call: requester,
      key: `settled:${requester.effectId}`,
      text: composeSettled({
        ...about,
        wanted: change.kind,
        settled,
        texted,
        customerPhone: reachable && writePhone(reachable),
      }),
    });
  });
}

/** False where the phone may not be texted: the owner is told so, and calls. */
async function textIfAllowed(...news: Parameters<typeof textNews>): Promise<boolean> {
  try {
    await textNews(...news);
    return true;
  } catch (error) {
    if (error instanceof TelephonyError) return false;
    throw error;
  }
}

function writePhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatNational() ?? number;
}

interface About
  extends Pick<SettledAppointment, 'service' | 'start' | 'customerName' | 'timeZone'> {
  appointment: { start: Instant; serviceId: string | null } | null;
  /** E.164. */
  customerPhone: string | null;
}

/** What the change is about, as far as the request and our own copy of the book tell. */
async function readAbout(
  transaction: Queryable,
  change: BookChange,
  businessId: string,
): Promise<About> {
  const [row] = await transaction.select().from(businesses).where(eq(businesses.id, businessId));
  const { timeZone, services } = foundOrRefused(row, 'business');
  if (change.kind === 'book') {
    const { serviceId, slot, name: customerName, phone: customerPhone } = change;
    const service = services?.find(({ id }) => id === serviceId)?.name ?? null;
    const { start } = slot;
    return {
      timeZone,
      service,
      start,
      customerName,
      customerPhone,
      appointment: { start, serviceId },
    };
  }
  const [known] = await transaction
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, change.appointmentId), eq(appointments.businessId, businessId)));
  const start = 'slot' in change ? change.slot.start : (known?.startAt.getTime() ?? null);
  return {
    timeZone,
    service: known?.serviceName ?? null,
    start,
    customerName: known?.customerName ?? null,
    customerPhone: known?.customerPhone ?? null,
    appointment: start === null ? null : { start, serviceId: known?.serviceId ?? null },
  };
}
