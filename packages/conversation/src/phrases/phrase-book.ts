import type { Language } from '../conversation.ts';
import { english } from './english.ts';

/** Several ways to say one thing, best first; `{name}` marks what is filled in. */
export type Variants = readonly [string, ...string[]];

export type PhraseKey = keyof typeof english;
export type PhraseBook = Readonly<Record<PhraseKey, Variants>>;

const books: Partial<Record<Language, PhraseBook>> = { en: english };

/** The lines of `key`, in `language` where it is spoken, else in English. */
export function linesFor(key: PhraseKey, language: Language): Variants {
  return (books[language] ?? english)[key];
}

/** Fills `{name}` places. A place with no value is left out, with the space before it. */
export function fill(line: string, values: Readonly<Record<string, string>>): string {
  return line.replace(/ ?\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value ? `${place.startsWith(' ') ? ' ' : ''}${value}` : '';
  });
}
