import type { Language } from '../conversation.ts';
import { smallWords } from './common-words.ts';
import { fold, likeness, wordsOf } from './words.ts';

/** `no` only where the listed text itself says so. */
export type Coverage = 'yes' | 'no' | 'unknown';

const excludes =
  /\b(not|never|no longer|jamais|except|excluding|outside|but not|sauf|excepte|pas)\b/;
/** "45 outside Guelph" asks a fee of other places, and says that Guelph itself is served. */
const feeOutside = /^(?!.*\b(?:not|no longer|pas)\b).*(?:\d.*\boutside|\boutside\b.*\d)/;
const qualifiers = new Set(
  `greater metro downtown all of the and surrounding area areas region city town around near nearby
  within most parts anywhere in we serve cover to communities neighbourhoods neighborhoods including
  plus also even inside anywhere aussi ainsi jusque do not never jamais except excluding no longer outside but go travel beyond le la les et de du des
  grand region sauf pas mais it its there this that we'll il y c'est on ne va vas allons desservons couvrons deplace deplacons nous vous aussi`.split(
    /\s+/,
  ),
);
/** What makes another place of the name that follows or comes before it. */
const prefixes = new Set(
  'north south east west new port fort st saint mount lake upper lower'.split(' '),
);
const suffixes = new Set(
  'island heights beach county hills falls springs lake township bay'.split(' '),
);

function placesIn(listed: string): string[][] {
  return listed
    .split(
      /[,;:/\n()]|\b(?:and|or|to|in|et|ou|ni|aux?|en|dans|chez|jusqu|with|for|at|is|are|only|possible|avec|pour|est|sont|km|miles?|within|of)\b|(?<=^|\s)[àÀ](?=\s)|&/i,
    )
    .map(nameIn)
    .filter((words) => words.join('').length > 2);
}

/** The name of a place in a stretch of a list, without what is said of it: "Sooke have travel". */
function nameIn(part: string): string[] {
  const words = wordsOf(part);
  const kept = words.filter(({ text }) => !qualifiers.has(text) && !/^\d+$/.test(text));
  const isCapital = ({ start }: { start: number }) => /^\p{Lu}/u.test(part.slice(start));
  const first = kept.findIndex(isCapital);
  const named = first < 0 ? kept : kept.slice(first);
  // What owners write of a place begins with a word of any conversation, or, after a capital, in small letters.
  const end = named.findIndex(
    (word, at) => at > 0 && (smallWords.has(word.text) || (first >= 0 && !isCapital(word))),
  );
  return (end < 0 ? named : named.slice(0, end)).map(({ text }) => text);
}

function names(said: readonly string[], place: readonly string[]): boolean {
  return said.some((_, at) => {
    const here = place.every((word, step) => likeness(said[at + step] ?? '', word) >= 0.85);
    if (!here) return false;
    const [before, after] = [said[at - 1] ?? '', said[at + place.length] ?? ''];
    return !prefixes.has(before) && !suffixes.has(after);
  });
}

function cityOf(address: string): string[] {
  const parts = address.split(',').map((part) => part.trim());
  const region = parts.findIndex((part, at) => at > 0 && /^[A-Z]{2}\b/.test(part));
  const city = region > 0 ? parts[region - 1] : undefined;
  return city && !/\d/.test(city) ? wordsOf(city).map((word) => word.text) : [];
}

const exceptions = /,?\s*\b(?=(?:except|excluding|but not|and not|sauf|mais pas|et pas)\b)/i;

/** "Not free in Sackville", "no travel charge": of what is paid, and leaves no town out. */
const ofPaying =
  /\b(?:not|never|no|pas|jamais)\b(?: (?:de|any|for|the|of|[a-z]+))?(?: [a-z]+)? (?:fees?|charges?|charged|extra|costs?|surcharges?|free|frais|supplements?|gratuit\w*|factur\w*)\b/g;
/** What a question asks that is of paying for the way. */
const asksOfPaying =
  /\b(?:fees?|charges?|extra|costs?|surcharges?|pay|how much|frais|supplements?|coute|payer|combien)\b/;
const isOfGoing =
  /\b(?:go|come|serve|travel to|cover|allons|vient|venons|desservons|couvrons|deplac\w*)\b/;

/** What an owner wrote of an area, part by part; "St. Jacobs" is one name. */
export function areaSentences(area: string): string[] {
  return area.split(/(?<=(?<!\b(?:St|Ste|Mt|Ft))[.!;])\s+/i);
}

/**
 * Whether the business goes to the place `text` names. `yes` where the listed area names it, or it
 * is the business's own city; anything else is `unknown`, since an area is rarely listed in full.
 * @param asked the question that the text answers: "not within Dieppe" of a fee serves Dieppe.
 */
export function coversPlace(
  serviceArea: string | null | undefined,
  address: string | null | undefined,
  text: string,
  asked = '',
): Coverage {
  if (!serviceArea?.trim()) return 'unknown';
  const ofFee = asksOfPaying.test(fold(asked)) && !isOfGoing.test(fold(asked));
  const said = wordsOf(text).map((word) => word.text);
  const clauses = areaSentences(serviceArea)
    .flatMap((sentence) => sentence.split(exceptions))
    .flatMap(feeAndRest);
  const leavesOut = (clause: string) =>
    excludes.test(clause.replace(ofPaying, ' ')) &&
    !feeOutside.test(clause) &&
    !(ofFee && !isOfGoing.test(clause));
  const listed = (wanted: boolean) =>
    clauses.filter((clause) => leavesOut(fold(clause)) === wanted).flatMap(placesIn);
  if (listed(true).some((place) => names(said, place))) return 'no';
  if (listed(false).some((place) => names(said, place))) return 'yes';
  const city = cityOf(address ?? '');
  return city.length > 0 && names(said, city) ? 'yes' : 'unknown';
}

/**
 * "Renfrew there is a 15 dollar charge, not on the season plan": what is charged for going to a place
 * serves it, whatever comes after is not of the place.
 */
function feeAndRest(clause: string): string[] {
  const folded = fold(clause);
  const not = excludes.exec(folded);
  const charge = charged.exec(folded);
  if (!not || !charge || not.index < charge.index || folded.length !== clause.length)
    return [clause];
  return [clause.slice(0, not.index)];
}

const charged = /\$ ?\d|\b\d+ ?(?:\$|dollars?\b|bucks\b)/;

/** Names of places in the owner's texts: capitalised words within a sentence, or first of a list. */
export function townsIn(text: string): string[] {
  const within =
    /(?<=[\p{Ll}\d,;:(] |(?:^|[.!?;] )À )(?:(?:St|Ste|Mt|Ft)\. )?\p{Lu}[\p{L}'’-]+(?: (?:St|Ste|Mt|Ft)\. \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)*/gu;
  const first =
    /(?:^|[.!?;] )((?:(?:St|Ste|Mt|Ft)\. )?\p{Lu}[\p{L}'’-]+(?: (?:St|Ste|Mt|Ft)\. \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)*)(?=, \p{Lu}| (?:and|or|et|ou) \p{Lu}|,? (?:is|are|has|have|costs?|with|for|plus|c'est|est|sont|coûte|avec|pour) [^.]*\d|,? (?:for|pour) [^.]*\b(?:only|seulement|uniquement)\b)/gu;
  const leading = [...text.matchAll(first)].flatMap(({ 0: whole, 1: name, index }) => {
    if (!name || smallWords.has(fold(name)) || ofTravel.test(fold(name))) return [];
    // The stop of "St. Hilda" ends nothing.
    if (/\b(?:St|Ste|Mt|Ft)$/.test(text.slice(0, index))) return [];
    const start = index + whole.indexOf(name);
    return [{ name: withoutLimit(name), start, end: start + name.length }];
  });
  // Of "Rawdon. Lake Country is 20" the second word begins no name.
  const others = [...text.matchAll(within)]
    .filter(({ index }) => !leading.some(({ start, end }) => index > start && index < end))
    .map(([name]) => withoutLimit(name.replace(/\.+$/, '')))
    .filter((name) => name !== '' && !smallWords.has(fold(name)));
  return [...others, ...leading.map(({ name }) => name)];
}

/** "Pas American Express": what begins a part of a list is of no name. */
function withoutLimit(name: string): string {
  return name.replace(/^(?:Pas|Sauf|Seulement|Not|No|Only|Except|Also)(?: |$)/, '');
}

/** "Delivery is 30 dollars" names no town. */
const ofTravel =
  /\b(?:deliver\w*|travel\w*|trips?|fees?|fuel|distance|mileage|parking|area|outside|everywhere|anywhere|elsewhere|places?|towns?|visits?|service|calls?|livraison|deplacement\w*|frais|secteur|ailleurs|partout|visites?)\b/;

/** The places of a list that a text names and does not deny, longest first: "lake country" of "Lake Country". */
export function placesNamed(places: readonly string[], text: string): string[] {
  const said = wordsOf(text).map((word) => word.text);
  return places.filter((place) => {
    const wanted = wordsOf(place).map((word) => word.text);
    if (!names(said, wanted)) return false;
    const denied = said.flatMap((word, at) => (word === wanted[0] && isDenied(said, at) ? at : []));
    return (
      denied.length === 0 ||
      names(
        said.filter((_, at) => !denied.includes(at)),
        wanted,
      )
    );
  });
}

/** Whether a text names a place of a list only to deny it: "I'm not in any Oakbank". */
export function deniesPlace(places: readonly string[], text: string): boolean {
  const said = wordsOf(text).map((word) => word.text);
  return (
    placesNamed(places, text).length === 0 &&
    places.some((place) =>
      names(
        said,
        wordsOf(place).map((word) => word.text),
      ),
    )
  );
}

/** Whoever says so is somewhere else. */
function isDenied(said: readonly string[], at: number): boolean {
  const before = said.slice(0, at);
  const from = before.findLastIndex((word) => !leadsToPlace.has(word));
  return denies.test(before[from] ?? '') && before[from - 1] !== 'why';
}

const denies = /^(?:not|no|never|pas|\w+n't)$/;
const leadsToPlace = new Set(
  'in from at to near any out even of your dans a de en sur du au'.split(' '),
);

const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\bSt\.?$/, 'Street'],
  [/\bAve?\.?$/, 'Avenue'],
  [/\bRd\.?$/, 'Road'],
  [/\bDr\.?$/, 'Drive'],
  [/\bBlvd\.?$/, 'Boulevard'],
  [/\bHwy\.?(?= \d)/, 'Highway'],
  [/^(?:#|Unit |Ste\.? )(?=\w)/, 'Unit '],
];

/** The address as a voice reads it: street and city, without province, postal code or country. */
export function sayAddress(address: string, language: Language = 'en'): string {
  const postalCode = /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|(?<=\b[A-Z]{2},? )\d{5}(-\d{4})?\b/gi;
  const parts = address
    .replace(postalCode, '')
    .split(/[,\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(
      (part) => part && !/^(canada|usa?|united states|[A-Z]{2}|qu[ée]bec \(.*\))$/i.test(part),
    )
    .map((part) => part.replace(/ \(?(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)\)?$/, ''));
  if (language === 'fr') return parts.join(', ');
  return parts
    .map((part) => spelledOut.reduce((text, [short, long]) => text.replace(short, long), part))
    .join(', ');
}
