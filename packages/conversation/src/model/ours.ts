import type { Conversation, ModelTurn } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { DropReason, OwnWords } from './drop-reason.ts';

/** Counts sentences of ours in a turn of a model's. */
export function countOurs(
  { tally }: Conversation,
  model: ModelTurn | null,
  why: OwnWords,
  sentences: number,
): void {
  if (sentences === 0) return;
  tally.ours = { ...tally.ours, [why]: (tally.ours?.[why] ?? 0) + sentences };
  if (model) model.ours = [...(model.ours ?? []), why];
}

/** Counts a sentence of a model's that is not spoken, and why. */
export function leaveOut({ tally }: Conversation, model: ModelTurn, reason: DropReason): void {
  model.dropped.push(reason);
  tally.dropped[reason] = (tally.dropped[reason] ?? 0) + 1;
}

/** Marks the line that was spoken last with what of it is a model's, what it lost and what is ours. */
export function markLine({ transcript }: Conversation, model: ModelTurn): void {
  const entry = transcript.findLast(({ role }) => role === 'assistant');
  const asked = transcript.findLast(({ role }) => role === 'user')?.at ?? 0;
  if (!entry || entry.at < asked) return;
  const { spoken, dropped, ours = [] } = model;
  entry.model = {
    sentences: spoken.length,
    dropped: [...dropped],
    ...(ours.length > 0 ? { ours: [...ours] } : {}),
  };
}

/** Marks the line just spoken as a model's. */
export function noteSpoken(turn: Turn, model: ModelTurn): void {
  if (turn.state.transcript.at(-1)?.role !== 'assistant') return;
  markLine(turn.state, model);
  turn.statements.length = 0;
  turn.quotes.length = 0;
  turn.facts.length = 0;
}
