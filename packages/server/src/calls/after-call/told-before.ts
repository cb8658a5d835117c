import {
  type CallOutcome,
  newConversation,
  outcomeOf,
  type Receptionist,
  type TranscriptEntry,
} from '@second-ring/conversation';
import type { ClaimedCall } from '../record/claim-call.ts';
import { change, outcomeAfter, type Turn } from '../record/rebuild-conversation.ts';
import type { Mind } from '../thinking/mind.ts';

/** What the owner knows of a call: its outcome as it was then. Null: they have heard nothing yet. */
export function toldBefore(
  mind: Mind,
  receptionist: Receptionist,
  { turns, toldTurns }: ClaimedCall,
): CallOutcome | null {
  return toldTurns === 0 ? null : outcomeAfter(mind, receptionist, turns.slice(0, toldTurns));
}

/** The same of a call that cannot be replayed. */
export function wordsTold(call: ClaimedCall): CallOutcome | null {
  const told = call.turns.slice(0, call.toldTurns);
  return told.length === 0 ? null : wordsOnly(call, told, call.startedAt.getTime());
}

/** A call that cannot be replayed still holds every word its caller said. */
export function wordsOnly(call: ClaimedCall, turns: readonly Turn[], endedAt: number): CallOutcome {
  const said: TranscriptEntry[] = [];
  for (const { input, at, outcome } of turns)
    if (outcome) change(said, outcome.transcript);
    else if (input?.type === 'callerSpoke') said.push({ role: 'user', content: input.text, at });
  return {
    ...outcomeOf(newConversation()),
    startedAt: call.startedAt.getTime(),
    endedAt,
    callerNumber: call.fromNumber,
    transcript: said,
  };
}
