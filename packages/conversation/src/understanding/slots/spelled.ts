import { type Token, tokenize } from './words/tokens.ts';

/** Letters (and digits) a caller spelled, lower case. */
export interface Spelled {
  letters: string;
  start: number;
  end: number;
}

/** The ICAO (NATO) spelling alphabet, with the spellings recognition writes. */
const alphabet = new Map(
  `alfa alpha bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november
  oscar papa quebec romeo sierra tango uniform victor whiskey whisky x-ray xray yankee zulu`
    .split(/\s+/)
    .map((word) => [word, word[0] ?? '']),
);

/** How recognition writes a letter's name. */
const letterNames = new Map(
  `bee:b be:b cee:c see:c sea:c dee:d ef:f eff:f gee:g jee:g aitch:h eye:i jay:j kay:k el:l ell:l em:m
  en:n pee:p cue:q queue:q ar:r are:r ess:s es:s tea:t tee:t you:u yu:u vee:v ve:v ex:x why:y wye:y
  zee:z zed:z zede:z ache:h ka:k elle:l emme:m enne:n erre:r esse:s te:t igrec:y`
    .split(/\s+/)
    .map((pair) => pair.split(':'))
    .map(([name = '', letter = '']) => [name, letter]),
);

const asIn = new Set(['as', 'for', 'like', 'comme', 'is', 'in']);
const between = new Set(['-', '.', ',', 'uh', 'um', 'euh', 'then', 'and', 'puis']);
const symbolsBetweenLetters = 2;

interface Item {
  letters: string;
  next: number;
  /** Whether the word can be nothing but spelling, given letters around it. */
  certain: boolean;
}

const isLetter = (token: Token | undefined) =>
  token?.kind === 'word' && token.word.length === 1 && token.end - token.start === 1;

/** "D as in David", "b for bravo", "d comme David": the index after the example word. */
function skipExample(tokens: readonly Token[], index: number, letter: string): number {
  if (!asIn.has(tokens[index]?.word ?? '')) return index;
  const at = tokens[index + 1]?.word === 'in' ? index + 2 : index + 1;
  const example = tokens[at];
  return example && example.word.length > 1 && example.word.startsWith(letter) ? at + 1 : index;
}

function readItem(tokens: readonly Token[], index: number): Item | null {
  const token = tokens[index];
  if (!token) return null;
  const follows = tokens[index + 1]?.word ?? '';
  if (token.word === 'double' && /^(?:u|you|v)$/.test(follows))
    return { letters: 'w', next: index + 2, certain: true };
  if (token.word === 'double' || token.word === 'triple') {
    const inner = readItem(tokens, index + 1);
    if (inner?.letters.length !== 1) return null;
    const times = token.word === 'double' ? 2 : 3;
    return { ...inner, letters: inner.letters.repeat(times) };
  }
  if (isLetter(token)) {
    const next = skipExample(tokens, index + 1, token.word);
    return { letters: token.word, next, certain: true };
  }
  const named = letterNames.get(token.word) ?? alphabet.get(token.word);
  if (named === undefined) return null;
  return {
    letters: named,
    next: skipExample(tokens, index + 1, named),
    certain: alphabet.has(token.word),
  };
}

/** Letters that are words too: "and I can", "and a wash", « puis y a ». */
const lettersAndWords = new Set(['i', 'a', 'y']);

/** "It's Tara, T A R A, and I can do Friday": the word that goes on is no letter of the name. */
function goesOnSpeaking(
  tokens: readonly Token[],
  at: number,
  item: Item,
  spelledTo: number,
  letters: string,
): boolean {
  const token = tokens[at];
  if (!token || !lettersAndWords.has(token.word) || item.next > at + 1) return false;
  const after = token.word === 'y' && tokens[at + 1]?.word === 'a' ? at + 2 : at + 1;
  const following = tokens[after];
  if (following?.kind !== 'word' || readItem(tokens, after) || between.has(following.word))
    return false;
  const joined = tokens.slice(spelledTo, at).some(({ kind }) => kind === 'word');
  return joined || tokens.slice(0, at).some(({ word }) => word === letters);
}

function readRun(tokens: readonly Token[], first: number): (Spelled & { next: number }) | null {
  let letters = '';
  let certain = 0;
  let examples = 0;
  let [at, next] = [first, first];
  for (;;) {
    const item = readItem(tokens, at);
    if (!item || goesOnSpeaking(tokens, at, item, next, letters)) break;
    letters += item.letters;
    if (item.certain) certain += 1;
    if (item.next > at + 2) examples += 1;
    next = item.next;
    at = next;
    for (let skipped = 0; skipped < symbolsBetweenLetters; skipped += 1)
      if (between.has(tokens[at]?.word ?? '') && !isLetter(tokens[at])) at += 1;
  }
  const enough = letters.length > 2 || (letters.length === 2 && examples > 0);
  if (!enough || certain * 2 < letters.length) return null;
  return { letters, start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0, next };
}

/**
 * The words a caller spells: "D A N A", "d as in David, a, n, a", "bravo echo november", "double l".
 * Three letters at least, or two with an example word. Spans are offsets into `text`.
 */
export function findSpelled(text: string): Spelled[] {
  const tokens = tokenize(text);
  const found: Spelled[] = [];
  for (let index = 0; index < tokens.length; ) {
    const run = readRun(tokens, index);
    if (run) found.push({ letters: run.letters, start: run.start, end: run.end });
    index = run ? run.next : index + 1;
  }
  return found;
}
