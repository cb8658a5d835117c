import {
  afterSpelling,
  bareReply,
  type Candidate,
  isCapitalised,
  isNameWord,
  nameEnd,
  pastMarks,
  rawWords,
  type Sentence,
  startOf,
  wordCount,
} from './names/candidates.ts';

import { introduced } from './names/introductions.ts';
import {
  endearments,
  everydayFirstNames,
  firstNames,
  neverNames,
  neverNamesFrench,
  particles,
} from './names/name-words.ts';
import { respell } from './names/respell.ts';

import { writeName } from './names/write-name.ts';
import { findSpelled } from './spelled.ts';
import { fold, tokenize } from './words/tokens.ts';

export interface FoundName {
  /** Written as the person would: "Dana Whitfield", "O'Brien", "van der Berg". */
  name: string;
  start: number;
  end: number;
  /** 0 to 1: spelled 0.95, introduced 0.9, "it's" and a common name 0.85, a bare reply 0.6 or 0.75. */
  confidence: number;
}

export interface NameOptions {
  /** True just after the caller was asked for a name: a bare "Dana Lee" then counts. */
  expecting: boolean;
  language?: 'en' | 'fr';
}

/** "Rob Rob Surette" says the first name twice, "Nwosu Chidi Nwosu" the surname: nobody is called so. */
function withoutEcho(words: readonly string[]): string[] {
  const said = words.map((word) => word.toLowerCase());
  return words.filter((_, at) => said.lastIndexOf(said[at] ?? '') === at);
}

function toName(sentence: Sentence, said: Candidate, limit: number): FoundName {
  const { tokens } = sentence;
  const candidate = saidWhole(sentence, said);
  let words = withoutEcho(rawWords(sentence, candidate.first, candidate.next));
  const firstToken = tokens[candidate.first];
  const start = firstToken ? startOf(sentence, firstToken) : 0;
  let end = tokens[candidate.next - 1]?.end ?? start;
  let { confidence } = candidate;
  for (const run of sentence.spelled) {
    const between = sentence.text.slice(end, run.start);
    if (
      run.start < end ||
      run.start >= limit ||
      !/^[\s,.:;-]*(?:that's|spelled|spelt|it's|ca s'epelle)?[\s,.:-]*$/i.test(between)
    )
      continue;
    words = respell(words, run.letters);
    end = run.end;
    confidence = 0.95;
    const surname = words.length === 1 ? afterSpelling(sentence, end) : null;
    if (surname && surname.end <= limit) {
      words = [...words, surname.word];
      end = surname.end;
    }
  }
  const paused = tokens.slice(candidate.first, candidate.next).some(({ word }) => word === ',');
  return { name: writeName(paused ? givenFirst(words) : words), start, end, confidence };
}

/** "Gagnon, Marie-Ève" is written as she is called. */
function givenFirst(words: readonly string[]): readonly string[] {
  const [one, other] = words.map((word) => firstNames.has(fold(word).split('-')[0] ?? ''));
  return words.length === 2 && other && !one ? words.toReversed() : words;
}

/** "First name Dana, last name Lee" as one name. */
function joinFullName(names: readonly FoundName[], text: string): FoundName[] {
  const [first, last] = names;
  if (!first || !last) return [...names];
  const between = text.slice(first.end, last.start);
  const isSurname =
    /^[\s,.]*(?:and\s+)?(?:my\s+)?(?:last name|surname|nom de famille)\b[^.]{0,12}$/i.test(between);
  if (!isSurname) return [...names];
  const confidence = Math.min(first.confidence, last.confidence);
  const joined = {
    name: `${first.name} ${last.name}`,
    start: first.start,
    end: last.end,
    confidence,
  };
  return [joined, ...names.slice(2)];
}

/** A spelling with no word before it that it could be of. */
function spelledAlone(sentence: Sentence): FoundName[] {
  if (!sentence.expecting) return [];
  return sentence.spelled.map((run) => ({
    name: writeName([run.letters]),
    start: run.start,
    end: run.end,
    confidence: 0.95,
  }));
}

/** "Dana, last name Lee" is one name: the bare one comes with what introduces its surname. */
function candidatesOf(
  sentence: Sentence,
  found: readonly Candidate[],
  bare: Candidate | null,
): readonly Candidate[] {
  const [first] = found;
  const [twice] = saidTwice(sentence);
  if (!first) return twice ? [twice] : bare ? [bare] : [];
  if (twice && found.every(({ next }) => next < twice.first - mostBetween))
    return [...found, twice];
  if (twice && found.every((one) => one.first >= twice.next)) return [twice, ...found];
  const start = sentence.tokens[first.first]?.start ?? 0;
  return bare && bare.next < first.first && ofSurname.test(sentence.text.slice(0, start))
    ? [bare, ...found]
    : found;
}

/** A name said twice has this much between, and no introduction of its own. */
const mostBetween = 2;
const ofSurname = /\b(?:last name|surname|nom de famille)[^.]{0,12}$/i;

/**
 * The names a caller gives for themselves or a booking: "it's Dana", "my name is Dana Whitfield",
 * "put it under Patel", "that's Siobhan, S I O B H A N". What is spelled overrides what was heard.
 * Works on lower case; spans are offsets into `said`.
 */
export function findNames(said: string, options: NameOptions): FoundName[] {
  const text = withoutEndearments(said);
  const sentence = sentenceOf(text, options);
  const bare = options.expecting ? bareReply(sentence) : null;
  const before = introduced(sentence);
  const introductionsFound = before.length > 0 ? before : introducedAfter(sentence);
  const candidates = candidatesOf(sentence, introductionsFound, bare);
  if (candidates.length === 0) return spelledAlone(sentence);
  const names = candidates.map((candidate, index) => {
    const following = candidates[index + 1];
    const limit = following
      ? (sentence.tokens[following.first]?.start ?? text.length)
      : text.length;
    return toName(sentence, candidate, limit);
  });
  return joinFullName(names, text);
}

/** What is searched for names, with all that is looked up of its words. */
export function sentenceOf(text: string, { expecting, language = 'en' }: NameOptions): Sentence {
  return {
    text,
    tokens: tokenize(text),
    spelled: findSpelled(text),
    never: language === 'fr' ? neverNamesFrench : neverNames,
    language,
    expecting,
  };
}

/** Said before an endearment, these are part of it: "my dear", "ma belle". */
const possessives = new Set('my mon ma'.split(' '));
const large = /^\p{Lu}/u;

/**
 * A text without the words its speaker is fond with ("dear", "my friend", "ma belle"), as long as it was.
 * Written large behind a name ("Courtney Love"), such a word is part of it.
 */
function withoutEndearments(text: string): string {
  const tokens = tokenize(text);
  let left = text;
  for (const [at, { word, start, end }] of tokens.entries()) {
    // "Mon beau-père" is somebody.
    if (!endearments.has(word) || tokens[at + 1]?.word === '-') continue;
    const before = tokens[at - 1];
    const own = before && possessives.has(before.word);
    const named =
      before?.kind === 'word' &&
      (large.test(text.slice(before.start)) || particles.has(before.word));
    const after = tokens[at + 1];
    const given = everydayFirstNames.has(word) && after && large.test(text.slice(after.start));
    if (large.test(text.slice(start)) && (named || given) && !own) continue;
    const from = own ? before.start : start;
    left = left.slice(0, from) + ' '.repeat(end - from) + left.slice(end);
  }
  return left;
}

/** What is said after a name that tells whose it is: "Nathalie Côté mon nom", "Dana Wells is my name". */
const closings: Record<'en' | 'fr', readonly (readonly string[])[]> = {
  en: [
    ['is', 'my', 'name'],
    ['is', 'the', 'name'],
    ["'s", 'my', 'name'],
    ['my', 'name'],
    ['the', 'name'],
  ],
  fr: [
    ['est', 'mon', 'nom'],
    ['mon', 'nom'],
  ],
};
const mostBefore = 3;
const goesOnAfterName = /^(?:is|was|'s|est|c|on|under|for|of|and|et)$/;

/** The names that are followed by what says that they are one. */
function introducedAfter(sentence: Sentence): Candidate[] {
  const { tokens } = sentence;
  for (const closing of closings[sentence.language])
    for (let at = 1; at + closing.length <= tokens.length; at += 1) {
      if (!closing.every((word, index) => tokens[at + index]?.word === word)) continue;
      if (goesOnAfterName.test(tokens[at + closing.length]?.word ?? '')) continue;
      const next = tokens[at - 1]?.kind === 'mark' ? at - 1 : at;
      for (let first = Math.max(0, next - mostBefore); first < next; first += 1) {
        const known = firstNames.has(tokens[first]?.word ?? '') || isCapitalised(sentence, first);
        if (known && nameEnd(sentence, first) >= next)
          return [{ first, next, confidence: closedConfidence }];
      }
    }
  return [];
}

const closedConfidence = 0.85;

/** "Tom. Tom Brandvold", "Tremblay, Luc Tremblay": the name said again, this time whole. */
function saidWhole(
  sentence: Sentence,
  candidate: Candidate,
  farthest = farthestSaidAgain,
): Candidate {
  const { tokens } = sentence;
  const said = tokens[candidate.first]?.word;
  const count = wordCount(sentence, candidate.first, candidate.next);
  const after = pastMarks(sentence, candidate.next);
  const last = Math.min(tokens.length, Math.max(after + 1, candidate.next + farthest));
  for (let first = after; first < last; first += 1) {
    const isFirst = tokens[first]?.word === said;
    if (!isFirst && first > after) continue;
    const next = nameEnd(sentence, first, isFirst);
    const isLast = count === 1 && tokens[next - 1]?.word === said;
    if ((isFirst || isLast) && wordCount(sentence, first, next) > count)
      return { ...candidate, first, next };
  }
  return candidate;
}

/** "Teresa, with no H, Teresa Bianchi": a name is said again at most so many words later. */
const farthestSaidAgain = 6;

/** "Rick, Rick Sandhu": nobody says a first name twice and a surname after it, but to tell their name. */
function saidTwice(sentence: Sentence): Candidate[] {
  const { tokens } = sentence;
  for (let at = 0; at < tokens.length - 2; at += 1) {
    if (!isNameWord(sentence, at) || particles.has(tokens[at]?.word ?? '')) continue;
    const once = { first: at, next: at + 1, confidence: sureTwice };
    const known = firstNames.has(tokens[at]?.word ?? '');
    // "Bruno Ferrara, of Ferrara Custom Homes" says a surname again, and not for the caller's name.
    const whole = saidWhole(sentence, once, known ? farthestSaidAgain : 0);
    if (whole.first === at) continue;
    if (known || sentence.expecting || isCapitalised(sentence, whole.next - 1)) return [whole];
  }
  return [];
}

const sureTwice = 0.85;
