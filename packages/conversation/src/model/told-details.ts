import type { Turn } from '../dialogue/turn.ts';
import { fold } from '../knowledge/words.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { timesTold } from './named-times.ts';
import { digitsOf, saidInPieces } from './numbers-in.ts';

/** What the caller has said of late, folded: a detail may be put together from several turns. */
export function lately({ state }: Turn, turns = 3): string {
  const told = state.transcript.filter(({ role }) => role === 'user').slice(-turns);
  return fold(told.map(({ content }) => content).join(' . '));
}

/**
 * An address in the model's words, as far as they are the caller's: what was heard otherwise before
 * is put right by it, and a town may have been named some turns ago.
 */
export function addressTold(place: string, turn: Turn): string | null {
  const all = lately(turn, Number.POSITIVE_INFINITY);
  const parts = place.split(/\s*,\s*/).filter((part) => standsIn(part, all));
  const [first = ''] = parts;
  if (/\d|\p{L}+ \p{L}+/u.test(first) && place.startsWith(first)) return parts.join(', ');
  return isMostlySaid(place, all) ? place : null;
}

/** "Highway 55 north, past exit 202", of who said "I'm on the 55 going north": each number, and most of the words. */
function isMostlySaid(place: string, all: string): boolean {
  const words = fold(place).match(/\d+|\p{L}{3,}/gu) ?? [];
  const said = words.filter((word) => standsIn(word, all));
  const isNumber = (word: string) => /\d/.test(word);
  return (
    words.filter(isNumber).every((word) => said.includes(word)) &&
    words.some(isNumber) &&
    said.length >= words.length * mostOfThem
  );
}

const mostOfThem = 0.75;

/**
 * Whether a time a model heard may be what the caller means: they have spoken of time, and it is of the
 * year to come. What they said over several turns ("not that week, the one after") no rule puts together.
 */
export function mayBeMeant(times: readonly TimeExpression[], turn: Turn): boolean {
  const { receptionist, now } = turn;
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const ahead = times.every(({ date }) => {
    const days = date ? daysBetween(today, date) : 0;
    return days >= 0 && days <= furthest;
  });
  const told = lately(turn, timeTurns);
  const named = timesTold(turn);
  return ahead && (named.days.size > 0 || named.times.size > 0 || ofTime.test(told));
}

const furthest = 370;
const timeTurns = 8;
const ofTime =
  /\b(?:days?|weeks?|months?|weekends?|mornings?|afternoons?|evenings?|nights?|noon|lunch\w*|today|tonight|tomorrow|soon|later|early|after|before|open\w*|\w+days?|jours?|semaines?|mois|matin\w*|soir\w*|midi|demain|aujourd'hui|bientot|tard|tot|apres|avant|\w+di)\b/;

/** Whether a detail is in the caller's words, spelled out or with other punctuation. */
export function standsIn(value: string, words: string): boolean {
  const bare = (one: string) => one.replace(/[^a-z0-9]/g, '');
  const wanted = fold(value).match(/[a-z0-9]+/g) ?? [];
  const all = bare(words);
  // "One eighteen Elgin" is 118, and its digits one by one are not.
  const streams = [digitsOf(words), ...saidInPieces(words)];
  return wanted.every(
    (one) => all.includes(one) || (/^\d+$/.test(one) && streams.some((told) => told.includes(one))),
  );
}

/**
 * Whether every part of a name or an address of mail is among the caller's words from a word's beginning to a
 * word's end, spelled out or run together: "al" is not said by "call".
 */
export function isSaidWhole(value: string, words: string): boolean {
  const parts = fold(value).match(/[a-z]+|\d+/g) ?? [];
  return (
    parts.length > 0 &&
    parts.every((part) =>
      /\d/.test(part)
        ? standsIn(part, words)
        : new RegExp(`(?<![a-z])${[...part].join('[^a-z0-9]*')}(?![a-z])`).test(words),
    )
  );
}
