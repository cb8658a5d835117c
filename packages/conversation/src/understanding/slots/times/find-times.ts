import { localDateTime } from '../time-zone.ts';
import { type Token, tokenize } from '../words/tokens.ts';
import { combine } from './combine.ts';
import { englishRules } from './english-rules.ts';
import { englishTimeWords } from './english-time-words.ts';
import { frenchRules } from './french-rules.ts';
import { frenchTimeWords } from './french-time-words.ts';
import type { Piece, Rule, Scene } from './piece.ts';
import { settle } from './settle.ts';
import type { TimeExpression, TimeOptions } from './time-expression.ts';
import type { TimeWord } from './time-word.ts';
import { readTimeWords } from './time-words.ts';

/** "Three's good", "a morning'd be best": the word itself names the time. */
function withoutClitic(token: Token): Token {
  const found = clitic.exec(token.word);
  return found?.[1] ? { ...token, word: found[1] } : token;
}

const clitic =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|noon|mornings?|afternoons?|evenings?|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'(?:s|d|ll)$/;

/** "The Thursday one", "my morning one" are visits, and no one o'clock. */
const pronoun =
  /(?<=\b(?:the|that|my|your|our|his|her|their) (?:\p{L}+ )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|morning|afternoon|evening) )ones?\b(?![ -]?(?:o['’]?clock|thirty|fifteen|forty|p\.?m|a\.?m|\d|or|to)|:)/giu;

/** "Four-ish" is "four ish". */
const ish = /(?<=\p{L}|\d)-(?=ish\b)/giu;

/** "I'll swing by around noon", "your guy's coming by tomorrow": part of the verb, and no end of anything. */
const verbBy =
  /(?<=\b(?:swing|stop|drop|come|pop|run|go|pass|head|walk|roll|been|was)(?:s|ing|ping|ming|ning)? |\b(?:coming|came) )by\b(?= \p{L}|\W*$)/giu;

/** The text without what only looks like a part of a time; the length stays the same. */
const withoutMisread = (text: string) =>
  text.replace(pronoun, blank).replace(ish, ' ').replace(verbBy, blank);

const blank = (words: string) => ' '.repeat(words.length);

/** No way of naming a day or an hour is longer; it keeps reading linear. */
const longest = 16;

/** The longest meaning that starts at a word; null where there is none. */
function readPiece(
  words: readonly TimeWord[],
  letters: string,
  first: number,
  rules: readonly Rule[],
  scene: Scene,
  loose: boolean,
): Piece | null {
  let best: Piece | null = null;
  for (const rule of rules) {
    if (rule.loose && !loose) continue;
    rule.pattern.lastIndex = first;
    const length = rule.pattern.exec(letters)?.[0].length ?? 0;
    if (length === 0 || length > longest || length <= (best ? best.next - best.first : 0)) continue;
    const meaning = rule.read(words.slice(first, first + length), scene);
    if (meaning) best = { ...meaning, first, next: first + length };
  }
  return best;
}

function readPieces(
  words: readonly TimeWord[],
  letters: string,
  rules: readonly Rule[],
  scene: Scene,
) {
  const pieces: Piece[] = [];
  for (let index = 0; index < words.length; ) {
    const last = pieces.at(-1);
    const afterDay =
      (last?.date ?? last?.partOfDay) &&
      !last.clock &&
      /^,*$/.test(letters.slice(last.next, index));
    const expected = scene.expecting ?? false;
    const silent = letters[index] === '.' || letters[index] === ',' || letters[index] === ';';
    const piece = silent
      ? null
      : readPiece(words, letters, index, rules, scene, expected || Boolean(afterDay));
    if (piece) pieces.push(piece);
    index = piece ? piece.next : index + 1;
  }
  return pieces;
}

const streetName =
  /^(?:\s+(?!(?:on|at|to|in|and|by|near|of|for|the|or|if|please)\s)[\p{L}\p{N}.'-]{1,20}){0,3}\s+(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|crescent|cres|way|place|terrace|parkway|highway|hwy)\b|^,?\s*(?:rue|avenue|boul(?:evard)?|chemin|route|rang|montée|allée|croissant)\b/iu;

/** "404 East 5th Street" is where they live, not four minutes past four. */
function isHouseNumber(text: string, { date, end, text: said }: TimeExpression): boolean {
  if (date || /:|[ap]\.?m\b|o'?clock|heure|\dh/i.test(said)) return false;
  return streetName.test(text.slice(end, end + 80));
}

/**
 * The days and times a caller names, each resolved against `now` in `timeZone`: what is past is
 * taken for the next of its kind ("the 5th", "Friday"), and a bare "three" for the hour within
 * `usualHours`. Spans are offsets into `text`. Works on speech recognition's lower case as on
 * written text. Throws a RangeError for a zone that does not exist.
 */
export function findTimes(text: string, options: TimeOptions): TimeExpression[] {
  const french = options.language === 'fr';
  const lexicon = french ? frenchTimeWords : englishTimeWords;
  const rules = french ? frenchRules : englishRules;
  const words = readTimeWords(tokenize(withoutMisread(text)).map(withoutClitic), lexicon);
  if (words.every((word) => '.,;'.includes(word.symbol))) return [];
  const letters = words.map((word) => word.symbol).join('');
  const scene: Scene = {
    ...options,
    lexicon,
    country: options.country ?? 'CA',
    today: localDateTime(options.now, options.timeZone),
  };
  const pieces = readPieces(words, letters, rules, scene);
  return combine(pieces, words, letters)
    .map((piece) => settle(piece, text, words, scene))
    .filter(
      (time) => !isHouseNumber(text, time) && !isWished(text, time) && !isNamedAfter(text, time),
    );
}

/** "Have a good evening", "bonne fin de semaine": what somebody is wished is no time of anything. */
function isWished(text: string, { start, time }: TimeExpression): boolean {
  return time === undefined && wishing.test(text.slice(0, start));
}

/** "A Christmas party", "un souper de Noël": what is called after a holiday is on any day. */
function isNamedAfter(text: string, { start, end, time, text: said }: TimeExpression): boolean {
  if (time || /\d/.test(said) || !holidays.test(said)) return false;
  return gathering.test(text.slice(end)) || gatheringOf.test(text.slice(0, start));
}

const holidays =
  /(?<!\p{L})(?:christmas|xmas|thanksgiving|halloween|easter|new year['’]?s?|valentine['’]?s?|no[eë]l|p[aâ]ques|saint-valentin)$/iu;
const gathering =
  /^(?:['’]s)? (?:party|parties|dinner|supper|lunch|brunch|do|concert|recital|pageant|play|gathering|get-?together|dance|ball|gala|tree|lights|photos?|pictures?|cards?|shopping|market|trip|presents?|gifts?|costume|decorations?|break|rush|special)(?!\p{L})/iu;
const gatheringOf =
  /(?<!\p{L})(?:party|souper|dîner|diner|brunch|réveillon|concert|spectacle|bal|fête|photos?|cadeaux?|marché|sapin|lumières) (?:de |du |d['’])?(?:la )?$/iu;

const wishing =
  /(?<!\p{L})(?:have (?:yourselves |yourself )?(?:a |an )?(?:very |really )?(?:good|great|nice|lovely|wonderful|pleasant|safe) |have a good rest of (?:the|your) |enjoy (?:the rest of )?(?:the |your )|(?:good|bon|bonne|belle|joyeux|joyeuse) )$/iu;
