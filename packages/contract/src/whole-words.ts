/**
 * Finds any of the alternatives as whole words of a text that {@link folded} has read. `\b` would not do:
 * it takes an accented letter for the end of a word.
 */
export const named = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${folded(alternatives.join('|'))})(?![\\p{L}\\p{N}])`, 'giu');

/** A text without its accents: capitals on a sign often go without them. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
