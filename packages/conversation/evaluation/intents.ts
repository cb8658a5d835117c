/** One line of the score table: what was measured, on how many rows, and how well. */
export interface IntentScore {
  label: string;
  support: number;
  precision: number;
  recall: number;
  f1: number;
}

/** Scores intent recognition on a folder of labelled caller sentences. */
export function scoreIntents(_folder: string): IntentScore[] {
  return [];
}
