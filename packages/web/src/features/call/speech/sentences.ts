/**
 * Splits off the sentences that are complete, so that speaking can start before the last word has
 * arrived. A full stop ends a sentence only before white space: "$3.99" and "9.30" stay whole.
 */
export function takeSentences(words: string): { sentences: string[]; rest: string } {
  const sentences = words.match(/[\s\S]*?[.!?…]+["')\]]*\s+/g) ?? [];
  const taken = sentences.reduce((length, sentence) => length + sentence.length, 0);
  return { sentences, rest: words.slice(taken) };
}
