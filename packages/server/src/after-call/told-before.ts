import {
  type CallOutcome,
  newConversation,
  outcomeOf,
  type Receptionist,
} from '@second-ring/conversation';
import type { ClaimedCall } from '../calls/claim-call.ts';
import { rebuildConversation, type Turn } from '../calls/rebuild-conversation.ts';

/** What the owner knows of a call: its outcome as it was then. Null: they have heard nothing yet. */
export function toldBefore(receptionist: Receptionist, call: ClaimedCall): CallOutcome | null {
  if (call.toldTurns === 0) return null;
  const { conversation } = rebuildConversation(receptionist, call.turns.slice(0, call.toldTurns));
  return outcomeOf(conversation);
}

/** The same of a call that cannot be replayed. */
export function wordsTold(call: ClaimedCall): CallOutcome | null {
  const told = call.turns.slice(0, call.toldTurns);
  return told.length === 0 ? null : wordsOnly(call, told, call.startedAt.getTime());
}

/** A call that cannot be replayed still holds every word its caller said. */
export function wordsOnly(call: ClaimedCall, turns: readonly Turn[], endedAt: number): CallOutcome {
  const said = turns.flatMap(({ input, at }) =>
    input?.type === 'callerSpoke' ? [{ role: 'user' as const, content: input.text, at }] : [],
  );
  return {
    ...outcomeOf(newConversation()),
    startedAt: call.startedAt.getTime(),
    endedAt,
    callerNumber: call.fromNumber,
    transcript: said,
  };
}
