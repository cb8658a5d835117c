import { isCapitalised, nameEnd, rawWords, type Sentence, startOf } from './names/candidates.ts';
import { everydayFirstNames, firstNames } from './names/name-words.ts';
import { isRelation } from './names/relations.ts';
import { writeName } from './names/write-name.ts';

/** Somebody else than the caller, where the words say who. */
export interface FoundOther {
  name: string;
  /** What they are to the caller, in the caller's words: "dad". */
  relation: string | null;
  start: number;
  end: number;
}

const possessives = new Set(
  'my our his her their the a ma mon mes notre sa son la le une un leur'.split(' '),
);
/** "I'm his daughter Chioma": who speaks tells their own name. */
const ofSpeaker = new Set("i'm im am it's its is this suis moi est".split(' '));
const theirs = new Set('his her their'.split(' '));
const copulas = new Set("is that's thats est".split(' '));
const served = new Set('patient customer client one cliente patiente'.split(' '));
const longestRelation = 5;
const mostWords = 5;

/** What somebody is to somebody, said from `at` on, and the token after it. */
function relationAt(sentence: Sentence, at: number): { words: string; next: number } | null {
  let words = '';
  let found: { words: string; next: number } | null = null;
  for (let next = at; next < Math.min(sentence.tokens.length, at + longestRelation); next += 1) {
    const { word = '', kind } = sentence.tokens[next] ?? {};
    if (kind !== 'word' && word !== '-') break;
    const bare = word.replace(/'s$/, '');
    words = word === '-' || words === '' || words.endsWith('-') ? words + bare : `${words} ${bare}`;
    if (isRelation(words)) found = { words, next: next + 1 };
  }
  return found;
}

/** Whether a word by itself speaks for a name: known as one, or written large. */
function looksLikeName(sentence: Sentence, at: number): boolean {
  const { word = '' } = sentence.tokens[at] ?? {};
  const bare = word.replace(/'s$/, '');
  if (bare.length < 2 || sentence.never.has(bare)) return false;
  if (sentence.language === 'fr' && bare === 'ben') return false;
  if (isCapitalised(sentence, at)) return true;
  return firstNames.has(bare) && !everydayFirstNames.has(bare);
}

function named(
  sentence: Sentence,
  first: number,
  sure: boolean,
  relation: string | null,
): FoundOther | null {
  if (!sure && !looksLikeName(sentence, first)) return null;
  // Said in one breath with what follows it, a name in small letters has no more than two words.
  const most = sure || isCapitalised(sentence, first) ? mostWords : 2;
  let next = Math.min(nameEnd(sentence, first, sure), first + most);
  // "Solveig lets you in": beside a name written large, a word in small letters is none of it.
  if (isCapitalised(sentence, first))
    while (next > first + 1 && !isCapitalised(sentence, next - 1)) next -= 1;
  return next > first
    ? asFound(sentence, first, next, relation)
    : ofPossessive(sentence, first, relation);
}

/** "Call my wife Joyce's cell" names her as well. */
function ofPossessive(sentence: Sentence, at: number, relation: string | null): FoundOther | null {
  const token = sentence.tokens[at];
  if (!token?.word.endsWith("'s") || !looksLikeName(sentence, at)) return null;
  const end = token.end - "'s".length;
  const name = writeName([sentence.text.slice(token.start, end)]);
  return { name, relation, start: token.start, end };
}

function asFound(
  sentence: Sentence,
  first: number,
  next: number,
  relation: string | null,
): FoundOther {
  const firstToken = sentence.tokens[first];
  const start = firstToken ? startOf(sentence, firstToken) : 0;
  const end = sentence.tokens[next - 1]?.end ?? start;
  return { name: writeName(rawWords(sentence, first, next)), relation, start, end };
}

const word = (sentence: Sentence, at: number) => sentence.tokens[at]?.word ?? '';

const copula = /^(?:is|was|est|,|a)$/;

/** "Elle s'appelle" tells a name, and "il appelle" does not. */
function isReflexive({ text, tokens }: Sentence, at: number): boolean {
  return /s['’]$/i.test(text.slice(0, tokens[at]?.start ?? 0));
}

/** Past "is", "called", "named" and a comma, and whether one of them makes a name certain. */
function pastCopula(sentence: Sentence, from: number): { at: number; sure: boolean } {
  let at = from;
  let sure = false;
  if (/^(?:full|first|last)$/.test(word(sentence, at))) at += 1;
  if (/^names?(?:'s)?$|^nom$/.test(word(sentence, at))) {
    sure = /'s$/.test(word(sentence, at)) || copula.test(word(sentence, at + 1));
    at += 1;
  }
  if (word(sentence, at) === 'a' && /^(?:elle|lui)$/.test(word(sentence, at + 1))) at += 2;
  while (/^(?:is|was|est|,|called|named|appelle|nommee?)$/.test(word(sentence, at))) {
    const reflexive = word(sentence, at) === 'appelle' && isReflexive(sentence, at);
    if (word(sentence, at) === 'appelle' && !reflexive) return { at: sentence.tokens.length, sure };
    sure ||= reflexive || /^(?:called|named)/.test(word(sentence, at));
    at += 1;
  }
  return { at, sure };
}

/** "Her name's Doreen", "my tenant is Lucinda Farr", "elle s'appelle Ginette". */
function introducedAt(sentence: Sentence, at: number): FoundOther | null {
  const said = word(sentence, at);
  const pronoun = /^(?:he|she|they)(?:'s|'re)?$|^(?:elle|il)$/.test(said);
  if (pronoun) {
    const { at: first, sure } = pastCopula(sentence, at + 1);
    const says = sure || first > at + 1 || /'/.test(said);
    return says ? named(sentence, first, sure, lastSpokenOf(sentence, at)) : null;
  }
  if (!possessives.has(said)) return null;
  const relation = relationAt(sentence, at + 1);
  const speaks = ofSpeaker.has(word(sentence, at - 1)) && !/^(?:my|our|ma|mon|notre)$/.test(said);
  if (relation && !speaks) {
    const { at: first, sure } = pastCopula(sentence, relation.next);
    return named(sentence, first, sure, relation.words);
  }
  const isName = /^(?:full|first|last|names?|name's|nom)$/.test(word(sentence, at + 1));
  if (relation || !isName || !(theirs.has(said) || /^(?:son|leur)$/.test(said))) return null;
  const { at: first, sure } = pastCopula(sentence, at + 1);
  return sure ? named(sentence, first, true, lastSpokenOf(sentence, at)) : null;
}

/** "It's for my mom, her name's Beatrice": whom "her" means. */
function lastSpokenOf(sentence: Sentence, at: number): string | null {
  for (let before = at - 1; before > Math.max(0, at - farthest); before -= 1) {
    if (!/^(?:my|our|ma|mon|notre)$/.test(word(sentence, before))) continue;
    const relation = relationAt(sentence, before + 1);
    if (relation) return relation.words;
  }
  return null;
}

const farthest = 16;

/** Written large, at the start of a sentence as well: what it is said to be makes it a name there. */
function isLarge({ text, tokens, never }: Sentence, at: number): boolean {
  const token = tokens[at];
  const bare = token?.word.replace(/'s$/, '') ?? '';
  return bare.length > 2 && !never.has(bare) && /^\p{Lu}/u.test(text.slice(token?.start));
}

/** "Desmond's my dad", "Huguette c'est ma mère": who somebody is, said after the name. */
function explainedAt(sentence: Sentence, at: number): FoundOther | null {
  const own = word(sentence, at).endsWith("'s");
  let after = own ? at + 1 : at + 2;
  const before = own ? at : at;
  if (!own) {
    if (word(sentence, at + 1) === ',') after += 1;
    if (!copulas.has(word(sentence, after - 1))) return null;
  }
  if (!possessives.has(word(sentence, after))) return null;
  const relation = relationAt(sentence, after + 1);
  const serves = served.has(word(sentence, after + 1));
  const said = serves ? null : (relation?.words ?? null);
  if ((!relation && !serves) || !(looksLikeName(sentence, before) || isLarge(sentence, before)))
    return null;
  let first = before;
  while (first > 0 && before - first < 2 && looksLikeName(sentence, first - 1)) first -= 1;
  if (own) {
    const token = sentence.tokens[before];
    const start = sentence.tokens[first]?.start ?? 0;
    const end = (token?.end ?? 0) - "'s".length;
    const name = writeName(sentence.text.slice(start, end).split(/\s+/));
    return { name, relation: said, start, end };
  }
  return asFound(sentence, first, before + 1, said);
}

const wishing = new Set(["it's", 'its', 'is', "that's", 'est', 'appointment', 'booking', 'one']);

/** "It's for Lorraine Biggs", "c'est pour Huguette Roy": whom what is wanted is for. */
export function findForWhom(sentence: Sentence): FoundOther[] {
  return sentence.tokens.flatMap(({ word: said }, at) => {
    if (!/^(?:for|pour)$/.test(said) || !wishing.has(word(sentence, at - 1))) return [];
    return isCapitalised(sentence, at + 1) ? (named(sentence, at + 1, false, null) ?? []) : [];
  });
}

/** Everybody but the caller whom the words name and say who they are. */
export function findOthers(sentence: Sentence): FoundOther[] {
  const found: FoundOther[] = [];
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const one = introducedAt(sentence, at) ?? explainedAt(sentence, at);
    if (!one || found.some(({ start, end }) => one.start < end && start < one.end)) continue;
    found.push(one);
  }
  return found;
}
