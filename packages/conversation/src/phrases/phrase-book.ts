import type { Channel, Language } from '../conversation.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { inTexts } from './in-texts.ts';

/** Several ways to say one thing, best first; `{name}` marks what is filled in. */
export type Variants = readonly [string, ...string[]];

export type PhraseKey = keyof typeof english;
export type PhraseBook = Readonly<Record<PhraseKey, Variants>>;

const books: Readonly<Record<Language, PhraseBook>> = { en: english, fr: french };

/** The lines of `key` in `language`, as they are spoken or, in a thread of texts, written. */
export function linesFor(key: PhraseKey, language: Language, channel: Channel): Variants {
  const written = channel === 'sms' ? inTexts[language][key] : undefined;
  return written ?? books[language][key];
}

/** Fills `{name}` places. A place with no value is left out, with the space before it. */
export function fill(line: string, values: Readonly<Record<string, string>>): string {
  return line
    .replace(/ ?\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      return value ? `${place.startsWith(' ') ? ' ' : ''}${value}` : '';
    })
    .replace(/\.\.(?=\s|$)/g, '.');
}
