import { digitsOf, numberedAfter, withSurroundings } from './address-parts.ts';
import { neverNames, neverNamesFrench } from './names/name-words.ts';
import { namesPerson } from './names/person-after-street.ts';
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
const spoken = new Set(
  `oh zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred un deux trois quatre cinq sept huit
  neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille`.split(
    /\s+/,
  ),
);
const units = new Set('unit apartment apt suite appartement app condo'.split(' '));

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
  return found && withSurroundings(text, found, towns);
}

function streetAddress(text: string, expecting: boolean): FoundAddress | null {
  const found = firstAddress(text, expecting);
  const taken = found && takenBack.exec(text.slice(found.start, found.end));
  if (!found || !taken) return found;
  // "Eighteen, no sorry, eighty one Pinewood Crescent": what follows the correction counts.
  const from = found.start + taken.index + taken[0].length;
  return streetAddress(' '.repeat(from) + text.slice(from), expecting) ?? found;
}

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
    const bare = expecting && !isHour(tokens, at, next) ? wordsEnd(tokens, next) : null;
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
    // "Eleven hundred square feet" is a size.
    if (streets.has(tokens[at]?.word ?? '') && !isInName(tokens, at))
      return measureUnits.has(tokens[at + 1]?.word ?? '') ? null : at;
  }
  return null;
}

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
  because since when if they he she you there that this last next to from by with up down back over not just are was were have has had do does did will would should get got parce quand ils elles il elle depuis`.split(
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
 * "Eight oh nine Lakeside Place" is written as 809 Lakeside Place, "one forty one Larkspur" as 141, and what
 * comes after a hesitation is another number: "twenty six forty one, um, two seventy second street".
 */
function tidy(text: string): string {
  const said = text.trim().split(/\s+/);
  const pause = said.findIndex(hesitates);
  const words = said.filter((word) => !hesitates(word));
  const house = digitsOf(said.slice(0, Math.max(pause, 0)).join(' '));
  if (/^\d{1,5}$/.test(house)) return capital([house, ...numberedStreet(words.slice(pause))]);
  const street = words.findIndex((word, at) =>
    word
      .toLowerCase()
      .split('-')
      .some((part) => !(spoken.has(part) || (part === 'and' && isHundred(words[at - 1])))),
  );
  const number = street > 0 ? digitsOf(words.slice(0, street).join(' ')) : '';
  return capital(/^\d{1,5}$/.test(number) ? [number, ...words.slice(street)] : words);
}

const isHundred = (word: string | undefined) => word?.toLowerCase() === 'hundred';
const hesitates = (word: string) => /^(?:um+|uh+|er+|erm|euh|heu)[,.]?$/i.test(word);

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');

/** "Two seventy second street" is 272nd Street. */
function numberedStreet(words: readonly string[]): string[] {
  const at = words.findIndex((word) => ordinals.includes(word.toLowerCase()));
  const tens = at > 0 ? digitsOf(words.slice(0, at).join(' ')) : '';
  if (!/^\d{0,2}0$/.test(tens)) return [...words];
  const last = ordinals.indexOf((words[at] ?? '').toLowerCase()) + 1;
  const ending = ['st', 'nd', 'rd'][last - 1] ?? 'th';
  return [`${Number(tens) + last}${ending}`, ...words.slice(at + 1)];
}

function capital(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
