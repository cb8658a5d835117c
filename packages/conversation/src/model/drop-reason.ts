/** Why a sentence of a model's was not spoken. */
export const dropReasons = [
  'not-speech',
  'unknown-reference',
  'other-service',
  'amount',
  'number',
  'time',
  'withheld',
  'gift',
  'promise',
  'denies-ai',
  'name',
  'language',
  'secret',
  'address',
  'payment',
  'danger',
  'closed',
  'unsupported',
  'dangling',
  'repeated',
  'too-many',
] as const;

export type DropReason = (typeof dropReasons)[number];

/** A sentence of a model's that was not spoken, as it wrote it. */
export interface Unsaid {
  reason: DropReason;
  sentence: string;
}

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
