import type { StatedFact } from '@second-ring/contract';

/** How far a source is believed where sources differ: machine markup before words in a text. */
export const trust = { markup: 3, element: 2, text: 1 } as const;
export type Trust = (typeof trust)[keyof typeof trust];

/** One fact as one page states it. */
export type Finding = StatedFact & {
  /** The page's own words, or its markup's. */
  words: string;
  trust: Trust;
};

/** A fact that waits for the owner where there is a doubt; null: none. */
export type WeighedFinding = Finding & { doubt: string | null };

export type Topic = StatedFact['kind'];

/** Something a page seems to say that cannot be believed, and why, for the owner. */
export interface Doubt {
  topic: Topic;
  words: string;
  reason: string;
}

/** What one page came to. Plain, so that it crosses from thread to thread. */
export interface PageReading {
  findings: WeighedFinding[];
  doubts: Doubt[];
  links: PageLink[];
  /** schema.org types of the business, and the words of the page's titles, to tell the trade. */
  types: string[];
  titles: string;
  /** What a visitor reads, for a language model; cut to what one can take. */
  text: string;
  /** ISO country and province or state, where the page says. */
  country: string | null;
  position: { latitude: number; longitude: number } | null;
}

export interface PageLink {
  href: string;
  text: string;
}

/** Cuts words to what is worth showing. */
export function quoted(words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim();
  return plain.length > 500 ? `${plain.slice(0, 499)}…` : plain;
}
