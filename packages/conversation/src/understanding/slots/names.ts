import {
  afterSpelling,
  bareReply,
  type Candidate,
  introduced,
  rawWords,
  type Sentence,
  startOf,
} from './names/candidates.ts';
import { withoutEndearments } from './names/endearments.ts';
import { introducedAfter } from './names/introduced-after.ts';
import { neverNames, neverNamesFrench } from './names/name-words.ts';
import { respell } from './names/respell.ts';
import { saidTwice, saidWhole } from './names/said-again.ts';
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
