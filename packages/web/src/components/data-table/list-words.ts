import type { ReactNode } from 'react';

/** What a list says in its states. */
export interface ListWords {
  /** Names what is listed in a sentence, such as `call logs`. */
  thing: string;
  title: string;
  description: string;
  searchPlaceholder: string;
  empty: { title: string; text?: string; action?: ReactNode };
  noMatch: { title: string; text?: string };
  errorTitle?: string;
}
