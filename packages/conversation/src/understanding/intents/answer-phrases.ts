import type { Confirmation } from './confirmation.ts';

/** Ways of giving one answer. `strength` is how sure they sound, 0 to 1. */
export interface AnswerPhrases extends Confirmation {
  /**
   * Whether it answers only as the first thing said, wherever it is said, or, said after an answer,
   * replaces that one ("yes, wait, no").
   */
  place: 'opening' | 'anywhere' | 'correction';
  phrases: string[];
}
