import {
  type CallOutcome,
  cardDigitsIn,
  type Input,
  maskCardNumbers,
  maskCardsOverTurns,
} from '@second-ring/conversation';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import { hiddenKeyInput, keysOfCard } from '../record/keyed-digits.ts';
import { maskLines, saidIn } from '../thinking/utterance.ts';

/**
 * What a call came to, as it may be kept and told: without cards that came in pieces, spoken or
 * keyed in. Pure.
 */
export function withoutCards(outcome: CallOutcome, inputs: readonly Input[]): CallOutcome {
  const spoken = outcome.transcript.flatMap(({ role, content }) =>
    role === 'user' ? [content] : [],
  );
  const hidden = hiddenIn(spoken, inputs);
  const without = (text: string) => withoutPieces(text, hidden);
  const { lead } = outcome;
  return {
    ...outcome,
    transcript: maskLines(outcome.transcript).map((line) =>
      line.role === 'user' ? line : { ...line, content: withoutDigits(line.content, hidden) },
    ),
    lead: lead && {
      ...lead,
      reason: lead.reason && without(lead.reason),
      phone: lead.phone && isPieceOf(lead.phone, hidden) ? null : lead.phone,
    },
    commitments: outcome.commitments.map((promise) => ({
      ...promise,
      text: without(promise.text),
    })),
    unansweredQuestions: outcome.unansweredQuestions.map(without),
  };
}

/** What of a caller's words and keys is not to be kept. */
interface Hidden {
  /** Their words, and what is kept of them. */
  lines: ReadonlyMap<string, string>;
  /** The digits that were masked, one run after another. */
  digits: readonly string[];
  /** The turns of the keys that are to be masked, from 1. */
  keys: readonly number[];
}

function hiddenIn(spoken: readonly string[], inputs: readonly Input[]): Hidden {
  const masked = maskCardsOverTurns(spoken);
  const changed = spoken.flatMap((text, index): [string, string][] => {
    const now = masked[index] ?? text;
    return now === text ? [] : [[text, now]];
  });
  const keyed = keysOfCard(inputs, masked.join(' ').includes('••••'));
  return {
    lines: new Map(changed),
    digits: [...cardDigitsIn(spoken), ...keyed.digits],
    keys: keyed.sequences,
  };
}

/** Fewer digits than these say nothing of a card, and may be anything. */
const tellingDigits = 6;

/** The digits of a number as it is keyed in at home. */
const nationalOf = (number: string) => number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

function isPieceOf(number: string, { digits }: Hidden): boolean {
  return digits.some((piece) => piece.includes(nationalOf(number)));
}

/** A sentence of ours without the digits of a card that it says back. */
function withoutDigits(text: string, { digits }: Hidden): string {
  const masked = maskCardNumbers(text);
  if (digits.length === 0) return masked;
  return masked.replaceAll(/\+?\d(?:[\d ,.-]*\d)?/g, (run) => {
    const said = nationalOf(run);
    const isPiece = digits.some((piece) => piece.includes(said) || said.includes(piece));
    return said.length >= tellingDigits && isPiece ? '••••' : run;
  });
}

/**
 * Masks what was stored of a call before its last pieces told that they were a card's: its turns,
 * and the texts of a thread. To be called with the call claimed.
 */
export async function maskStoredCards(transaction: Transaction, call: ClaimedCall): Promise<void> {
  const inputs = call.turns.map(({ input }) => input);
  const spoken = saidIn(call.turns);
  const hidden = hiddenIn(spoken, inputs);
  for (const [index, input] of inputs.entries()) {
    const now = input?.type === 'callerSpoke' ? hidden.lines.get(input.text) : undefined;
    if (now === undefined) continue;
    await transaction
      .update(callTurns)
      .set({ input: sql`jsonb_set(${callTurns.input}, '{text}', ${JSON.stringify(now)}::jsonb)` })
      .where(and(eq(callTurns.callId, call.callId), eq(callTurns.sequence, index + 1)));
  }
  if (hidden.keys.length > 0)
    await transaction
      .update(callTurns)
      .set({ input: hiddenKeyInput() })
      .where(and(eq(callTurns.callId, call.callId), inArray(callTurns.sequence, [...hidden.keys])));
  if (hidden.lines.size > 0 || hidden.keys.length > 0)
    await maskStoredTurns(transaction, call, hidden);
  if (call.channel === 'sms') await maskStoredTexts(transaction, call.callId);
}

/**
 * Masks what turns had done and come to. Their states hold the caller's words in parts, so they go;
 * whoever goes on with the call replays its inputs, which are masked by now.
 */
async function maskStoredTurns(
  transaction: Transaction,
  { callId, turns }: ClaimedCall,
  hidden: Hidden,
): Promise<void> {
  await transaction.update(callTurns).set({ state: null }).where(eq(callTurns.callId, callId));
  for (const [index, { effects, outcome }] of turns.entries()) {
    if (!effects && !outcome) continue;
    const stored = JSON.stringify({ effects, outcome });
    const now = JSON.stringify({ effects, outcome }, (_key, each: unknown) =>
      typeof each === 'string' ? withoutPieces(each, hidden) : each,
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

/** A text that is a caller's words, holds them or says their digits back, with those masked. */
function withoutPieces(text: string, hidden: Hidden): string {
  const whole = hidden.lines.get(text);
  if (whole !== undefined) return whole;
  let masked = text;
  for (const [piece, now] of hidden.lines) masked = masked.replaceAll(piece, now);
  return withoutDigits(masked, hidden);
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
