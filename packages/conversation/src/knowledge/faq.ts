import type { FaqItem, OperationsNote } from './business.ts';

export interface FaqSources {
  items: readonly FaqItem[];
  notes: readonly OperationsNote[];
  about?: string | null | undefined;
}

export interface FaqIndex {
  readonly sources: FaqSources;
}

/** The piece of knowledge that answers a question. `near` is worth a check with the caller. */
export type FaqMatch = { score: number; kind: 'strong' | 'near' } & (
  | { source: 'item'; item: FaqItem }
  | { source: 'note'; note: OperationsNote }
  | { source: 'about'; text: string }
);

export function compileFaq(sources: FaqSources): FaqIndex {
  return { sources };
}

/** What answers `text`, or null: an unknown question is better recorded than wrongly answered. */
export function matchFaq(_index: FaqIndex, _text: string): FaqMatch | null {
  return null;
}
