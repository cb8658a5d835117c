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

/** For a trade we have no template of: no services, as any would be a guess. */
export const general: Industry = {
  name: 'Local business',
  placeTypes: [],
  schemaTypes: [],
  words: /$^/,
  services: [],
  questions: [
    'Do I need an appointment?',
    'Which payment methods do you accept?',
    'What is your cancellation policy?',
    'Do you provide free quotes?',
  ],
  purpose: 'their questions, and take messages for the team',
  persona: 'A helpful front-desk person',
  tone: 'Friendly and professional',
  keywords: [],
};
