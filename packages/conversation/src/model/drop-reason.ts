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
