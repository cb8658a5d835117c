import { smallWords } from '../knowledge/common-words.ts';
import { stem } from '../knowledge/words.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';
import { tokenize } from '../understanding/slots/words/tokens.ts';
import { hashText } from './hash.ts';
import { asking, classesOf } from './word-classes.ts';

/** A word of an utterance as the learned parts see it: never again as text. */
export interface HeardWord {
  word: string;
  stem: string;
  start: number;
  end: number;
  /** Hash of the word. */
  key: number;
  /** Hash of what its inflections share. */
  stemKey: number;
  /** Hash of its kind, where its very word says less than what it is: a number, a service's word, a day. */
  kind: number;
  /** Hashes of its letter groups, for slips of the recogniser. */
  letters: readonly number[];
  small: boolean;
  /** The mark that stands before it, where the recogniser writes marks. */
  after: '' | ',' | '.';
  /** What the word does in a sentence, as hashes: see word-classes.ts. */
  classes: readonly number[];
}

const numbers = new Set(
  'zero oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille'.split(
    ' ',
  ),
);
const days = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend weekends lundi mardi mercredi jeudi vendredi samedi dimanche'.split(
    ' ',
  ),
);
const kinds = {
  number: hashText('<number>'),
  day: hashText('<day>'),
  trade: hashText('<trade>'),
  town: hashText('<town>'),
  asks: hashText('<asks>'),
} as const;

/** The kind of a word that names a town the shop speaks of. */
export const townKind = kinds.town;

/** The kind of "tu" where it makes a question: "faut-tu". */
export const particleKind = kinds.asks;

const ofFrench = hashText('<french>');

const longestLetters = 4;

function lettersOf(word: string): number[] {
  if (word.length < 4) return [];
  const padded = `^${word}$`;
  const found: number[] = [];
  for (let at = 0; at + longestLetters <= padded.length; at += 1)
    found.push(hashText(padded.slice(at, at + longestLetters)));
  return found;
}

function markBefore(text: string, from: number, to: number): '' | ',' | '.' {
  const between = text.slice(from, to);
  if (/[.?!;]/.test(between)) return '.';
  return /,/.test(between) ? ',' : '';
}

/** What of a shop's knowledge makes a word a word of its trade. */
export interface TradeWords {
  /** Stems of service and option names. */
  stems: ReadonlySet<string>;
  /** Folded words of towns the shop speaks of. */
  towns: ReadonlySet<string>;
  /** Those of them that are only a part of a town's name: the "white" of "Big White". */
  townParts?: ReadonlySet<string>;
}

/** A part of a town's name is of it beside the rest, or after what leads to a place. */
const leadsToTown =
  /^(?:to|in|at|from|near|out|around|towards?|past|st|ste|saint|sainte|mount|vers|pour|de|dans|pres)$/;

function isOfTown(word: string, before: string, next: string, { towns, townParts }: TradeWords) {
  if (!towns.has(word)) return false;
  return !townParts?.has(word) || towns.has(before) || towns.has(next) || leadsToTown.test(before);
}

function kindOf(word: string, stemmed: string, ofTown: boolean, trade: TradeWords): number | null {
  if (numbers.has(word) || /^\d+$/.test(word)) return kinds.number;
  if (days.has(word)) return kinds.day;
  if (ofTown) return kinds.town;
  if (trade.stems.has(stemmed) && !smallWords.has(word)) return kinds.trade;
  return null;
}

/**
 * The words of an utterance, with everything the learned parts ask of each. A word of French is another
 * than the same letters in English: "on", "a", "me", "pour" teach nothing about one another.
 */
export function heardWords(text: string, trade: TradeWords, language: 'en' | 'fr'): HeardWord[] {
  const own = (hash: number) => (language === 'fr' ? (hash ^ ofFrench) >>> 0 : hash);
  const tokens = tokenize(text).filter(({ kind, word }) => kind !== 'mark' && word !== '');
  return tokens.map(({ word, start, end }, index) => {
    const stemmed = stem(word.replace(/'/g, ''));
    const before = tokens[index - 1]?.start ?? 0;
    const beside = text.slice(before, tokens[index + 1]?.end ?? end);
    const asks = language === 'fr' && word === 'tu' && asksWithParticle(beside);
    const next = tokens[index + 1]?.word ?? '';
    const ofTown = isOfTown(word, tokens[index - 1]?.word ?? '', next, trade);
    const classes = classesOf(word, tokens[index + 1]?.word);
    return {
      word,
      stem: stemmed,
      start,
      end,
      key: own(hashText(word)),
      stemKey: own(hashText(stemmed)),
      kind: asks ? kinds.asks : (kindOf(word, stemmed, ofTown, trade) ?? own(hashText(word))),
      letters: lettersOf(word).map(own),
      after: markBefore(text, tokens[index - 1]?.end ?? start, start),
      small: smallWords.has(word.replace(/'/g, '')),
      classes: asks ? [asking, ...classes] : classes,
    };
  });
}

/** Where a word begins with what is elided before it: "c'est" is said as one. */
export function startOf(text: string, word: HeardWord | undefined, otherwise: number): number {
  if (!word) return otherwise;
  const before = /(?<!\p{L})(?:qu|jusqu|lorsqu|puisqu|[cdjlmnst])['’]$/iu.exec(
    text.slice(0, word.start),
  );
  return before?.index ?? word.start;
}
