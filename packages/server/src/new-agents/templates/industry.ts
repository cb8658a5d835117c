/**
 * What businesses of one trade have in common: a start for the owner, never a fact. Services carry
 * no prices and questions no answers, so that nothing in here can be told to a caller as known.
 */
export interface Industry {
  /** As the owner reads it. */
  name: string;
  /** Google's place types. */
  placeTypes: readonly string[];
  /** schema.org types. */
  schemaTypes: readonly string[];
  /** Words by which a site gives the trade away, in English and French. */
  words: RegExp;
  services: readonly string[];
  questions: readonly string[];
  /** Completes "Help callers with …". */
  purpose: string;
  persona: string;
  tone: string;
  keywords: readonly string[];
}
