/** A matter that any business is asked of in idioms which share no word with what its owner wrote of it. */
export interface Matter {
  /** How callers put it, in folded words. */
  asks: RegExp;
  /** What must be said beside it for it to be asked of. */
  beside?: RegExp;
  /** What makes another matter of it. */
  never?: RegExp;
  /** How owners write of it, in folded words: the first of these in which anything is written. */
  written: RegExp | readonly RegExp[];
  /** Told of by itself it asks nothing: what becomes of it must be asked as well. */
  ofConsequence?: true;
  /** So put, it is asked of whatever else the words sound like. */
  outright?: true;
}
