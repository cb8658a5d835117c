/** Whether an utterance was clearly cut off, so that it can be joined with the next one. */
export function isFragment(text: string): boolean {
  return /\b(the|a|an|my|to|for|if|if you|can you|with|and|or|of|is the)[\s.…]*$/i.test(text);
}
