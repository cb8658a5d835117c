import type { Intent } from './intent.ts';

/**
 * How callers say one intent, in the notation of `compilePhrase`. Contractions are written out and
 * words of no weight ("please", "just", "really") left out, since that is how utterances arrive.
 */
export interface IntentPhrases {
  intent: Intent;
  /** Says it alone. */
  certain?: string[];
  /** Usually says it. */
  likely?: string[];
  /** Says it only together with another one. */
  hints?: string[];
  /** Where one of these is in the clause, it is something else. */
  unless?: string[];
  /** Whether "not" before the phrase takes it back: "I don't want to cancel". */
  negatable?: boolean;
}

/** The phrases of one language, and the word sets they share. */
export interface Vocabulary {
  sets: Record<string, string>;
  phrases: IntentPhrases[];
}
