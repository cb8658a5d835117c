import type { Language } from '../conversation.ts';

/** So many letters are the same in most forms of a word. */
const sharedLetters = 5;
const leastForm = 4;

/** The letters that most forms of a word have in common. */
export function beginningOf(word: string): string {
  return word.slice(0, sharedLetters);
}

/** Whether two words may be forms of one by their first letters: "repoussé" and "repousser", "cut" and "cut". */
export function beginAlike(one: string, other: string): boolean {
  return beginningOf(one) === beginningOf(other);
}

/**
 * Whether a stem is another form of one that is known: "the buzz", of who said that it buzzes. More strictly: one goes
 * on where the other ends; only in French, where verbs change their ends, are the letters in common enough. A short
 * word is a form of none.
 */
export function isFormOfAny(stem: string, known: ReadonlySet<string>, language: Language): boolean {
  if (stem.length < leastForm) return false;
  return [...known].some((one) => {
    if (one.length < leastForm) return false;
    if (language === 'fr' && beginAlike(one, stem)) return true;
    return one.startsWith(stem) || stem.startsWith(one);
  });
}
