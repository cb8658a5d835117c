import type { Conversation, ModelTurn } from '../dialogue/state.ts';
import type { DropReason } from './drop-reason.ts';

/** Why words of ours were spoken in a turn that was a model's to answer. */
export const ownWords = [
  /** In the place of a sentence that could not be spoken. */
  'in-place',
  /** The model told what it heard, and nothing it said could be spoken. */
  'no-words',
  /** It was late, or failed. */
  'without-model',
  /** Danger, or a caller who is put through, is met in our words. */
  'first',
  /** A detail was missing, or was to be read back, and the model did not ask. */
  'question',
] as const;

export type OwnWords = (typeof ownWords)[number];

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
