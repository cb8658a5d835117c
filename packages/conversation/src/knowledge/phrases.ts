import { smallWords } from './common-words.ts';
import { pointsTo } from './pointers.ts';
import { sameThing } from './synonyms.ts';
import { soundOf, stem, type Word, wordsOf } from './words.ts';

/** One thing said: a word, or a phrase that stands for one name. */
export interface Term {
  /** What it is called here. */
  stems: readonly string[];
  /** What it points to without naming it. */
  hints: readonly string[];
  /** Its first word as it was heard, folded. */
  heard: string;
  /** The words it covers, first and last. */
  from: number;
  to: number;
  /** Whether it is a word of any conversation, naming nothing. */
  small: boolean;
}

interface Phrase {
  stems: readonly string[];
  meaning: readonly string[];
  hint: boolean;
}

/** The stems a text may be about, the words behind them by how they sound, and the stems in use. */
export interface Vocabulary {
  readonly known: ReadonlySet<string>;
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly postings: ReadonlyMap<string, unknown>;
}

export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

export function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => stem(word.text));
}

function tableOf(phrases: readonly Phrase[]): PhraseTable {
  const table = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const orders =
      phrase.stems.length === 2 ? [phrase.stems, [...phrase.stems].reverse()] : [phrase.stems];
    for (const stems of orders) {
      const first = stems[0] ?? '';
      table.set(first, [...(table.get(first) ?? []), { ...phrase, stems }]);
    }
  }
  for (const starting of table.values()) starting.sort((a, b) => b.stems.length - a.stems.length);
  return table;
}

const nameOf = (group: readonly string[]) => stemsOf(group[0] ?? '');

const phrasesOf = (groups: readonly (readonly string[])[]): Phrase[] =>
  groups.flatMap((group) =>
    group.map((phrase) => ({ stems: stemsOf(phrase), meaning: nameOf(group), hint: false })),
  );

const names: readonly Phrase[] = phrasesOf(sameThing);

const pointers: readonly Phrase[] = pointsTo.flatMap(([target, phrases]) =>
  phrases.map((phrase) => ({ stems: stemsOf(phrase), meaning: stemsOf(target), hint: true })),
);

/** For reading what an owner listed. */
export const namesOnly = tableOf(names);

/** For reading text in which each group of `groups` is one thing. */
export function tableOfGroups(groups: readonly (readonly string[])[]): PhraseTable {
  return tableOf(phrasesOf(groups));
}

/** For hearing a caller; `own` are a business's abbreviations and what they stand for. */
export function spokenPhrases(own: ReadonlyMap<string, readonly string[]>): PhraseTable {
  const abbreviations = [...own].map(([short, meaning]) => ({
    stems: [short],
    meaning,
    hint: false,
  }));
  return tableOf([...abbreviations, ...names, ...pointers]);
}

/** Stems that a compound word may be put together to or taken apart into. */
export const phraseStems: ReadonlySet<string> = new Set(
  [...names, ...pointers].flatMap((phrase) => [...phrase.stems, ...phrase.meaning]),
);

/** Where `phrase` ends if it starts at `at`; small words may stand within. -1: it does not. */
function endOfPhrase(
  phrase: Phrase,
  stems: readonly string[],
  words: readonly Word[],
  at: number,
): number {
  let position = at;
  for (const wanted of phrase.stems.slice(1)) {
    position += 1;
    let skipped = 0;
    while (
      stems[position] !== wanted &&
      skipped < 3 &&
      smallWords.has(words[position]?.text ?? '-')
    ) {
      if (words[position]?.text === 'and') return -1;
      position += 1;
      skipped += 1;
    }
    if (stems[position] !== wanted || words[position]?.afterBreak) return -1;
  }
  return position;
}

/** Puts together what was heard in two (`wind shield`) and takes apart what was heard in one. */
function mendCompounds(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const mended: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) continue;
    const joined = next && !next.afterBreak ? asOneWord(word, next, vocabulary) : undefined;
    if (next && joined) {
      mended.push({ ...word, text: joined, end: next.end });
      at += 1;
    } else mended.push(...takenApart(word, vocabulary));
  }
  return mended;
}

/** The word two words are halves of, or sound like together: "bailey ash" for balayage. */
function asOneWord(word: Word, next: Word, { known, bySound }: Vocabulary): string | undefined {
  const joined = word.text + next.text;
  if (joined.length > 3 && known.has(stem(joined))) return joined;
  const foreign = ({ text }: Word) =>
    text.length > 2 && !smallWords.has(text) && !known.has(stem(text));
  if (joined.length < 8 || !foreign(word) || !foreign(next)) return undefined;
  return bySound.get(soundOf(joined))?.find((one) => one.length > 6 && one[0] === joined[0]);
}

function takenApart(word: Word, { known, postings }: Vocabulary): Word[] {
  if (word.text.length < 7 || known.has(stem(word.text)) || smallWords.has(word.text))
    return [word];
  for (let cut = 3; cut <= word.text.length - 3; cut += 1) {
    const [left, right] = [word.text.slice(0, cut), word.text.slice(cut)];
    if (postings.has(stem(left)) && postings.has(stem(right)))
      return [
        { ...word, text: left },
        { ...word, text: right, afterBreak: false },
      ];
  }
  return [word];
}

/** Reads words as terms, the longest phrase first. */
export function termsOf(words: readonly Word[], table: PhraseTable): Term[] {
  const stems = words.map((word) => stem(word.text));
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const own = stems[at] ?? '';
    let term: Term = {
      stems: [own],
      hints: [],
      heard: words[at]?.text ?? '',
      from: at,
      to: at,
      small: smallWords.has(words[at]?.text ?? ''),
    };
    for (const phrase of table.get(own) ?? []) {
      const end = endOfPhrase(phrase, stems, words, at);
      if (end < 0) continue;
      const within = stems.slice(at, end + 1).filter((one) => phrase.stems.includes(one));
      term = phrase.hint
        ? { ...term, stems: within, hints: phrase.meaning, to: end, small: false }
        : { ...term, stems: phrase.meaning, to: end, small: false };
      break;
    }
    terms.push(term);
    at = term.to;
  }
  return terms;
}

/** What a caller's words mean, given the vocabulary of a business. */
export function hear(
  text: string,
  vocabulary: Vocabulary,
  table: PhraseTable,
): { words: Word[]; terms: Term[] } {
  const words = mendCompounds(wordsOf(text), vocabulary);
  return { words, terms: termsOf(words, table) };
}
