import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';

/** Everything but when the calls were, how long, how they ended and what they cost. */
export async function blankCalls(transaction: Transaction, ids: string[]): Promise<number> {
  await transaction.delete(callTurns).where(inArray(callTurns.callId, ids));
  const erasedAt = new Date();
  const blanked = await transaction
    .update(callLogs)
    .set({
      fromNumber: null,
      errorMessage: null,
      chatTranscript: null,
      summary: null,
      lead: null,
      quotes: [],
      commitments: [],
      unansweredQuestions: [],
      metadata: null,
      snapshotHash: null,
      callerErasedAt: erasedAt,
      endedAt: sql`coalesce(${callLogs.endedAt}, ${erasedAt.toISOString()}::timestamptz)`,
      callStatus: sql`CASE WHEN ${callLogs.endedAt} IS NULL THEN 'completed' ELSE ${callLogs.callStatus} END`,
      // Whoever was about to answer a thread can no longer store anything on it.
      leaseEpoch: sql`${callLogs.leaseEpoch} + 1`,
    })
    .where(inArray(callLogs.id, ids))
    .returning({ id: callLogs.id });
  return blanked.length;
}

/** Everything but when the texts were, which way, by which of our numbers and what became of them. */
export async function blankTexts(
  transaction: Transaction,
  their: SQL | undefined,
  number: string | null,
): Promise<number> {
  const { metadata, phoneNumber, direction, status } = smsLogs;
  const isTheirs = number === null ? sql`false` : sql`${phoneNumber} = ${number}`;
  const ours = (end: 'from' | 'to', outside: 'outbound' | 'inbound') => sql`CASE
    WHEN ${direction} = ${outside} AND ${isTheirs} THEN NULL
    ELSE coalesce(${metadata} ->> ${end}::text, ${metadata} ->> ${end === 'to' ? 'To' : 'From'}::text)
    END`;
  const blanked = await transaction
    .update(smsLogs)
    .set({
      phoneNumber: sql`CASE WHEN ${isTheirs} THEN NULL ELSE ${phoneNumber} END`,
      body: null,
      errorMessage: null,
      // What waits is not sent any more.
      status: sql`CASE WHEN ${status} IN ('queued', 'sending') THEN 'canceled' ELSE ${status} END`,
      metadata: sql`jsonb_strip_nulls(jsonb_build_object(
        'from', ${ours('from', 'inbound')}, 'to', ${ours('to', 'outbound')}))`,
    })
    .where(and(their, sql`(${smsLogs.body} IS NOT NULL OR ${isTheirs})`))
    .returning({ id: smsLogs.id });
  return blanked.length;
}

/** The times stay taken: nobody is to be booked over somebody who comes. */
export async function blankAppointments(transaction: Transaction, their: SQL | undefined) {
  const blanked = await transaction
    .update(appointments)
    .set({
      customerName: null,
      customerPhone: null,
      note: null,
      // Calendars that follow the feed read the appointment anew.
      sequence: sql`${appointments.sequence} + 1`,
    })
    .where(their)
    .returning({ id: appointments.id });
  const ids = blanked.map(({ id }) => id);
  const standing = and(
    inArray(appointments.id, ids),
    eq(appointments.status, 'booked'),
    gt(appointments.endAt, new Date()),
  );
  return {
    appointments: ids.length,
    appointments_to_come: await transaction.$count(appointments, standing),
  };
}
