import type { Trade } from '@second-ring/contract';

/**
 * What businesses of one trade have in common: a start for the owner, never a fact. Services carry
 * no prices and questions no answers, so that nothing in here can be told to a caller as known.
 */
export interface Industry extends Trade {
  /** Google's place types. */
  placeTypes: readonly string[];
  /** schema.org types. */
  schemaTypes: readonly string[];
  questions: readonly string[];
  /** Completes "Help callers with …". */
  purpose: string;
  persona: string;
  tone: string;
  keywords: readonly string[];
}
