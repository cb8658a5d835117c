import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { alertOwner } from '../../lines/messages/alert-owner.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import type { Jobs } from '../../platform/jobs/job.ts';

export const smsForReceptionist = z.object({
  /** The carrier's id of the message, under which it is in the log. */
  messageSid: z.string(),
  from: z.string(),
  to: z.string(),
  text: z.string(),
  agentId: z.string(),
  /** Left out by those stored before it was noted. */
  businessId: z.string().nullish(),
});
/** A text message for the receptionist. */
export type SmsForReceptionist = z.infer<typeof smsForReceptionist>;

/** A text whose answering ended with the instance so often would take down every one that tries. */
const mostUnfinished = 2;

/**
 * Notes, before anything is thought about a text, that it is being answered. False where that was begun
 * so often and never finished that it is to be given up.
 */
export async function beginAnswer(
  database: Database,
  { messageSid }: SmsForReceptionist,
): Promise<boolean> {
  const begun = await database
    .update(smsLogs)
    .set({ answeringBegun: sql`${smsLogs.answeringBegun} + 1` })
    .where(and(eq(smsLogs.twilioSid, messageSid), lt(smsLogs.answeringBegun, mostUnfinished)))
    .returning({ id: smsLogs.id });
  return begun.length > 0;
}

/** Takes the note back, however answering ended: this instance has outlived it. */
export async function finishAnswer(
  database: Database,
  { messageSid }: SmsForReceptionist,
): Promise<void> {
  await database
    .update(smsLogs)
    .set({ answeringBegun: sql`greatest(0, ${smsLogs.answeringBegun} - 1)` })
    .where(eq(smsLogs.twilioSid, messageSid));
}

/**
 * Gives a text up, once: it stays in the log as a message that failed, and its owner is alerted. Its
 * words are not in the alert, for nothing has masked what they may hold.
 */
export async function giveUpText(
  { database, jobs }: { database: Database; jobs: Jobs },
  { messageSid, from }: SmsForReceptionist,
  callSid: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const errorMessage = 'The receptionist could not read this message. Please answer it yourself.';
    const given = await transaction
      .update(smsLogs)
      .set({ status: 'failed', errorCode: 'UNREADABLE', errorMessage })
      .where(and(eq(smsLogs.twilioSid, messageSid), isNull(smsLogs.errorCode)))
      .returning({ id: smsLogs.id });
    const [call] = await transaction
      .select({
        callId: callLogs.id,
        agentId: callLogs.agentId,
        businessId: callLogs.businessId,
      })
      .from(callLogs)
      .where(eq(callLogs.callSid, callSid));
    if (given.length === 0 || !call) return;
    const text = `MISSED MESSAGE · A text from ${from} could not be answered. Please read it in your messages, and answer it yourself.`;
    await alertOwner(transaction, jobs, { call, key: `unread:${messageSid}`, text });
  });
}

/** Ties a message to its thread. False where it was taken meanwhile. */
export async function markTaken(
  transaction: Transaction,
  { messageSid }: SmsForReceptionist,
  callSid: string,
): Promise<boolean> {
  const thread = transaction
    .select({ id: callLogs.id })
    .from(callLogs)
    .where(eq(callLogs.callSid, callSid));
  const taken = await transaction
    .update(smsLogs)
    .set({ callId: sql`(${thread})` })
    .where(and(eq(smsLogs.twilioSid, messageSid), isNull(smsLogs.callId)))
    .returning({ id: smsLogs.id });
  return taken.length > 0;
}
