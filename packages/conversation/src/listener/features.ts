import type { Act, OpenKind } from '../heard/acts.ts';
import { hashText, mix } from './hash.ts';
import type { HeardWord } from './tokens.ts';

/** What the listener knows of the talk before the words. */
export interface ListenContext {
  open: OpenKind;
  /** What the caller did in their last turn. */
  lastActs: readonly Act[];
  language: 'en' | 'fr';
}

const prefix = {
  word: hashText('w'),
  pair: hashText('ww'),
  stem: hashText('s'),
  skip: hashText('w_w'),
  triple: hashText('www'),
  kind: hashText('k'),
  kindPair: hashText('kk'),
  kindTriple: hashText('kkk'),
  letters: hashText('l'),
  first: hashText('1'),
  firstPair: hashText('12'),
  last: hashText('z'),
  before: hashText('b'),
  after: hashText('a'),
  open: hashText('o'),
  openWord: hashText('ow'),
  openFirst: hashText('of'),
  openLength: hashText('ol'),
  lastAct: hashText('pa'),
  lastActFirst: hashText('pf'),
  place: hashText('pl'),
  length: hashText('n'),
  bias: hashText('bias'),
  language: hashText('lang'),
  sort: hashText('c'),
  sortPair: hashText('cc'),
  sortTriple: hashText('ccc'),
  sortOpen: hashText('co'),
  sortFirst: hashText('c1'),
} as const;

const edge = hashText('<edge>');
const names = new Map<string, number>();

function hashName(name: string): number {
  const known = names.get(name);
  if (known !== undefined) return known;
  const hash = hashText(name);
  names.set(name, hash);
  return hash;
}

/** How many words of a short answer are read together with the question it answers. */
const shortAnswer = 5;

function lengthKind(length: number): number {
  if (length <= 3) return length;
  return length <= 6 ? 4 : length <= 12 ? 5 : 6;
}

/** Features of words `[from, to)` as one act, as hashes. */
export function actFeatures(
  words: readonly HeardWord[],
  from: number,
  to: number,
  context: ListenContext,
): number[] {
  const found: number[] = [prefix.bias];
  const open = hashName(context.open);
  const short = to - from <= shortAnswer;
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word) continue;
    const next = at + 1 < to ? words[at + 1] : undefined;
    const third = at + 2 < to ? words[at + 2] : undefined;
    found.push(mix(prefix.word, word.key), mix(prefix.stem, word.stemKey));
    if (word.kind !== word.key) found.push(mix(prefix.kind, word.kind));
    for (const letters of word.letters) found.push(mix(prefix.letters, letters));
    if (short) found.push(mix(prefix.openWord, open, word.kind));
    if (third) found.push(mix(mix(prefix.skip, word.kind), third.kind));
    if (!next) continue;
    found.push(mix(mix(prefix.pair, word.key), next.key));
    if (word.kind !== word.key || next.kind !== next.key)
      found.push(mix(mix(prefix.kindPair, word.kind), next.kind));
    if (!third) continue;
    found.push(mix(mix(mix(prefix.triple, word.key), next.key), third.key));
    if (word.kind !== word.key || next.kind !== next.key || third.kind !== third.key)
      found.push(mix(mix(mix(prefix.kindTriple, word.kind), next.kind), third.kind));
  }
  classFeatures(words, from, to, open, found);
  const first = words[from]?.kind ?? edge;
  const second = (from + 1 < to ? words[from + 1]?.kind : undefined) ?? edge;
  found.push(mix(prefix.first, first), mix(mix(prefix.firstPair, first), second));
  found.push(mix(prefix.last, words[to - 1]?.kind ?? edge));
  found.push(mix(prefix.before, words[from - 1]?.key ?? edge));
  found.push(mix(prefix.after, words[to]?.key ?? edge));
  const length = lengthKind(to - from);
  const whole = from === 0 && to === words.length;
  found.push(
    mix(prefix.length, length),
    mix(prefix.place, from === 0 ? 1 : 2, to === words.length ? 1 : 2),
    mix(prefix.open, open),
    mix(prefix.open, open, whole ? 1 : 2),
    mix(prefix.openFirst, open, first),
    mix(prefix.openLength, open, length),
    mix(prefix.language, context.language === 'fr' ? 1 : 2),
  );
  for (const act of context.lastActs.slice(-2)) {
    found.push(mix(prefix.lastAct, hashName(act)));
    found.push(mix(prefix.lastActFirst, hashName(act), first));
  }
  return found;
}

/** Which sorts of words follow each other, whatever stands between them. */
function classFeatures(
  words: readonly HeardWord[],
  from: number,
  to: number,
  open: number,
  found: number[],
): void {
  let before = edge;
  let beforeThat = edge;
  for (let at = from; at < to; at += 1) {
    for (const sort of words[at]?.classes ?? []) {
      found.push(mix(prefix.sort, sort), mix(prefix.sortOpen, open, sort));
      if (before === sort) continue;
      found.push(mix(prefix.sortPair, before, sort));
      found.push(mix(mix(prefix.sortTriple, beforeThat), before, sort));
      if (at === from) found.push(mix(prefix.sortFirst, sort));
      beforeThat = before;
      before = sort;
    }
  }
  found.push(mix(prefix.sortPair, before, edge));
}

const gap = {
  left: hashText('gl'),
  right: hashText('gr'),
  pair: hashText('gp'),
  kinds: hashText('gk'),
  lefts: hashText('gll'),
  rights: hashText('grr'),
  around: hashText('gar'),
  rightThree: hashText('gr3'),
  place: hashText('gpl'),
  open: hashText('go'),
  left2: hashText('g2'),
  sort: hashText('gc'),
  sortBefore: hashText('gcb'),
  sortAfter: hashText('gca'),
} as const;

/** Features of the gap before word `at`: does another act begin there? */
export function gapFeatures(
  words: readonly HeardWord[],
  at: number,
  context: ListenContext,
): number[] {
  const key = (index: number) => words[index]?.key ?? edge;
  const kind = (index: number) => words[index]?.kind ?? edge;
  return [
    prefix.bias,
    mix(gap.left, key(at - 1)),
    mix(gap.right, key(at)),
    mix(gap.pair, key(at - 1), key(at)),
    mix(gap.kinds, kind(at - 1), kind(at)),
    mix(gap.lefts, key(at - 2), key(at - 1)),
    mix(gap.rights, key(at), key(at + 1)),
    mix(mix(gap.rightThree, key(at)), key(at + 1), key(at + 2)),
    mix(mix(gap.around, key(at - 1)), key(at), key(at + 1)),
    mix(gap.left2, key(at - 2)),
    mix(gap.place, Math.min(at, 6), Math.min(words.length - at, 6)),
    mix(gap.place, Math.min(at, 6)),
    mix(gap.open, hashName(context.open), key(at)),
    mix(gap.open, hashName(context.open), Math.min(at, 4)),
    ...(words[at]?.classes ?? []).map((sort) => mix(gap.sort, sort)),
    ...(words[at - 1]?.classes ?? []).map((sort) => mix(gap.sortBefore, sort)),
    ...(words[at]?.classes ?? []).map((sort) => mix(gap.sort, sort, kind(at - 1))),
    ...(words[at + 1]?.classes ?? []).map((sort) => mix(gap.sortAfter, sort, key(at))),
  ];
}
