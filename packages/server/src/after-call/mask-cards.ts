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
 * Masks what was stored of a call before its last pieces told that they were a card's: its turns,
 * and the texts of a thread. To be called with the call claimed.
 */
export async function maskStoredCards(transaction: Transaction, call: ClaimedCall): Promise<void> {
  const spoken = call.turns.flatMap(({ input }, index) =>
    input?.type === 'callerSpoke' ? [{ text: input.text, sequence: index + 1 }] : [],
  );
  const masked = maskCardsOverTurns(spoken.map(({ text }) => text));
  const changed = new Map<string, string>();
  for (const [index, { text, sequence }] of spoken.entries()) {
    const now = masked[index] ?? text;
    if (now === text) continue;
    changed.set(text, now);
    await transaction
      .update(callTurns)
      .set({ input: sql`jsonb_set(${callTurns.input}, '{text}', ${JSON.stringify(now)}::jsonb)` })
      .where(and(eq(callTurns.callId, call.callId), eq(callTurns.sequence, sequence)));
  }
  if (changed.size > 0) await maskStoredTurns(transaction, call, changed);
  if (call.channel === 'sms') await maskStoredTexts(transaction, call.callId);
}

/**
 * Masks what turns had done and come to. Their states hold the caller's words in parts, so they go;
 * whoever goes on with the call replays its inputs, which are masked by now.
 */
async function maskStoredTurns(
  transaction: Transaction,
  { callId, turns }: ClaimedCall,
  changed: ReadonlyMap<string, string>,
): Promise<void> {
  await transaction.update(callTurns).set({ state: null }).where(eq(callTurns.callId, callId));
  for (const [index, { effects, outcome }] of turns.entries()) {
    if (!effects && !outcome) continue;
    const stored = JSON.stringify({ effects, outcome });
    const now = JSON.stringify({ effects, outcome }, (_key, each: unknown) =>
      typeof each === 'string' ? withoutPieces(each, changed) : each,
    );
    if (now === stored) continue;
    await transaction
      .update(callTurns)
      .set({
        effects: sql`${now}::jsonb -> 'effects'`,
        outcome: sql`${now}::jsonb -> 'outcome'`,
      })
      .where(and(eq(callTurns.callId, callId), eq(callTurns.sequence, index + 1)));
  }
}

/** A text that is a caller's words, or holds them, with those that were masked since. */
function withoutPieces(text: string, changed: ReadonlyMap<string, string>): string {
  const whole = changed.get(text);
  if (whole !== undefined) return whole;
  let masked = text;
  for (const [piece, now] of changed) masked = masked.replaceAll(piece, now);
  return maskCardNumbers(masked);
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
