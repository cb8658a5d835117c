import {
  bareReply,
  type Candidate,
  introduced,
  rawWords,
  type Sentence,
  startOf,
} from './names/candidates.ts';
import { neverNames, neverNamesFrench } from './names/name-words.ts';
import { respell } from './names/respell.ts';
import { writeName } from './names/write-name.ts';
import { findSpelled } from './spelled.ts';
import { tokenize } from './words/tokens.ts';

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

function toName(sentence: Sentence, candidate: Candidate, limit: number): FoundName {
  const { tokens } = sentence;
  let words = rawWords(sentence, candidate.first, candidate.next);
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
  }
  return { name: writeName(words), start, end, confidence };
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

/**
 * The names a caller gives for themselves or a booking: "it's Dana", "my name is Dana Whitfield",
 * "put it under Patel", "that's Siobhan, S I O B H A N". What is spelled overrides what was heard.
 * Works on lower case; spans are offsets into `text`.
 */
export function findNames(text: string, options: NameOptions): FoundName[] {
  const language = options.language ?? 'en';
  const sentence: Sentence = {
    text,
    tokens: tokenize(text),
    spelled: findSpelled(text),
    never: language === 'fr' ? neverNamesFrench : neverNames,
    language,
    expecting: options.expecting,
  };
  const bare = options.expecting ? bareReply(sentence) : null;
  const introductionsFound = introduced(sentence);
  const candidates = introductionsFound.length > 0 || !bare ? introductionsFound : [bare];
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
