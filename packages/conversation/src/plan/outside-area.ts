import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { coversPlace, townsIn } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import { areaTexts, titled } from './area.ts';

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

/** "Book me in Brandon": a town nobody goes to, named with what is wanted. */
export function noteTownOutside(turn: Turn, acts: readonly HeardAct[]): void {
  for (const { act, words } of acts) {
    if (!act.startsWith('want.') && !act.startsWith('alarm.')) continue;
    for (const [, named = ''] of words.matchAll(wherever))
      if (coverage(turn, named) === 'no') turn.state.focus.town = excludedIn(turn, named);
  }
}

const wherever =
  /(?<!\p{L})(?:in|to|at|near|à|en|au|vers)\s+(?=((?:\p{L}[\p{L}'’-]*(?:\s+|(?!\p{L}))){1,3}))/giu;

/** The town of the visit, where the owner wrote that nobody goes there; null: somebody does, or may. */
function placeOutside(turn: Turn): string | null {
  const { caller, focus, wanted } = turn.state;
  // Who comes to the shop may live anywhere.
  const inTrouble = wanted.requests.some(({ kind }) => kind === 'emergency');
  if (!caller.address && !turn.receptionist.travels && !inTrouble) return null;
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

function coverage(turn: Turn, place: string) {
  const { address } = turn.receptionist.profile.knowledge;
  const all = areaTexts(turn, null, place).map(({ said }) => coversPlace(said, address, place));
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
    return parts
      .slice(1)
      .join(', ')
      .replace(/^\D*\d+\D*$/, '')
      .trim();
  if (frenchStreet.test(address)) return '';
  return englishStreet.test(address) ? address.replace(englishStreet, '').trim() : '';
}
