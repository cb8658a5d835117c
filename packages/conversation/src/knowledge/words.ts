import { tableOf } from '../table-of.ts';

/** A word of a text: folded, with where it stands in the original. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** Whether a comma, a full stop or a line break separates it from the word before. */
  afterBreak: boolean;
}

/** Lower case without accents, apostrophes straightened: the form in which words are compared. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/œ/g, 'oe');
}

/** The same without what ends a sentence: for patterns that look for its end. */
export function foldWithoutEnd(text: string): string {
  return fold(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** The months in folded words, English and French, as an alternative of a pattern. */
export const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre';

/** The days of the week in folded words, English and then French, each from Monday, as an alternative of a pattern. */
export const dayNames =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';

/** Words people cut short, by the word that owners write. */
const clipped: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['amex', 'american'],
  ['appt', 'appointment'],
  ['appts', 'appointments'],
  ['reno', 'renovation'],
  ['renos', 'renovations'],
  ['tranny', 'transmission'],
]);

/** Splits a text into words. `A.C.` and `p p f` are one word each; `&` is `and`. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  let end = 0;
  for (const piece of text.matchAll(
    /(?:\b\p{L}\.){2,}|\b[aA]\/[cC]\b|[\p{L}\p{N}]+(?:['’]\p{L}+)*|&/gu,
  )) {
    const between = text.slice(end, piece.index);
    const word = fold(piece[0])
      .replace(/[./]/g, '')
      .replace(/^(l|d|j|c|n|s|m|t|qu|jusqu|lorsqu)'(?=[aeiouhy]\w)/, '')
      .replace(/'(s|re|ll|d|ve|m)?$/, '')
      .replace(/'/g, '');
    end = piece.index + piece[0].length;
    if (!word) continue;
    found.push({
      text: clipped.get(word) ?? word,
      start: piece.index,
      end,
      afterBreak: found.length > 0 && /[,;:.!?\n]/.test(between),
    });
  }
  return joinLetters(found);
}

/**
 * The first `most` words of a text, up to what `until` finds. It reads no further than they may reach: who
 * looks behind every number of a long line would otherwise read it as often as there are numbers.
 */
export function firstWords(text: string, most: number, until?: RegExp): Word[] {
  const near = text.slice(0, longestOfFew);
  const end = until ? near.search(until) : -1;
  return wordsOf(end < 0 ? near : near.slice(0, end)).slice(0, most);
}

const longestOfFew = 80;

/** Recognisers often spell an abbreviation out: `P P F` is heard letter by letter. */
function joinLetters(words: Word[]): Word[] {
  const joined: Word[] = [];
  let spelled = false;
  for (const word of words) {
    const last = joined.at(-1);
    const letter = /^[a-z]$/.test(word.text) && word.text !== 'i';
    if (last && letter && spelled && !word.afterBreak && last.text !== 'a') {
      last.text += word.text;
      last.end = word.end;
    } else joined.push({ ...word });
    spelled = letter;
  }
  return joined;
}

const spellings: Record<string, string> = tableOf({
  colour: 'color',
  grey: 'gray',
  tyre: 'tire',
  jewellery: 'jewelry',
  mould: 'mold',
  plough: 'plow',
  men: 'man',
  women: 'woman',
  children: 'kid',
  child: 'kid',
  childrens: 'kid',
  teeth: 'tooth',
  mice: 'mouse',
  knives: 'knife',
  feet: 'foot',
  leaves: 'leaf',
  mens: 'man',
  womens: 'woman',
  ladies: 'lady',
  done: 'do',
  dying: 'dye',
  brakes: 'brake',
  removal: 'remove',
});

const endings: readonly (readonly [RegExp, string])[] = [
  [/^(.{2,})ies$/, '$1y'],
  [/^(.{2,}(?:s|x|z|ch|sh))es$/, '$1'],
  [/^(.{2,}[^su])s$/, '$1'],
  [/^(.{4,})ations?$/, '$1'],
  [/^(.{3,}[ts])ions?$/, '$1'],
  [/^(.{4,})ments?$/, '$1'],
  [/^(.{5,})als?$/, '$1'],
  [/^(.{3,})ing$/, '$1'],
  [/^(.{3,})ed$/, '$1'],
  [/^(.{3,})ly$/, '$1'],
];

/** A language has few words that are said often; what is beyond these was made up to be many. */
const mostRemembered = 20_000;
/** Longer ones are no words. */
const longestRemembered = 30;
const remembered = new Map<string, string>();

/** Strips what inflection adds, so that `tinted`, `tinting` and `tints` are one word. */
export function stem(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const root = rootOf(word);
  if (remembered.size >= mostRemembered) remembered.clear();
  if (word.length <= longestRemembered) remembered.set(word, root);
  return root;
}

function rootOf(word: string): string {
  let root = spellings[word] ?? word;
  if (root.length < 4 || /\d/.test(root)) return root;
  for (const [ending, replacement] of endings) root = root.replace(ending, replacement);
  root = spellings[root] ?? root;
  root = root
    .replace(/([bdgklmnprtz])\1$/, '$1')
    .replace(/(col|flav|lab|harb|neighb|arm|vap|od|hum|rum)our/, '$1or');
  if (root.length > 3) root = root.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
  return root;
}

/** A key shared by words that sound alike in English: consonants only, merged by sound. */
export function soundOf(word: string): string {
  return word
    .replace(/^(kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/gh/g, '')
    .replace(/(ch|sh|tch|tion|age$)/g, 'x')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/dg|g(?=[eiy])/g, 'j')
    .replace(/[cqk]+/g, 'k')
    .replace(/z/g, 's')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/v/g, 'f')
    .replace(/(?!^)[aeiouyhw]/g, '')
    .replace(/^[aeiou]/, 'a')
    .replace(/(.)\1+/g, '$1');
}

/** Whether at most `limit` letters were added, dropped, changed or swapped. */
function withinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return false;
    before = row;
    row = next;
  }
  return (row[b.length] ?? limit + 1) <= limit;
}

/** How likely `heard` is a slip for `known`: 1 the same, 0 unrelated. */
export function likeness(heard: string, known: string): number {
  if (heard === known) return 1;
  const shorter = Math.min(heard.length, known.length);
  if (shorter < 4) return 0;
  if (heard[0] === known[0] && shorter >= 8 && withinEdits(heard, known, 2)) return 0.85;
  if (heard[0] === known[0] && shorter >= 6 && withinEdits(heard, known, 1)) return 0.85;
  const sound = soundOf(heard);
  const near = sound.length > 3 || withinEdits(heard, known, shorter > 5 ? 2 : 1);
  if (near && sound.length >= 3 && sound === soundOf(known)) return 0.75;
  return 0;
}

/** A text of the same length in which these stretches are left blank, so that places in it stay what they were. */
export function withoutSpans(
  text: string,
  spans: readonly { start: number; end: number }[],
): string {
  return spans.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    text,
  );
}
