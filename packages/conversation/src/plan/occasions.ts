import { sameDay, sayDay } from '../dialogue/say-wish.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { eventWords } from '../knowledge/kinds-of-things.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { calls } from './promise.ts';

/** "The wedding is on", "le mariage est le": right before the day of something. */
const ofEvent = new RegExp(
  `\\b(${eventWords})(?:'s|,)?(?: (?:is|was|will be|on|the|itself|party|day|date|est|sera|c'est|le|au|aura lieu|happens|happening))*,? $`,
);

/** What an act's words say a day is the day of; null: of nothing but the wish. */
function eventOf(words: string, text: string): string | null {
  const folded = fold(words);
  const told = fold(text).replace(/^(?:on|the|le|for|pour) /, '');
  // A model writes "June 12" of "June twelfth", and the month stands there all the same.
  const at = [told, told.split(' ').slice(0, 2).join(' '), told.split(' ')[0] ?? '']
    .filter((one) => one.length > 2)
    .map((one) => folded.indexOf(one))
    .find((found) => found > 0);
  return at === undefined ? null : (ofEvent.exec(folded.slice(0, at))?.[1] ?? null);
}

/**
 * The same; what the shop sells is no occasion of the caller's: the trip of a guide, but not the wedding of a
 * wedding cake.
 */
function occasionOf({ receptionist }: Turn, words: string, text: string): string | null {
  const what = eventOf(words, text);
  if (what === null) return null;
  const { services } = receptionist.profile.knowledge;
  const sold = new RegExp(
    `\\b${what}s?(?: \\(.*\\))?$|^${what}s?\\b(?= (?:de|du|des|en|a|au|aux|local)\\b)`,
  );
  return services.some(({ name }) => sold.test(fold(name))) ? null : what;
}

/**
 * Keeps the day of an occasion apart from the day that is wished for, where both are told: "the wedding is June
 * 12th, and I'd come in for a tasting on Saturday". Told alone, it is the wish as well, however it was cut from that.
 */
export function keepOccasionsApart(
  turn: Turn,
  times: Map<HeardAct, TimeExpression[]>,
  wish: HeardAct | undefined,
): void {
  const { wanted } = turn.state;
  const told = [...times].flatMap(([act, found]) =>
    found.flatMap((time) =>
      time.date && !time.excluded
        ? [{ act, time, date: time.date, what: occasionOf(turn, act.words, time.text) }]
        : [],
    ),
  );
  const wishes = told.filter(({ what }) => what === null).map(({ date }) => date);
  if (wanted.time?.date) wishes.push(wanted.time.date);
  for (const { act, time, date, what } of told) {
    if (what === null) continue;
    noteOccasion(turn, what, time);
    const apart =
      wishes.some((other) => !sameDay(other, date)) || isOnlyTold(turn, act, wish, what);
    const goesWithWish = wish !== undefined && !times.has(wish) && act.act === 'describe';
    if (!apart && goesWithWish) times.set(wish, [time]);
    if (!apart) continue;
    const rest = (times.get(act) ?? []).filter((one) => one !== time);
    if (rest.length > 0) times.set(act, rest);
    else times.delete(act);
  }
}

/**
 * "My sister's wedding is on the twelfth" says when that is, and not when they would come; where what is wanted is
 * made for such a day, as a wedding cake is, that is the day of both.
 */
function isOnlyTold(
  { receptionist, state }: Turn,
  { words, target }: HeardAct,
  wish: HeardAct | undefined,
  what: string,
): boolean {
  if (state.model !== null) return false;
  // Of what they are to be called about, it is no time to call.
  const standing = state.wanted.requests.filter(({ settled }) => !settled);
  if (standing.length > 0 && standing.every(({ kind }) => calls.has(kind))) return true;
  const said = fold(words);
  const told = new RegExp(`\\b${what}(?:'s| is| will be| est| c'est| sera| aura lieu)`).test(said);
  const refs = [
    ...[target, wish?.target].flatMap((one) => (one?.kind === 'services' ? one.refs : [])),
    ...state.wanted.items.map(({ ref }) => ref),
    ...state.focus.refs,
  ];
  const isMadeFor = refs.some(({ serviceId }) => {
    const service = receptionist.serviceById.get(serviceId);
    return service && ofOccasions.test(fold(`${service.name} ${service.description ?? ''}`));
  });
  return told && !isMadeFor && !orders.test(`${said} ${fold(wish?.words ?? '')}`);
}

/** What is ordered, rented or brought is for the very day. */
const orders = /\b(?:order|rent|deliver|cater|commande|lou|livr)\p{L}*/u;

const ofOccasions = new RegExp(
  `\\b(?:${eventWords}|brid\\p{L}*|catering|cakes?|flowers?|bouquets?|gateaux?|traiteur|fleurs?|rentals?|location)s?\\b`,
  'u',
);

/** Writes down what a thing is for, and when that is. */
export function noteOccasion(
  { state, receptionist, now }: Turn,
  what: string,
  time: TimeExpression,
) {
  if (!time.date) return;
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const spoken = sayDay(time.date, today, undefined, state.language).replace(/^(?:on|le) /, '');
  const others = (state.wanted.occasions ?? []).filter((one) => one.what !== what);
  state.wanted.occasions = [...others, { what, date: time.date, spoken }];
}
