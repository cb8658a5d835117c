/**
 * What callers ask any business about, and the words they ask it in (folded, English and French).
 * A topic with a parent is a part of it: a general answer covers the parts, and the other way round.
 */
export interface Topic {
  id: string;
  pattern: RegExp;
  parent?: string;
}
