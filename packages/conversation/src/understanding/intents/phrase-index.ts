import { compilePhrase } from './phrase.ts';
import type { Word } from './words.ts';
import { fold } from './words.ts';

/** A phrase found: what it stands for, and the words it covers, end exclusive. */
export interface PhraseMatch<T> {
  meaning: T;
  from: number;
  to: number;
}

interface Entry<T> {
  pattern: RegExp;
  meaning: T;
}

/** Phrases arranged by their first word, so that an utterance is tried against a few of them only. */
export interface PhraseIndex<T> {
  words: Map<string, Entry<T>[]>;
  stems: Map<string, Entry<T>[]>;
  anywhere: Entry<T>[];
}

function addTo<T>(map: Map<string, Entry<T>[]>, key: string, entry: Entry<T>): void {
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}

function plain(written: string): string {
  return written.replaceAll(/[^<>]+(?![^<]*>)/g, (text) => fold(text).replaceAll(/['-]/g, ' '));
}

/** Compiles phrases with what each stands for. */
export function indexPhrases<T>(
  phrases: Iterable<[phrase: string, meaning: T]>,
  sets: Record<string, string>,
): PhraseIndex<T> {
  const folded = Object.fromEntries(
    Object.entries(sets).map(([name, written]) => [name, plain(written)]),
  );
  const index: PhraseIndex<T> = { words: new Map(), stems: new Map(), anywhere: [] };
  for (const [written, meaning] of phrases) {
    const { pattern, first } = compilePhrase(plain(written), folded);
    const entry = { pattern, meaning };
    for (const word of first.words) addTo(index.words, word, entry);
    for (const stem of first.stems) addTo(index.stems, stem, entry);
    if (first.anywhere) index.anywhere.push(entry);
  }
  return index;
}

function candidates<T>(index: PhraseIndex<T>, word: string): Entry<T>[] {
  const found = [...(index.words.get(word) ?? []), ...index.anywhere];
  // No stem is longer than this, and an utterance may be one endless word.
  for (let length = Math.min(word.length, 16); length > 1; length -= 1) {
    const entries = index.stems.get(word.slice(0, length));
    if (entries) found.push(...entries);
  }
  return found;
}

/** Every place where a phrase begins, in order of position; a phrase matches at most once per place. */
export function findPhrases<T>(index: PhraseIndex<T>, words: Word[]): PhraseMatch<T>[] {
  const line = `${words.map((word) => word.text).join(' ')} `;
  const matches: PhraseMatch<T>[] = [];
  let offset = 0;
  for (const [from, word] of words.entries()) {
    for (const { pattern, meaning } of candidates(index, word.text)) {
      pattern.lastIndex = offset;
      const match = pattern.exec(line);
      if (match) matches.push({ meaning, from, to: from + match[0].split(' ').length - 1 });
    }
    offset += word.text.length + 1;
  }
  return matches;
}
