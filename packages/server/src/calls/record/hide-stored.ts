import type { TranscriptEntry } from '@second-ring/conversation';
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { maskLines } from '../thinking/utterance.ts';
import type { HiddenWords } from './hidden-words.ts';
import { change, type Turn } from './rebuild-conversation.ts';
import { jsonbText } from './record-turns.ts';

/**
 * Masks what was stored of a call's turns before a later one told that they held a card: inputs, and
 * what turns had done and come to. A model's prompts go, which say everything once more. Their states
 * hold the caller's words in parts, so they go too; whoever goes on with the call does so from a later
 * state, or replays its inputs, which are masked by then.
 * @param before the number of the first turn that is left as it is.
 */
export async function hideStored(
  transaction: Transaction,
  callId: string,
  before: number,
  hidden: HiddenWords,
): Promise<void> {
  const isEarlier = and(eq(callTurns.callId, callId), lt(callTurns.sequence, before));
  const rows = await transaction
    .select({
      sequence: callTurns.sequence,
      input: callTurns.input,
      effects: callTurns.effects,
      outcome: callTurns.outcome,
    })
    .from(callTurns)
    .where(isEarlier)
    .orderBy(asc(callTurns.sequence));
  await transaction
    .update(callTurns)
    .set({ state: null })
    .where(and(isEarlier, isNotNull(callTurns.state)));
  const lines: TranscriptEntry[] = [];
  for (const { outcome } of rows) if (outcome) change(lines, outcome.transcript);
  const kept = { before: lines, now: hidden.inLines(lines) };
  let spoken = 0;
  for (const { sequence, ...row } of rows) {
    const isSpoken = row.input?.type === 'callerSpoke';
    if (isSpoken) spoken += 1;
    // Nothing that came of a turn holds what was said after it.
    if (spoken <= hidden.firstChanged) continue;
    const now = {
      input: isSpoken ? asKept(row.input, hidden, spoken - 1) : hidden.inData(row.input),
      effects: hidden.inData(row.effects?.map(withoutPrompt) ?? null),
      outcome: outcomeOf(row.outcome, kept, hidden),
    };
    if (JSON.stringify(now) === JSON.stringify(row)) continue;
    const json = sql`${jsonbText(now)}::jsonb`;
    await transaction
      .update(callTurns)
      .set({
        input: sql`${json} -> 'input'`,
        effects: sql`nullif(${json} -> 'effects', 'null')`,
        outcome: sql`nullif(${json} -> 'outcome', 'null')`,
      })
      .where(and(eq(callTurns.callId, callId), eq(callTurns.sequence, sequence)));
  }
}

function asKept(input: Turn['input'], hidden: HiddenWords, index: number): Turn['input'] {
  const kept = hidden.kept[index];
  return input.type === 'callerSpoke' && kept?.from === input.text
    ? { ...input, text: kept.to }
    : input;
}

type StoredEffect = NonNullable<Turn['effects']>[number];

function withoutPrompt(effect: StoredEffect): StoredEffect {
  if (effect.type !== 'request' || effect.request.kind !== 'askModel') return effect;
  const prompt = { ...effect.request.prompt, messages: [] };
  return { ...effect, request: { kind: 'askModel', prompt } };
}

/** @param lines the transcript of all turns, before and now. */
function outcomeOf(
  outcome: Turn['outcome'],
  lines: { before: readonly TranscriptEntry[]; now: readonly TranscriptEntry[] },
  hidden: HiddenWords,
): Turn['outcome'] {
  if (!outcome) return null;
  const { transcript, ...rest } = outcome;
  const masked = hidden.inData(rest);
  const { kept } = transcript;
  const added = transcript.added.map((entry, index) => {
    const isSame = lines.before[kept + index]?.content === entry.content;
    const content = isSame ? lines.now[kept + index]?.content : undefined;
    return { ...entry, content: content ?? hidden.inText(entry.content) };
  });
  const phone = outcome.lead?.phone ?? null;
  const isCards = phone !== null && hidden.isCards(phone);
  return {
    ...masked,
    lead: masked.lead && { ...masked.lead, phone: isCards ? null : phone },
    transcript: { kept, added },
  };
}

/** Masks the texts of a thread: each was stored as it came, before those after it told what it was. */
export async function hideTexts(transaction: Transaction, callId: string): Promise<void> {
  const texts = await transaction
    .select({ id: smsLogs.id, direction: smsLogs.direction, content: smsLogs.body })
    .from(smsLogs)
    .where(eq(smsLogs.callId, callId))
    .orderBy(asc(smsLogs.createdAt));
  const lines = texts.map(({ direction, ...text }) => ({
    ...text,
    role: direction === 'inbound' ? 'user' : 'assistant',
  }));
  for (const [index, { id, role, content }] of maskLines(lines).entries()) {
    if (role !== 'user' || content === lines[index]?.content) continue;
    await transaction
      .update(smsLogs)
      .set({
        body: content,
        metadata: sql`jsonb_set(${smsLogs.metadata}, '{Body}', ${JSON.stringify(content)}::jsonb)`,
      })
      .where(eq(smsLogs.id, id));
  }
}
