/** Whether two words or names are one, however they are capitalised. */
export function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Each word once, as it is written first. */
export function differentWords(words: readonly string[]): string[] {
  return words.filter((word, at) => words.findIndex((one) => isSameWord(one, word)) === at);
}
