import type { Language } from '../conversation.ts';
import { english } from './owner-words-english.ts';
import { french } from './owner-words-french.ts';

/** As `english` has them: the same keys, other words. */
type Worded<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends readonly unknown[]
      ? Words[Key]
      : Worded<Words[Key]>;
};

/** The words around what was captured. */
export type OwnerWords = Worded<typeof english>;

const words: Readonly<Record<Language, OwnerWords>> = { en: english, fr: french };

/** The words in which an owner who works in `language` reads a call. */
export function ownerWords(language: Language): OwnerWords {
  return words[language];
}
