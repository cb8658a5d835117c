/**
 * Splits off the sentences that are complete, so that speaking can start before the last word has
 * arrived. A full stop ends a sentence only before white space: "$3.99" and "9.30" stay whole.
 */
export function takeSentences(words: string): { sentences: string[]; rest: string } {
  const sentences = words.match(/[\s\S]*?[.!?…]+["')\]]*\s+/g) ?? [];
  const taken = sentences.reduce((length, sentence) => length + sentence.length, 0);
  return { sentences, rest: words.slice(taken) };
}

/**
 * Whether words the microphone caught are only the agent's own voice coming back from the speaker:
 * most of them, in whatever order the recogniser put them, are being said right now.
 */
export function isEcho(caught: string, beingSaid: string): boolean {
  const said = new Set(wordsOf(beingSaid));
  const words = wordsOf(caught);
  if (words.length === 0 || said.size === 0) return false;
  const known = words.filter((word) => said.has(word)).length;
  return known / words.length >= 0.6;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
