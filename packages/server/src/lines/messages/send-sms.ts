import { isHeldNumber } from '@second-ring/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import {
  type OutgoingSms,
  type SmsStatus,
  type Telephony,
  TelephonyError,
} from '../../platform/providers/telephony/interface.ts';
import { spend } from '../../platform/tolls/spend.ts';
import { countryOfNumber, priceOfText, type Tolls } from '../../platform/tolls/tolls.ts';
import { textThatAsks } from '../number-proofs/number-proofs.ts';
import { hasEverOptedOut, hasOptedOut } from './recipients.ts';
import { refuseText } from './refuse-text.ts';

/** Sends one message that waits in the SMS log. */
export const sendSms: Job<{ smsLogId: string }> = {
  name: 'send-sms',
  payload: z.object({ smsLogId: z.string() }),
  retries: 60,
  atOnce: 4,
  hasUrgentQueue: true,
};

/** News of a call half a day ago helps nobody. */
const longestWait = 12 * 60 * 60 * 1_000;

export interface SmsSending {
  database: Database;
  telephony: Telephony;
  clock: Clock;
  tolls: Tolls;
  /** For warning operators; asked late: the queues are opened with this worker. */
  jobs: () => Jobs;
  /** Where reports on a message of this id reach us; null: nowhere. */
  statusCallbackOf: (smsLogId: string) => string | null;
}

export function smsWorker(sending: SmsSending): Worker {
  return worker(sendSms, ({ smsLogId }) => sendQueuedSms(sending, smsLogId));
}

/** What of it stays when the carrier's words come: whose words it holds is asked when somebody is forgotten. */
const ends = z.looseObject({ from: z.string(), tellsOf: z.array(z.string()).optional() });

/**
 * Sends a queued message, once: a repeated call finds it sent, and a call after a crash asks the
 * provider whether it has it already. Refusals end up in the message's log.
 * @throws TelephonyError where the provider is away: try again later.
 */
export async function sendQueuedSms(sending: SmsSending, smsLogId: string): Promise<void> {
  const { database, telephony, clock, statusCallbackOf } = sending;
  const [row] = await database.select().from(smsLogs).where(eq(smsLogs.id, smsLogId));
  if (!row?.phoneNumber || (row.status !== 'queued' && row.status !== 'sending')) return;
  const { from } = ends.parse(row.metadata);
  const message = {
    key: row.id,
    to: row.phoneNumber,
    from,
    body: row.body ?? '',
    statusCallback: statusCallbackOf(row.id),
  };
  const refusal = await reasonNotToSend(sending, message, row);
  // Trying the sample out is no failure.
  if (refusal?.code === 'SAMPLE_SHOP') return moveForward(database, smsLogId, 'simulated');
  if (refusal) return fail(database, smsLogId, refusal);
  try {
    // "sending" without a sid is a message whose fate a crash left open.
    const sentBefore =
      row.status === 'sending' ? await telephony.findSms(message, row.createdAt) : null;
    await moveForward(database, smsLogId, 'sending');
    const sent = sentBefore ?? (await telephony.sendSms(message));
    const { tellsOf } = ends.parse(row.metadata);
    const metadata = { ...sent.payload, from, to: message.to, ...(tellsOf && { tellsOf }) };
    await database
      .update(smsLogs)
      // Its recipient may have been forgotten while it left; the carrier's words stay outside then.
      .set({
        twilioSid: sent.sid,
        metadata: sql`CASE WHEN ${smsLogs.body} IS NULL THEN ${smsLogs.metadata} ELSE ${JSON.stringify(metadata)}::jsonb END`,
      })
      .where(eq(smsLogs.id, smsLogId));
    await moveForward(database, smsLogId, sent.status);
  } catch (error) {
    if (!(error instanceof TelephonyError)) throw error;
    if (error.retryable && clock.now() - row.createdAt.getTime() < longestWait) throw error;
    await fail(database, smsLogId, error);
  }
}

async function reasonNotToSend(
  { database, telephony, tolls, clock, jobs }: SmsSending,
  { to, from, body }: OutgoingSms,
  { agentId, businessId, callId, status, alert }: typeof smsLogs.$inferSelect,
): Promise<TelephonyError | null> {
  const isUnwanted =
    body === textThatAsks
      ? await hasEverOptedOut(database, to)
      : await hasOptedOut(database, to, from);
  if (isUnwanted)
    return new TelephonyError('OPTED_OUT', `${to} has opted out of messages from ${from}.`);
  const now = clock.now();
  const about = { to, from, body, agentId, businessId, callId, alert };
  const refusal = await refuseText(database, tolls, about, now);
  if (refusal) return refusal;
  if (!isHeldNumber(from, { telephony: telephony.name }))
    return new TelephonyError('SAMPLE_NUMBER', `${from} is a sample number.`);
  if (telephony.name !== 'local' && (await isUnregistered(database, to, from)))
    return new TelephonyError('NOT_REGISTERED', `${from} is not marked as approved for US texts.`);
  // Taken once: a message that is "sending" was paid for before.
  const paid =
    status === 'sending' ||
    businessId === null ||
    (await spend(
      database,
      { jobs: jobs(), tolls, now },
      businessId,
      priceOfText(body),
      alert ? 'alert' : 'usual',
    ));
  return paid
    ? null
    : new TelephonyError('LIMIT_REACHED', 'The business has used up its daily allowance.');
}

/** US carriers drop texts from local numbers that are not registered for 10DLC. */
export async function isUnregistered(
  database: Queryable,
  to: string,
  from: string,
): Promise<boolean> {
  if (countryOfNumber(to) !== 'US') return false;
  const [ours] = await database
    .select({ smsApproved: phoneNumbers.smsApproved })
    .from(phoneNumbers)
    .where(eq(phoneNumbers.phoneNumber, from));
  return !ours?.smsApproved;
}

/** A delivery report may have come before the answer it is about. */
async function moveForward(database: Database, id: string, status: SmsStatus): Promise<void> {
  await database
    .update(smsLogs)
    .set({ status })
    .where(and(eq(smsLogs.id, id), inArray(smsLogs.status, earlierStatuses(status))));
}

async function fail(database: Database, id: string, error: TelephonyError): Promise<void> {
  await database
    .update(smsLogs)
    .set({
      status: 'failed',
      errorMessage: sql`CASE WHEN ${smsLogs.body} IS NOT NULL THEN ${error.message} END`,
      errorCode: error.providerCode === null ? error.code : String(error.providerCode),
    })
    .where(eq(smsLogs.id, id));
}

/** How far along a message is. Equal ranks exclude each other. */
const ranks: Record<SmsStatus, number> = {
  accepted: 0,
  scheduled: 0,
  queued: 1,
  sending: 2,
  sent: 3,
  delivered: 4,
  undelivered: 4,
  failed: 4,
  canceled: 4,
  simulated: 4,
  read: 5,
};

/** The statuses a message may leave for `status`: those that come before it, and no final one but "delivered". */
export function earlierStatuses(status: SmsStatus): string[] {
  return Object.entries(ranks)
    .filter(([, rank]) => rank < ranks[status])
    .map(([earlier]) => earlier)
    .filter((earlier) => ranks[status] < 5 || earlier === 'delivered' || earlier === 'sent');
}
