import { type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { coversPlace, townsIn } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import { areaTexts, titled } from './area.ts';
import { limitedTo } from './area-of-work.ts';

/** What somebody has to drive to a caller for. */
const visits: ReadonlySet<string> = new Set(['booking', 'reschedule', 'emergency', 'complaint']);

/**
 * Who wants a visit where nobody goes is told so once, and so is the owner: whether the town was asked about
 * before, is named with the wish, or stands in the address.
 */
export function tellOutside(turn: Turn): void {
  const { state } = turn;
  const { wanted, used } = state;
  if (!wanted.requests.some(({ kind }) => visits.has(kind))) return;
  const place = placeOutside(turn);
  wanted.outside = place ?? undefined;
  if (!place) return;
  const key = `outside ${fold(place)}`;
  if ((used[key] ?? 0) > 0) return;
  used[key] = 1;
  tell(turn, 'outsideArea', { place });
}

/**
 * "Book me in Brandon", "for the house in Elora then": the town that is named last for what is wanted is the
 * town of the visit, whichever was asked about before. One where a thing was bought, or somebody works, is none.
 */
export function noteTownOfVisit(turn: Turn, acts: readonly HeardAct[], text: string): void {
  const { focus } = turn.state;
  for (const { act, words, slots } of acts) {
    if (!tellsWhere(act)) continue;
    if (slots.town) focus.town = slots.town;
    else {
      const named = namedFor(
        turn,
        words,
        text,
        !act.startsWith('want.') && !act.startsWith('alarm.'),
      );
      if (named) focus.town = named;
    }
    if (comesHere.test(words)) focus.town = null;
  }
}

const tellsWhere = (act: Act) =>
  act.startsWith('want.') || act.startsWith('alarm.') || tells.has(act);
/** Details told beside a wish may name a town that is served, and so where it is wanted after all. */
const tells: ReadonlySet<Act> = new Set(['give', 'correct', 'choose', 'describe']);

/** The last place of which the owner wrote whether somebody goes there, that is named for a visit; null: none is. */
function namedFor(turn: Turn, words: string, text: string, onlyServed: boolean): string | null {
  let last: string | null = null;
  for (const { 1: named = '', index } of words.matchAll(wherever)) {
    const covers = coverage(turn, named);
    if (covers === 'unknown' || (onlyServed && covers === 'no')) continue;
    // Of a stretch that begins in the middle of a clause, what comes before it says what is there.
    const before = text.slice(0, Math.max(0, text.indexOf(words)) + index);
    const clause = before.split(/[,.;:!?]|(?<!\p{L})(?:but|and|mais|et)(?!\p{L})/iu).at(-1) ?? '';
    if (!elsewhere.test(clause) && !denied.test(clause))
      last = covers === 'no' ? excludedIn(turn, named) : named.trim();
  }
  return last;
}

const wherever =
  /(?<!\p{L})(?:in|to|at|near|à|en|au|vers)\s+(?=((?:\p{L}[\p{L}'’-]*(?:\s+|(?!\p{L}))){1,3}))/giu;
/** What was, or is done, in another place than the one it is wanted in. */
const elsewhere =
  /(?<!\p{L})(?:bought|got|found|saw|seen|ordered|picked|used to|work(?:s|ed|ing)?|moved|moving|recommended|referred|heard|born|calling|acheté\p{L}*|trouvé\p{L}*|vue?s?|commandé\p{L}*|travaill\p{L}*|déménag\p{L}*|recommandé\p{L}*|référé\p{L}*|née?)(?!\p{L})/iu;
/** "We're not in Elora": they are anywhere but there. */
const denied =
  /(?:(?<!\p{L})(?:not|pas)|n['’]t)(?: (?:even|actually|anywhere|quite|vraiment|du tout))*\s*$/iu;
/** "I'll bring it in": nobody has to go anywhere for it. */
const comesHere =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ll|['’]d| will| can| could|['’]m going to)? (?:just )?(?:bring|drop|take|haul|carry) (?:\p{L}+ ){1,3}(?:in|over|off|by|to you)|come (?:in )?to (?:you|your (?:shop|place|office))|(?:je|on|nous) (?:(?:vais|va|allons) )?(?:vous )?(?:(?:le|la|les|l['’])\s?)?(?:amèn|amen|apport)\p{L}*)(?!\p{L})/iu;

/** The town of the visit, where the owner wrote that nobody goes there; null: somebody does, or may. */
function placeOutside(turn: Turn): string | null {
  const { caller, focus, wanted } = turn.state;
  // Who comes to the shop may live anywhere.
  const inTrouble = wanted.requests.some(({ kind }) => kind === 'emergency');
  if (!caller.address && !goesThere(turn) && !inTrouble) return null;
  const town = caller.address ? townOf(caller.address.value) : '';
  if (town !== '') {
    const covers = coverage(turn, town);
    if (covers === 'yes') return null;
    if (covers === 'no') return excludedIn(turn, town);
    // An address in another town than the one that was spoken of is where it is wanted.
    if (focus.town && !fold(town).includes(fold(focus.town))) return null;
  }
  return focus.town && coverage(turn, focus.town) === 'no' ? titled(focus.town) : null;
}

const goesThere = ({ state: { wanted }, receptionist: { travels, doneThere } }: Turn) =>
  travels || wanted.items.some(({ ref }) => doneThere.has(ref.serviceId));

function coverage(turn: Turn, place: string) {
  const { address } = turn.receptionist.profile.knowledge;
  const texts = areaTexts(turn, null, place);
  if (limitedTo(turn, place, texts)?.covers === 'no') return 'no';
  const all = texts.map(({ said, subject }) => coversPlace(said, address, place, subject));
  if (all.includes('no')) return 'no';
  return all.includes('yes') ? 'yes' : 'unknown';
}

/** The name of the town that is left out, of the end of an address. */
function excludedIn(turn: Turn, end: string): string {
  const towns = areaTexts(turn, null, end).flatMap(({ said }) => townsIn(said));
  const named = towns.find((town) => fold(end).includes(fold(town)));
  return named ?? titled(end);
}

const englishStreet =
  /^.*\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|crescent|cres|way|place|pl|terrace|trail|highway|hwy|circle|close|gate|row)\b\.?(?: (?:north|south|east|west|n|s|e|w|ne|nw|se|sw))?[, ]*/i;
const frenchStreet =
  /(?:^|\s)(?:rue|avenue|boulevard|boul|chemin|rang|route|montée|place|allée|côte)\s/iu;

/** What stands in an address after its street: "Main Street Aldergrove", and not the street's own name. */
function townOf(address: string): string {
  const parts = address.split(/,\s*|\s+(?:à|in)\s+/iu);
  if (parts.length > 1)
    // "Room 40" is of a house, and of no town.
    return parts
      .slice(1)
      .filter((part) => !/\d/.test(part))
      .join(', ')
      .trim();
  if (frenchStreet.test(address)) return '';
  return englishStreet.test(address) ? address.replace(englishStreet, '').trim() : '';
}
