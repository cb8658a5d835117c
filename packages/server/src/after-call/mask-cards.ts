import { type CallOutcome, maskCardNumbers, maskCardsOverTurns } from '@second-ring/conversation';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ClaimedCall } from '../calls/claim-call.ts';
import { maskLines } from '../calls/utterance.ts';
import type { Transaction } from '../database/database.ts';
import { callTurns } from '../database/schema/call-turns.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';

/** What a call came to, as it may be kept and told: without cards that came in pieces. Pure. */
export function withoutCards(outcome: CallOutcome): CallOutcome {
  const { lead } = outcome;
  const reason = lead?.reason && maskCardNumbers(lead.reason);
  return {
    ...outcome,
    transcript: maskLines(outcome.transcript),
    lead: lead && { ...lead, ...(reason && { reason }) },
    unansweredQuestions: outcome.unansweredQuestions.map((question) => maskCardNumbers(question)),
  };
}

/**
 * Masks what was stored of a call before its last pieces told that they were a card's: its inputs,
 * and the texts of a thread. To be called with the call claimed.
 */
export async function maskStoredCards(transaction: Transaction, call: ClaimedCall): Promise<void> {
  const spoken = call.turns.flatMap(({ input }, index) =>
    input?.type === 'callerSpoke' ? [{ text: input.text, sequence: index + 1 }] : [],
  );
  const masked = maskCardsOverTurns(spoken.map(({ text }) => text));
  for (const [index, { text, sequence }] of spoken.entries()) {
    const now = masked[index] ?? text;
    if (now === text) continue;
    await transaction
      .update(callTurns)
      .set({ input: sql`jsonb_set(${callTurns.input}, '{text}', ${JSON.stringify(now)}::jsonb)` })
      .where(and(eq(callTurns.callId, call.callId), eq(callTurns.sequence, sequence)));
  }
  if (call.channel === 'sms') await maskStoredTexts(transaction, call.callId);
}

async function maskStoredTexts(transaction: Transaction, callId: string): Promise<void> {
  const texts = await transaction
    .select({ id: smsLogs.id, body: smsLogs.body })
    .from(smsLogs)
    .where(and(eq(smsLogs.callId, callId), eq(smsLogs.direction, 'inbound')))
    .orderBy(asc(smsLogs.createdAt));
  const masked = maskCardsOverTurns(texts.map(({ body }) => body ?? ''));
  for (const [index, { id, body }] of texts.entries()) {
    const now = masked[index] ?? '';
    if (now === (body ?? '')) continue;
    await transaction
      .update(smsLogs)
      .set({
        body: now,
        metadata: sql`jsonb_set(${smsLogs.metadata}, '{Body}', ${JSON.stringify(now)}::jsonb)`,
      })
      .where(eq(smsLogs.id, id));
  }
}
