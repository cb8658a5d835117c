import { asPutRight } from './address-corrections.ts';
import { numberedAfter, withSurroundings } from './address-parts.ts';
import { hesitates, spoken, tidy } from './address-written.ts';
import {
  everydayFirstNames,
  firstNames,
  neverNames,
  neverNamesFrench,
  particles,
} from './names/name-words.ts';
import { looksLikeYear, unitOfNumber } from './number-kinds.ts';
import { numberedRoadEnd } from './numbered-roads.ts';
import { type DigitRun, digitRuns } from './words/digit-runs.ts';
import { measureUnits, yearLeads } from './words/number-holders.ts';
import { numberWords } from './words/number-words.ts';
import { type Token, tokenize } from './words/tokens.ts';

export interface FoundAddress {
  /** As said, a house number first: "9114 Saskatchewan Drive". */
  address: string;
  start: number;
  end: number;
}

const streets = new Set(
  `street st avenue ave road rd drive dr crescent cres lane court ct place pl boulevard blvd terrace trail way close circle
  highway hwy parkway gate grove heights square row mews alley bay point ridge view landing hill rue chemin rang boul montee
  cote allee impasse carre promenade`.split(/\s+/),
);
const frenchFirst = new Set(
  'rue avenue boulevard boul chemin rang montee cote allee impasse place'.split(' '),
);
const units = new Set('unit apartment apt suite room lot chambre appartement app condo'.split(' '));

/** A street has at most this many words between its number and its kind. */
const mostNameWords = 4;
const mostNumberWords = 6;

const isNumber = ({ word, kind }: Token) => kind === 'digits' || spoken.has(word);

const noTowns: ReadonlySet<string> = new Set();

/**
 * The address an utterance tells: a number and a street, or, where an address was asked for, a
 * number and what follows it, with the unit and the town told beside it. `towns`: words of towns
 * known in lower case. Null where it tells none.
 */
export function findAddress(
  text: string,
  expecting: boolean,
  towns: ReadonlySet<string> = noTowns,
): FoundAddress | null {
  const numbered = numberedAfter(text);
  if (numbered) {
    const whole = { ...numbered, address: tidy(numbered.address) };
    return whole.address.includes(', ') ? whole : withSurroundings(text, whole, towns);
  }
  const found = streetAddress(text, expecting) ?? ledToTown(text, towns);
  const last =
    found && asPutRight(text, found, (from) => streetAddress(blankTo(text, from), expecting));
  return last && withSurroundings(text, last, towns);
}

function streetAddress(text: string, expecting: boolean): FoundAddress | null {
  const found = firstAddress(text, expecting);
  const taken = found && takenBack.exec(text.slice(found.start, found.end));
  if (!found || !taken) return found;
  // "Eighteen, no sorry, eighty one Pinewood Crescent": what follows the correction counts.
  const from = found.start + taken.index + taken[0].length;
  return streetAddress(blankTo(text, from), expecting) ?? found;
}

/** A text from a place on, each word where it was. */
const blankTo = (text: string, from: number) => ' '.repeat(from) + text.slice(from);

const numberWord = `(?:\\d{1,5}|${[...spoken].join('|')})`;
const ledHouse = new RegExp(
  `\\b(?:at|address is|au) ((?:${numberWord} ){1,4}(?:[\\p{L}'-]+ ){1,3})(?:in|à|a) ([\\p{L}'-]+)`,
  'iu',
);

/** "I'm at fourteen birch hollow in Riverview": a town the shop speaks of makes a street of it. */
function ledToTown(text: string, towns: ReadonlySet<string>): FoundAddress | null {
  const led = ledHouse.exec(text);
  const [, street = '', town = ''] = led ?? [];
  if (!led || !towns.has(town.toLowerCase())) return null;
  const start = led.index + led[0].indexOf(street);
  return { address: tidy(street.trim()), start, end: start + street.trim().length };
}

const takenBack =
  /\b(?:no,? (?:wait|sorry|make that)|wait,? no|sorry|i mean|scratch that|non,? (?:attende?[sz]|excuse[sz]?|pardon)|pardon|excuse[sz]|je veux dire)\b/i;

function firstAddress(text: string, expecting: boolean): FoundAddress | null {
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'mark');
  const runs = digitRuns(tokens, numberWords('en'));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || !isNumber(token)) continue;
    // "Oh gosh, thirty Elm Street": no zero without another figure after it.
    const after = tokens[at + 1];
    if (/^oh?$/.test(token.word) && !(after && isNumber(after))) continue;
    let next = at;
    while (next < tokens.length && next - at < mostNumberWords) {
      const one = tokens[next];
      // "Twelve hundred and four" is one number.
      if (!one || !(isNumber(one) || joinsHundreds(tokens, next))) break;
      next += 1;
    }
    // "The one on Elm Street", "two of us on Elm Street": words that count or point, and no house.
    if (next - at === 1 && token.kind === 'word' && standsApart.has(tokens[next]?.word ?? ''))
      continue;
    // "Un débouchage, 12 rue Bowen": an article, and no house.
    if (next - at === 1 && /^une?$/.test(token.word)) continue;
    // "212 6th Street": the street's own name begins with a number.
    const named = ordinalMarks.has(tokens[next]?.word ?? '') && isGlued(tokens, next);
    const unnumbered = named && next - 1 === at;
    if (named && !unnumbered) next -= 1;
    const streetAt = hesitates(tokens[next]?.word ?? '') ? next + 1 : next;
    const street = numberedRoadEnd(text, tokens, streetAt, isNumber) ?? streetEnd(tokens, streetAt);
    if (unnumbered && !expecting) {
      at = next;
      continue;
    }
    // Without the word for a street, what is longer than a house number or counts something is none.
    const run = runs.find(({ first, next: end }) => at >= first && at < end);
    if (street === null && run && !mayBeHouse(tokens, run)) {
      at = Math.max(next, run.next - 1);
      continue;
    }
    const mayBe = expecting && !isHour(tokens, at, next) && !goesOnApart(text, tokens, next);
    const bare = mayBe ? wordsEnd(tokens, next) : null;
    const last = street ?? (expecting ? bare : ledWord(text, tokens, at, next));
    if (last === null) {
      at = next;
      continue;
    }
    // A telephone number may stand right before it: a house has at most five digits.
    const house = houseStart(tokens, at, next);
    const first = unitStart(tokens, house);
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? text.length;
    return { address: tidy(text.slice(start, end)), start, end };
  }
  return null;
}

const standsApart = new Set('on off of near along by beside behind sur de pres'.split(' '));

function joinsHundreds(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  const joins = tokens[at]?.word === 'and' && tokens[at - 1]?.word === 'hundred';
  return joins && after !== undefined && isNumber(after);
}
const longestHouse = 5;
function mayBeHouse(tokens: readonly Token[], run: DigitRun): boolean {
  if (run.digits.length > longestHouse) return false;
  const counted = unitOfNumber(tokens, run);
  if (counted !== null && counted !== 'year') return false;
  return !(looksLikeYear(run) && yearLeads.has(tokens[run.first - 1]?.word ?? ''));
}

const ordinalMarks = new Set(['st', 'nd', 'rd', 'th', 'e', 'eme']);
const isGlued = (tokens: readonly Token[], at: number) =>
  tokens[at] !== undefined && tokens[at]?.start === tokens[at - 1]?.end;

/** "Unit 4, 212 Elm Street" begins with its unit. */
function unitStart(tokens: readonly Token[], house: number): number {
  const before = tokens[house - 1];
  if (before && isNumber(before) && units.has(tokens[house - 2]?.word ?? '')) return house - 2;
  return units.has(before?.word ?? '') ? house - 1 : house;
}

function houseStart(tokens: readonly Token[], from: number, next: number): number {
  const last = tokens[next - 1];
  if (last?.kind === 'digits') return next - 1;
  return Math.max(from, next - mostDigitWords);
}

/** "Four oh two seven" has four words; more are part of another number. */
const mostDigitWords = 5;

function streetEnd(tokens: readonly Token[], from: number): number | null {
  if (frenchFirst.has(tokens[from]?.word ?? '') && tokens[from + 1]?.kind === 'word') {
    let end = from + 1;
    while (
      end < from + 3 &&
      tokens[end + 1]?.kind === 'word' &&
      !stops.has(tokens[end + 1]?.word ?? '') &&
      !(namesPerson(tokens, from + 1, end + 1) && !stops.has(tokens[end + 2]?.word ?? ''))
    )
      end += 1;
    return end;
  }
  for (let at = from + 1; at <= from + mostNameWords; at += 1) {
    // "At two with Trevor, the place on Abbott": no street is called "with Trevor the".
    if (joining.has(tokens[at - 1]?.word ?? '')) return null;
    // "Le huit à la place de lundi": nor "à la".
    if (frenchArticles.has(tokens[at - 1]?.word ?? '')) return null;
    // "Eleven hundred square feet" is a size.
    if (streets.has(tokens[at]?.word ?? '') && !isInName(tokens, at))
      return measureUnits.has(tokens[at + 1]?.word ?? '') ? null : at;
  }
  return null;
}

const frenchArticles = new Set(['la', 'le', 'les']);

/** "Big Bay Point Road": what lies there is in the name of a street. */
function isInName(tokens: readonly Token[], at: number): boolean {
  return lies.has(tokens[at]?.word ?? '') && streets.has(tokens[at + 1]?.word ?? '');
}

const lies = new Set('bay point ridge view landing hill grove heights gate'.split(' '));

const joining = new Set(
  'with and or for at by my our your his her their i we you he she they but so from to if each every per sur dans avec chez proche pres storey storeys story stories bedroom bed bath car level floor dollars dollar bucks about than under over said'.split(
    ' ',
  ),
);

const leads = new Set(['at', "it's", 'live', 'is', 'address', 'au', 'habite', 'reste']);
const leastHouseWords = 2;

/** "I'm at eight eighteen Cathcart": a long number and a word written large need no "street". */
function ledWord(
  text: string,
  tokens: readonly Token[],
  from: number,
  next: number,
): number | null {
  const house = tokens.slice(from, next);
  const long = house.some(({ kind, word }) => kind === 'digits' && word.length > 2);
  if (!leads.has(tokens[from - 1]?.word ?? '')) return null;
  if (!long && house.length < leastHouseWords) return null;
  const named = tokens[next];
  const large = named?.kind === 'word' && /^\p{Lu}\p{Ll}{3,}/u.test(text.slice(named.start));
  return large && !calendar.test(named.word) ? next : null;
}
const calendar =
  /day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

const stops = new Set(
  `and et pis puis so faque um uh euh the but mais is it my my can je on a en dans pour app appartement local pres au in at for c
  non excusez excuse pardon sorry wait actually plutot attends attendez because since when if they he she you there that this last next to from by with up down back over not just are was were have has had do does did will would should get got parce quand ils elles il elle depuis`.split(
    /\s+/,
  ),
);

/** "Around ten then", "Friday two thirty, yeah", "one rabbit": no house, though one was asked for. */
function isHour(tokens: readonly Token[], at: number, next: number): boolean {
  const [number, before, after] = [tokens[at], tokens[at - 1], tokens[next]];
  const few = next - at === 1 && /^\p{L}+$/u.test(number?.word ?? '');
  if (houseLeads.has(before?.word ?? '')) return false;
  return few || hourLeads.has(before?.word ?? '') || fillers.has(after?.word ?? '');
}

/** "She's seventy one, don't you", "there's three of us": the words after it are of something else. */
function goesOnApart(text: string, tokens: readonly Token[], next: number): boolean {
  const [last, after] = [tokens[next - 1], tokens[next]];
  if (!last || !after) return false;
  return /[.;,?!]/.test(text.slice(last.end, after.start)) || /'/.test(after.word);
}

const houseLeads = new Set(['number', 'numero', 'house', 'civic', 'civique']);
const hourLeads = new Set(
  `around about by before after until till like vers avant apres monday tuesday wednesday thursday friday
  saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche tomorrow today demain`.split(
    /\s+/,
  ),
);
const fillers = new Set(
  `then yeah yep yes no not nope ok okay please right thanks sure uh um or for works oui non ouais merci pis
  alors correct`.split(/\s+/),
);

function wordsEnd(tokens: readonly Token[], from: number): number | null {
  let end = from - 1;
  while (end < from + 2) {
    const next = tokens[end + 1];
    if (next?.kind !== 'word' || stops.has(next.word)) break;
    // "One forty Beliveau it's the grey garage": what goes on after the street is none of it.
    if (end >= from && (neverNames.has(next.word) || neverNamesFrench.has(next.word))) break;
    end += 1;
  }
  return end >= from ? end : null;
}

/**
 * "31 chemin du Moulin, Yvon Tanguay": whether a first and a last name at `at`, after a street's own name from
 * `street` on, are of who lives there. "Rue Yvon Tanguay" and "rue du docteur Yvon Tanguay" are called so.
 */
function namesPerson(tokens: readonly Token[], street: number, at: number): boolean {
  const first = tokens[at]?.word ?? '';
  if (!firstNames.has(first) || everydayFirstNames.has(first)) return false;
  if (tokens[at + 1]?.kind !== 'word') return false;
  const named = tokens.slice(street, at).filter(({ word }) => !particles.has(word));
  return named.some(({ word }) => !firstNames.has(word)) && !honours.has(named.at(-1)?.word ?? '');
}

/** Before the name of somebody whom a street is called after. */
const honours: ReadonlySet<string> = new Set(
  'docteur dr pere mere abbe cure frere soeur saint sainte st ste monseigneur mgr capitaine general juge notaire ministre'.split(
    ' ',
  ),
);
