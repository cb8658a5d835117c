import { firstNames } from './names/name-words.ts';
import { numberAt } from './numbers.ts';
import { digitRuns } from './words/digit-runs.ts';
import { numberWords } from './words/number-words.ts';
import { fold, tokenize } from './words/tokens.ts';

/** A stretch of text: UTF-16 offsets, end exclusive. */
interface Span {
  start: number;
  end: number;
}

const numerals =
  'oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent';
const figure = `(?:\\d{1,5}[a-z]?(?![\\d:])|(?:${numerals})(?:[\\s-]+(?:${numerals})){0,4})`;
const kinds =
  'street|st|avenue|ave|road|rd|drive|dr|crescent|cres|lane|court|ct|place|boulevard|blvd|terrace|trail|way|close|circle|highway|hwy|parkway|grove|square|mews';
const kindsFirst = 'rue|avenue|boulevard|boul|chemin|rang|montée|côte|allée|impasse|place';
const notNamed =
  "(?!(?:on|at|in|the|my|off|of|is|it|s|it's|live|we're|i'm|uh|um|er|and|so|to|sur|au|la|le|dans|est|c'est)\\b)";
const town = "[\\p{L}][\\p{L}'’.-]*(?:[\\s-][\\p{L}][\\p{L}'’.-]*){0,3}";

const streetThenNumber = new RegExp(
  `(?<![\\p{L}'’])((?:\\d{1,3}(?:st|nd|rd|th)|${notNamed}[\\p{L}'’-]+)(?:\\s+${notNamed}[\\p{L}'’-]+){0,2}?\\s+(?:${kinds})\\b|(?:${kindsFirst})\\s+[\\p{L}'’-]+(?:\\s+[\\p{L}'’-]+){0,2}?)(,?\\s+(?:out |over )?(?:in|à)\\s+${town}?)?[,.]?\\s+(?:(?:it's|it is|at|c'est|au)\\s+)?(?:the\\s+|le\\s+)?(?:house |civic )?(?:number|numéro|numero|no\\.?|#)(?:\\s+(?:is|est))?\\s*(${figure})(?![\\p{L}\\d])`,
  'iu',
);

const houseBefore = new RegExp(`(?<![\\p{L}\\d])${figure}\\s+$`, 'iu');
const houseFirst = new RegExp(`^(?:${numerals})\\s`, 'iu');

/** "6th Street in Lumsden, number 212": the number told after the street, put before it. */
export function numberedAfter(text: string): ({ address: string } & Span) | null {
  const found = streetThenNumber.exec(text);
  const [whole, street, place, number] = found ?? [];
  if (!found || !whole || !street || !number) return null;
  // "2215 Shelbourne Street number 7" has its house number: the other is a flat's.
  if (houseBefore.test(text.slice(0, found.index)) || houseFirst.test(street)) return null;
  const where = place ? `, ${place.replace(/^,?\s+(?:out |over )?(?:in|à)\s+/i, '')}` : '';
  return {
    address: `${digitsOf(number)} ${street}${where}`,
    start: found.index,
    end: found.index + whole.length,
  };
}

/** "Two twelve" as 212. */
export function digitsOf(number: string): string {
  if (/^\d/.test(number)) return number;
  const tokens = tokenize(number);
  // "Mille deux cents" is one number, "un quarante et un" are two said together.
  for (const language of ['en', 'fr'] as const) {
    const whole = numberAt(tokens, 0, language);
    const isWhole = whole?.kind === 'cardinal' && whole.next === tokens.length;
    if (isWhole && ofThousands[language].test(number)) return String(whole.value);
  }
  for (const language of ['en', 'fr'] as const) {
    const [run, other] = digitRuns(tokenize(number), numberWords(language));
    if (run && !other && run.end - run.start === number.length) return run.digits;
  }
  return number;
}

const ofThousands = {
  en: /\bhundred and\b/i,
  fr: /\b(?:mille|cents?|vingts?|soixante)\b/i,
} as const;

const unitWords =
  'unit|apartment|apt\\.?|suite|condo|room|lot|chambre|local|app\\.?|appartement|bureau';
const unitAfter = new RegExp(
  `^[,\\s]+(?:(?:${unitWords})\\s+(?:number\\s+|numéro\\s+)?(?:${figure}|[a-z])|(?:number|numéro|numero|#)\\s*${figure}|(?:on )?(?:the )?(?:main|ground|top|first|second|third|fourth|fifth) floor|(?:the )?(?:basement|upper|lower) (?:suite|unit)|(?:au )?(?:premier|deuxième|troisième|quatrième) étage|au sous-sol)(?![\\p{L}\\d])`,
  'iu',
);
const unitAlone = new RegExp(
  `\\b(?:(${unitWords})\\s+(?:number\\s+|numéro\\s+|is\\s+(?:number\\s+)?|c['’]est\\s+(?:le\\s+)?(?:numéro\\s+)?)?(${figure})|(${figure})(?:'s|,? is|,? that's|,? c'est) (?:my|the|our|mon|le|notre) (${unitWords}))(?![\\p{L}\\d])`,
  'iu',
);

/** A flat told apart from its street, which is no part of a telephone number: "unit eleven oh four". */
export function findUnit(text: string): ({ unit: string } & Span) | null {
  const found = unitAlone.exec(text);
  const kind = found?.[1] ?? found?.[4];
  const number = found?.[2] ?? found?.[3];
  if (!found || !kind || !number) return null;
  const unit = `${titled(kind.toLowerCase())} ${digitsOf(number)}`;
  return { unit, start: found.index, end: found.index + found[0].length };
}

/** An address with the flat that was told apart from it, in the place of any other. */
export function withUnit(address: string, unit: string): string {
  const other = new RegExp(`,? (?:${unitWords}) [\\p{L}\\d]+`, 'iu');
  const [street = '', ...rest] = address.replace(other, '').split(', ');
  return [street, unit, ...rest].join(', ');
}

/** "Somerset Street West": the side of town is part of a street's name. */
const sideAfter =
  /^\s+(?:north|south|east|west|northeast|northwest|southeast|southwest|n\.?w|n\.?e|s\.?w|s\.?e|nord|sud|est|ouest)(?![\p{L}\d])(?!\s+(?:of|side|end)\b)/iu;

const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|english|french|anglais|français|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)\b/i;
const afterStreet = /^[,.]?\s+(?:(?:out|over|up|down|just|right|back)\s+)?(?:in|à)\s+/i;
const afterComma = /^,\s+/;
const beforeStreet = new RegExp(
  `\\b(?:in|from|à|de)\\s+(${town}),\\s*(?:(?:at|au|it's|c'est)\\s+)?(?:the\\s+)?$`,
  'iu',
);

/** The words at the start of a text that can be a town: written large, or known to be one. */
function townAt(text: string, towns: ReadonlySet<string>): string | null {
  const words: string[] = [];
  let known = false;
  for (const word of text.split(/(?<=\S)\s+/)) {
    // "St. Jacobs" goes on after its full stop.
    if (/^(?:St|Ste|Mt|Ft)\.$/i.test(word)) {
      words.push(word);
      continue;
    }
    const bare = word.replace(/[.,;!?]+$/, '');
    const isKnown = isTownWord(bare, towns);
    if (!(isKnown || /^(?:[LD]['’])?\p{Lu}\p{Ll}+/u.test(bare)) || months.test(bare)) break;
    // "À Rosemère Mathieu Lapointe": past a town that is known, and at a first name, it ends.
    if (words.length > 0 && !isKnown && (known || firstNames.has(fold(bare)))) break;
    known ||= isKnown;
    words.push(bare);
    if (bare !== word || words.length === 3) break;
  }
  return words.some((word) => !word.endsWith('.')) ? words.join(' ') : null;
}

/** "Unit eleven oh four" as "unit 1104". */
function spokenUnit(unit: string): string {
  const numbered = /^(?:number|numéro|numero|#)\s*(.+)$/iu.exec(unit)?.[1];
  if (numbered) return `Unit ${digitsOf(numbered)}`;
  const found = findUnit(unit);
  return found ? `${unit.slice(0, unit.indexOf(' '))} ${found.unit.split(' ')[1]}` : unit;
}

/** An address with what is told around it: its unit, and the town it is in. */
export function withSurroundings(
  text: string,
  found: { address: string } & Span,
  towns: ReadonlySet<string>,
): { address: string } & Span {
  let { address, end } = found;
  const side = sideAfter.exec(text.slice(end))?.[0];
  if (side) {
    address = `${address} ${titled(side.trim())}`;
    end += side.length;
  }
  const unit = unitAfter.exec(text.slice(end))?.[0];
  if (unit) {
    address = `${address}, ${spokenUnit(unit.replace(/^[,\s]+/, ''))}`;
    end += unit.length;
  }
  const rest = text.slice(end);
  const led = afterStreet.exec(rest)?.[0];
  const comma = led === undefined ? afterComma.exec(rest)?.[0] : undefined;
  const following = rest.slice((led ?? comma ?? '').length);
  const spoken = following.trimStart();
  // "Fourteen Elm Street Dundas": a town that is known needs no word before it.
  const place =
    led !== undefined || (comma !== undefined && endsWithTown(following))
      ? townAt(following, towns)
      : isKnownTown(spoken, towns)
        ? townAt(spoken, towns)
        : null;
  if (place) {
    const at = rest.indexOf(place);
    return {
      address: `${address}, ${titled(place)}`,
      start: found.start,
      end: end + at + place.length,
    };
  }
  const before = beforeStreet.exec(text.slice(0, found.start))?.[1];
  const named = before ? townAt(before, towns) : null;
  if (before && named === before)
    return { address: `${address}, ${titled(before)}`, start: found.start, end };
  return { address, start: found.start, end };
}

/** "9 Elora Road, Erin": a name written large that ends what is said, and is no person's in full. */
function endsWithTown(following: string): boolean {
  const [, first, second] =
    /^(\p{Lu}[\p{L}'’-]+)(?:\s(\p{Lu}[\p{L}'’-]+))?[.!]?\s*$/u.exec(following) ?? [];
  if (first === undefined) return false;
  return second === undefined || !firstNames.has(fold(first));
}

function isKnownTown(text: string, towns: ReadonlySet<string>): boolean {
  const [first = ''] = text.replace(/^(?:St|Ste|Mt|Ft)\.?\s+/i, '').split(/[\s.,;!?]+/);
  return isTownWord(first, towns);
}

/** "L'Ange-Gardien" is known by each of its words. */
function isTownWord(word: string, towns: ReadonlySet<string>): boolean {
  const parts = fold(word).split('-').filter(Boolean);
  return parts.length > 0 && parts.every((part) => towns.has(part));
}

const titled = (name: string) => name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

const ofHouse = 'house|civic|street|building';
const houseSaid = new RegExp(
  `\\b(?:(?:${ofHouse}) number(?:'s| is|,)?|numéro (?:civique|de porte|de maison)(?:,? c'est| est|,)?)\\s+(?:actually |the |le )?(${figure})(?![\\p{L}\\d])|\\b(${figure})(?:'s|,? is|,? that's|,? c'est)? (?:(?:the|my|our|le|mon|notre) (?:${ofHouse}) number|(?:the|my|our|le|mon|notre) numéro (?:civique|de porte|de maison))`,
  'iu',
);
const numberSaid = new RegExp(
  `(?:^|[,.;]\\s*|\\b(?:it's|it is|c'est|at|au)\\s+)(?:the )?(?:number|numéro|le numéro)\\s+(${figure})(?=\\s*(?:[,.;!?]|$))`,
  'iu',
);

/** A house number told by itself: "two twelve's the house number", or "number 212" of a known street. */
export function findHouseNumber(
  text: string,
  streetKnown: boolean,
): ({ house: string } & Span) | null {
  const found = houseSaid.exec(text) ?? (streetKnown ? numberSaid.exec(text) : null);
  const number = found?.[1] ?? found?.[2];
  if (!found || !number) return null;
  return { house: digitsOf(number), start: found.index, end: found.index + found[0].length };
}

const leadingNumber = new RegExp(`^(?:${figure})\\s+(?=\\S)`, 'iu');

/** "212" and "6th Street, Lumsden" as "212 6th Street, Lumsden", whatever number stood there. */
export function withHouseNumber(address: string, house: string): string {
  return `${house} ${address.replace(leadingNumber, '')}`;
}

const sideLast =
  /\s(?:north|south|east|west|northeast|northwest|southeast|southwest|n\.?w|n\.?e|s\.?w|s\.?e|nord|sud|est|ouest)$/iu;

const plain = (address: string) =>
  address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is known of an address once `told` is told as well: what was told fully is not cut short. */
export function joinAddress(known: string, told: string): string {
  const figures = told.replace(leadingNumber, (number) => `${digitsOf(number.trim())} `);
  if ([told, figures].some((one) => plain(known).includes(plain(one)))) return known;
  const [street = '', ...places] = known.split(', ');
  const number = leadingNumber.exec(street)?.[0];
  // "Not Brentwood, Greenwood Drive": the house is the same, and the town.
  if (number && !leadingNumber.test(told) && !told.includes(','))
    return [`${digitsOf(number.trim())} ${told}`, ...places].join(', ');
  const bare = plain(street.replace(leadingNumber, ''));
  if (bare.length < 3 || told.includes(',')) return told;
  if (plain(told).includes(bare)) return [told, ...places].join(', ');
  // "No, it's 1204 Elm Street", of 4 Elm Street Southeast: it lies where it lay.
  const side = sideLast.exec(street)?.[0] ?? '';
  const isSame = side !== '' && plain(told).endsWith(bare.slice(0, -side.length));
  return isSame ? [`${told}${side}`, ...places].join(', ') : told;
}
