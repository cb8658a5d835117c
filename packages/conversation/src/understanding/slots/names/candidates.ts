import type { Spelled } from '../spelled.ts';
import type { Token } from '../words/tokens.ts';
import { afterName, answers, everydayNames, firstNames, particles, titles } from './name-words.ts';

/** What is searched for names. */
export interface Sentence {
  text: string;
  tokens: readonly Token[];
  spelled: readonly Spelled[];
  never: ReadonlySet<string>;
  language: 'en' | 'fr';
  expecting: boolean;
}

/** Words of a name, `[first, next)`, and what speaks for it. */
export interface Candidate {
  first: number;
  next: number;
  confidence: number;
}

const longestName = 5;
const leadIns = new Set(
  'yeah yes sure okay ok uh um er oh gosh gee sorry well hi hello hey so it is the name and please of course fine alright yep perfect great cool oui bonjour allo euh bien parfait correct'.split(
    ' ',
  ),
);

export const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const hesitations = setOf('uh um er euh');
/** What may stand between the parts of an introduction, or a name and the same name again. */
export const pauses = setOf('uh um er euh , : . ; -');
/** First names that are another word more often. */
const oftenWords = setOf('will rose may grace');
const endsReply = setOf('please thanks thank yes this same number');

export const isSpelledAt = (sentence: Sentence, token: Token) =>
  sentence.spelled.some((run) => token.start >= run.start && token.end <= run.end);

/** Whether a token can be a word of a name. */
export function isNameWord(sentence: Sentence, index: number): boolean {
  const token = sentence.tokens[index];
  if (token?.kind !== 'word' || isSpelledAt(sentence, token)) return false;
  if (sentence.language === 'fr' && token.word === 'ben') return false;
  if (answers.has(token.word) || isContraction(sentence, index)) return false;
  if (particles.has(token.word) || token.word === 'o' || token.word === 'mc') return true;
  if (token.word.length < 2 || token.word.endsWith("'s")) return false;
  if (firstNames.has(token.word) && !oftenWords.has(token.word)) return true;
  return !sentence.never.has(token.word) && !titles.has(token.word);
}

/** "It's Marcus im running late": what goes on after a name, written small and without its apostrophe. */
function isContraction({ text, tokens }: Sentence, index: number): boolean {
  const token = tokens[index];
  if (!token || !contractions.has(token.word) || tokens[index + 1]?.kind !== 'word') return false;
  return text.charAt(token.start) === text.charAt(token.start).toLowerCase();
}

const contractions = setOf(
  'im ive ill id hes shes theyre youre weve wont cant dont didnt its thats theres',
);

/** "Ginette Paré": a word of another sense written large after a first name that is known. */
function isSurname(sentence: Sentence, first: number, at: number): boolean {
  const { word = '' } = sentence.tokens[at] ?? {};
  if (at !== first + 1 || !firstNames.has(sentence.tokens[first]?.word ?? '')) return false;
  return isCapitalised(sentence, at) && word.length > 2 && !calendar.test(word);
}

const calendar =
  /day$|di$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|dimanche|can|could|not|and|the)$|'/;

/** The index after the words of a name that start at `first`, hyphens within it included. */
export function nameEnd(sentence: Sentence, first: number, sure = false): number {
  const { tokens } = sentence;
  // "My name is April": a month or a verb elsewhere, but not here.
  let next = sure && everydayNames.has(tokens[first]?.word ?? '') ? first + 1 : first;
  while (next < tokens.length && next - first < longestName * 2) {
    if (isWrittenOut(sentence, first, next) || comesFrom(sentence, next)) break;
    if (
      (isNameWord(sentence, next) || isSurname(sentence, first, next)) &&
      !(
        next > first &&
        afterName.has(tokens[next]?.word ?? '') &&
        !particles.has(tokens[next]?.word ?? '')
      )
    )
      next += 1;
    else if (tokens[next]?.word === '-' && next > first && isNameWord(sentence, next + 1))
      next += 1;
    else if (next > first && hesitates(sentence, next)) next += 1;
    else break;
  }
  while (
    next > first &&
    (particles.has(tokens[next - 1]?.word ?? '') || tokens[next - 1]?.word === '-')
  )
    next -= 1;
  return next;
}

/** "Sandra Wu you've got me down": after two words written large, one written small is no name. */
function isWrittenOut(sentence: Sentence, first: number, at: number): boolean {
  const large = (index: number) =>
    /^\p{Lu}/u.test(sentence.text.slice(sentence.tokens[index]?.start ?? 0));
  const { kind, word = '' } = sentence.tokens[at] ?? {};
  if (at < first + 2 || kind !== 'word' || particles.has(word) || large(at)) return false;
  return large(first) && large(at - 1) && sentence.tokens[at - 1]?.kind === 'word';
}

/** "Odette de l'usine": where somebody is from, and no "de l'Étoile". */
function comesFrom({ text, tokens }: Sentence, at: number): boolean {
  const { start = 0 } = tokens[at + 1] ?? {};
  return tokens[at]?.word === 'de' && /^l['’]\p{Ll}/u.test(text.slice(Math.max(0, start - 2)));
}

/** "Melissa, um, Tran, T R A N": whoever hesitates before the surname spells it, or says it large. */
function hesitates(sentence: Sentence, at: number): boolean {
  const after = sentence.tokens[at + 2];
  if (!hesitations.has(sentence.tokens[at]?.word ?? '')) return false;
  if (!isNameWord(sentence, at + 1)) return false;
  return isCapitalised(sentence, at + 1) || (after !== undefined && isSpelledAt(sentence, after));
}

export const wordCount = (sentence: Sentence, first: number, next: number) =>
  sentence.tokens.slice(first, next).filter((token) => token.kind === 'word').length;

/** How a name reads in the text, with the elision or apostrophe that `tokenize` cut off. */
export function rawWords(sentence: Sentence, first: number, next: number): string[] {
  const words: string[] = [];
  let glue = false;
  for (const token of sentence.tokens.slice(first, next)) {
    const start = startOf(sentence, token, words.length > 0);
    const raw = sentence.text.slice(start, token.end);
    if (hesitations.has(token.word) || (token.kind === 'mark' && token.word !== '-')) continue;
    if (token.word === '-') glue = true;
    else if (glue) {
      words[words.length - 1] += `-${raw}`;
      glue = false;
    } else words.push(raw);
  }
  return words;
}

/**
 * Where a word starts, with the elision that `tokenize` cut off: "D'Amour" always, "L'Heureux" and "N'Diaye" where
 * they are written large or stand behind another word of the name. Else it is the article of a thing.
 */
export function startOf(sentence: Sentence, token: Token, isBehind = false): number {
  const begun = sentence.text.slice(Math.max(0, token.start - 2), token.start + 1);
  const isCut = ofNames.test(begun) || (isBehind ? ofSurnames : ofLargeNames).test(begun);
  return isCut ? token.start - 2 : token.start;
}

const ofNames = /^d['’]/i;
const ofSurnames = /^[lmn]['’]/i;
const ofLargeNames = /^[LMNlmn]['’]\p{Lu}/u;

/** Whether writing itself says that a word is a name: a capital where others are small. */
export function isCapitalised(sentence: Sentence, index: number): boolean {
  const token = sentence.tokens[index];
  return token !== undefined && index > 0 && /^\p{Lu}/u.test(sentence.text.slice(token.start));
}

/** The index of the next word after pauses and marks. */
export function pastMarks(sentence: Sentence, index: number): number {
  let at = index;
  while (pauses.has(sentence.tokens[at]?.word ?? '')) at += 1;
  return at;
}

/** The surname that stands right after its bearer's first name was spelled. */
export function afterSpelling(
  sentence: Sentence,
  end: number,
): { word: string; end: number } | null {
  const at = pastMarks(
    sentence,
    sentence.tokens.findIndex(({ start }) => start >= end),
  );
  const next = at < 0 ? at : nameEnd(sentence, at);
  const follows = sentence.tokens[next];
  if (at < 0 || next !== at + 1 || (follows && follows.kind !== 'mark')) return null;
  const [word = ''] = rawWords(sentence, at, next);
  return { word, end: sentence.tokens[at]?.end ?? end };
}

/**
 * "Nina. Calloway, C A L L ...", "Gagnon, Marie-Ève": where a first and a last name, one known and with a pause between
 * them, end; null where they are no two names.
 */
export function pastSurname(sentence: Sentence, first: number, next: number): number | null {
  const { tokens } = sentence;
  const at = pastMarks(sentence, next);
  if (wordCount(sentence, first, next) !== 1 || at === next || !isCapitalised(sentence, at))
    return null;
  const end = nameEnd(sentence, at);
  const follows = tokens[end]?.word === '.' ? undefined : tokens[pastMarks(sentence, end)];
  if (end === at || wordCount(sentence, at, end) > 2) return null;
  const isGiven = (index: number) => firstNames.has(tokens[index]?.word ?? '');
  if (isGiven(first) === isGiven(at) || tokens[first]?.word === tokens[at]?.word) return null;
  return !follows || isSpelledAt(sentence, follows) ? end : null;
}

/** Words that go on to spell or explain a name that was said alone. */
const explains = new Set(
  "that's thats it's its spelled spelt pronounced with hyphenated ca epelle s'epelle".split(' '),
);

const articles = new Set(['des', 'du', 'les', 'la', 'le', 'un', 'une', 'mes', 'vos']);

/** "Finalement oubliez": in small letters, French verbs and adverbs show by how they end. */
function saysSomething(sentence: Sentence, first: number, next: number): boolean {
  const { tokens, language } = sentence;
  if (language !== 'fr' || firstNames.has(tokens[first]?.word ?? '')) return false;
  return tokens
    .slice(first, next)
    .some(({ word }, at) => endsAsSaid.test(word) && !isWrittenLarge(sentence, first + at));
}

const endsAsSaid = /.(?:ez|ement|amment|emment|tion|sion)$/;

const isWrittenLarge = ({ text, tokens }: Sentence, at: number) =>
  /^\p{Lu}/u.test(text.slice(tokens[at]?.start ?? 0));

const asksOn = ({ text, tokens }: Sentence, at: number) =>
  questions.test(text.slice(tokens[at]?.start));

const questions =
  /\?|\b(?:what|when|where|how|which|who|do|does|is|are|can|could|would) (?:i|you|it|there|time|much|long|late|they|he|she|the)\b|(?<!\p{L})(?:est-ce|combien|comment|quand|à quelle|jusqu)/iu;

/** A reply that is nothing but a name: "Dana Lee", "yeah, Dana Lee please". */
export function bareReply(sentence: Sentence): Candidate | null {
  const { tokens } = sentence;
  let first = 0;
  while (
    first < tokens.length &&
    (leadIns.has(tokens[first]?.word ?? '') ||
      tokens[first]?.word === ',' ||
      tokens[first]?.word === '.')
  )
    first += 1;
  if (titles.has(tokens[first]?.word ?? '')) first += 1;
  if (sentence.language === 'fr' && articles.has(tokens[first]?.word ?? '')) return null;
  const next = pastSurname(sentence, first, nameEnd(sentence, first)) ?? nameEnd(sentence, first);
  const rest = tokens
    .slice(next)
    .filter((token) => token.kind === 'word' && !isSpelledAt(sentence, token));
  const following = tokens[pastMarks(sentence, next)];
  const ends =
    rest.length === 0 ||
    (following !== undefined && isSpelledAt(sentence, following)) ||
    afterName.has(rest[0]?.word ?? '') ||
    explains.has(rest[0]?.word ?? '') ||
    endsReply.has(rest[0]?.word ?? '');
  const count = wordCount(sentence, first, next);
  if (next === first || count > 4 || !ends || saysSomething(sentence, first, next)) return null;
  const known = firstNames.has(tokens[first]?.word ?? '');
  // "Deadly. And what time are you open till": a word by itself that a question goes on from.
  if (!known && count === 1 && tokens[next]?.kind === 'mark' && asksOn(sentence, next)) return null;
  return { first, next, confidence: known ? 0.75 : 0.6 };
}
