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
] as const;

export type DropReason = (typeof dropReasons)[number];
