import {
  type CallOutcome,
  type Input,
  readCards,
  type TranscriptEntry,
} from '@second-ring/conversation';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import { HiddenWords } from '../record/hidden-words.ts';
import { hideStored, hideTexts } from '../record/hide-stored.ts';
import { hiddenKeyInput, keysOfCard } from '../record/keyed-digits.ts';
import { recordOf, type Turn } from '../record/rebuild-conversation.ts';
import { maskLines, promptsIn, promptsOf, saidIn } from '../thinking/utterance.ts';

/**
 * What a call came to, as it may be kept and told: without cards that came in pieces, spoken or
 * keyed in. Pure.
 */
export function withoutCards(outcome: CallOutcome, inputs: readonly Input[]): CallOutcome {
  const { lead, transcript } = outcome;
  const spoken = transcript.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const { words } = hiddenIn(spoken, promptsIn(transcript), inputs);
  const phone = lead?.phone ?? null;
  return {
    ...outcome,
    transcript: words.inLines(maskLines(transcript)),
    lead: lead && {
      ...lead,
      reason: lead.reason && words.inText(lead.reason),
      phone: phone !== null && words.isCards(phone) ? null : phone,
    },
    commitments: outcome.commitments.map((promise) => ({
      ...promise,
      text: words.inText(promise.text),
    })),
    unansweredQuestions: outcome.unansweredQuestions.map((question) => words.inText(question)),
  };
}

/** What has been said on a call, as far as its turns stored it, without cards that came in pieces. Pure. */
export function keptTranscript(turns: readonly Turn[]): TranscriptEntry[] {
  const { transcript } = recordOf(turns);
  const inputs = turns.map(({ input }) => input);
  const { words } = hiddenIn(saidIn(turns), promptsOf(turns), inputs);
  return words.inLines(maskLines(transcript));
}

/** What of a caller's words and keys is not to be kept. */
interface Hidden {
  words: HiddenWords;
  /** The turns of the keys that are to be masked, from 1. */
  keys: readonly number[];
}

function hiddenIn(
  spoken: readonly string[],
  prompts: readonly string[],
  inputs: readonly Input[],
): Hidden {
  const { texts: masked, digits: told } = readCards(spoken, prompts);
  const keyed = keysOfCard(inputs, masked.join(' ').includes('••••'));
  const pairs = spoken.map((from, index) => ({ from, to: masked[index] ?? from }));
  const digits = [...told, ...keyed.digits];
  return { words: new HiddenWords(pairs, digits), keys: keyed.sequences };
}

/**
 * Masks what was stored of a call before its last pieces told that they were a card's: its turns,
 * and the texts of a thread. To be called with the call claimed.
 */
export async function maskStoredCards(transaction: Transaction, call: ClaimedCall): Promise<void> {
  const inputs = call.turns.map(({ input }) => input);
  const { words, keys } = hiddenIn(saidIn(call.turns), promptsOf(call.turns), inputs);
  if (!words.isEmpty) await hideStored(transaction, call.callId, call.turns.length + 1, words);
  if (keys.length > 0)
    await transaction
      .update(callTurns)
      .set({ input: hiddenKeyInput() })
      .where(and(eq(callTurns.callId, call.callId), inArray(callTurns.sequence, [...keys])));
  if (call.channel === 'sms') await hideTexts(transaction, call.callId);
}
