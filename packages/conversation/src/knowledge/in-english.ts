import { remembering } from '../remembering.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { frenchOfAsking } from './french-of-asking.ts';
import { frenchOfThings } from './french-of-things.ts';
import { frenchOfWork } from './french-of-work.ts';
import { fold } from './words.ts';

/** Spelled like English words, so that alone they say nothing of the language. */
const alsoEnglish: ReadonlySet<string> = new Set(
  `grand grande court long simple minimum part six class camp garage spa piano photo bouquet bracelet sofa
 patio date pain four chat car sale place table prise pose dent dents coin main taille tapis test age
 bow data test complete extra on as or a deposit usage location tire pile complet suit promotion reduction
 port note classe cours six visite moto instructor permis propre avant licence entrance animal`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * What French words mean in English, for a shop whose owner wrote in English only: `english = french
 * words or phrases`. Verbs stand once for all their forms; a longer phrase goes before a shorter one.
 */
export const frenchToEnglish: readonly (readonly [string, string])[] =
  `${frenchOfAsking}${frenchOfThings}${frenchOfWork}`
    .trim()
    .replace(/\n+/g, '\n')
    .split('\n')
    .flatMap((line) => {
      const [english = '', french = ''] = line.split(' = ');
      return french.split(', ').map((phrase): [string, string] => [phrase.trim(), english.trim()]);
    });

const endings = /(?:ation|ement|age|issez|issent|erions|eriez|ions|iez|ee|ez|ons|ent|er|ir|e)$/;

/** What the forms of a French word share: `réparez`, `réparer` and `répare` are one. */
function rootOf(word: string): string {
  const single = word.length > 3 ? word.replace(/[sx]$/, '') : word;
  const root = single.replace(endings, '');
  return root.length >= leastRoot ? root : single;
}

/** "Toner" is no form of "ton". */
const leastRoot = 4;

const keyOf = (words: readonly string[]) => words.map(rootOf).join(' ');

/** Words of a folded text, elisions written out, punctuation kept apart. */
function tokensOf(text: string): string[] {
  return (
    fold(text)
      .replace(
        /\b(je|on|il|elle|ca|ils|elles|vous) ((?:(?:l[ae]s?|y|en|me|vous) |[lm]')?\p{L}+)-tu\b/gu,
        'est ce que $1 $2',
      )
      .replace(/\b(c'est|y a|faut|est)-tu\b/gu, 'est ce que $1')
      .replace(/\b(?!rendez)(\p{L}{2,})-(vous|tu)\b/gu, 'est ce que $2 $1')
      .replace(/\b(qu|jusqu|lorsqu|puisqu|[ldjcnsmt])'/g, (_, start: string) => `${start}e `)
      .match(/[\p{L}\p{N}]+|[,.;:?!]/gu) ?? []
  );
}

const longestPhrase = 6;

/** By the roots of their words, and, before that, as spelled: "prêt" is no form of "près". */
const meanings = new Map<string, string>();
const spelled = new Map<string, string>();
for (const [french, english] of frenchToEnglish) {
  const words = tokensOf(french);
  const key = keyOf(words);
  if (!meanings.has(key)) meanings.set(key, english);
  spelled.set(words.join(' '), english);
}

function translationAt(
  tokens: readonly string[],
  at: number,
): { english: string; length: number } | null {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    const english = spelled.get(words.join(' ')) ?? meanings.get(keyOf(words));
    if (english) return { english, length };
  }
  return null;
}

/** Articles and the like, which English does without where French cannot. */
const leftOut = new Set([
  'de',
  'se',
  'me',
  'te',
  'ne',
  'que',
  'ce',
  'y',
  'en',
  'est',
  'sont',
  'des',
  'du',
  'd',
]);

function glossed(tokens: readonly string[]): { text: string; known: boolean } {
  const parts: string[] = [];
  let known = true;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const found = translationAt(tokens, at);
    if (found) parts.push(found.english);
    else if (!leftOut.has(token)) {
      if (/^\p{L}/u.test(token)) known = false;
      parts.push(token);
    }
    at += found?.length ?? 1;
  }
  return { text: parts.join(' ').replace(/ ([,.;:?!])/g, '$1'), known };
}

/** A few words may be French without a word that shows it: "capot", "vitres avant". */
const fewWords = 4;

/** The same of what is known to be French, such as a short title; null where no word of it is known. */
export function glossOf(french: string): string | null {
  const tokens = tokensOf(french);
  const { text } = glossed(tokens);
  return text === tokens.filter((token) => !leftOut.has(token)).join(' ') ? null : text;
}

/**
 * French words one by one in English, to be held against what an owner wrote in English; null where
 * the words are not French. It is for understanding only and never spoken.
 */
export const inEnglish = remembering((text): string | null => {
  const { language } = detectLanguage(text);
  if (language === 'en') return null;
  const tokens = tokensOf(text);
  if (language === 'fr') return glossed(tokens).text;
  if (tokens.length > fewWords || tokens.every((token) => alsoEnglish.has(token))) return null;
  const { text: english, known } = glossed(tokens);
  return known && english !== tokens.join(' ') ? english : null;
});
