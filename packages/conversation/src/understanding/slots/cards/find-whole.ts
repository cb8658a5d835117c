import type { Token } from '../words/tokens.ts';
import {
  arePhones,
  isPhoneNumber,
  isToldAsPhone,
  isWrittenAsPhone,
  longestPhone,
  mayBegin,
  mayBeginPhone,
  partialLuhn,
  passesLuhn,
} from './issuers.ts';
import { misheardCard } from './misheard.ts';
import { soundAlike } from './number-readings.ts';
import {
  areNear,
  areOfOneCard,
  type FoundGroup,
  isBeyondReach,
  isInFours,
  joins,
  type Place,
} from './places.ts';
import { type SaidTurn, skipBetween } from './said-turn.ts';
import { type Way, ways } from './ways.ts';

/** Digits of an expiry and a code, said in the same breath. */
export const mostRest = 8;
/** Steps of one search: a flood of numbers that can be read in many ways is not read in all. */
const mostSteps = 3_000;

interface Search extends Way {
  places: readonly Place[];
  /** Those that are some other card's. */
  used: ReadonlyMap<Place, number>;
  cued: boolean;
  length: number;
  /** States that led nowhere. */
  dead: Set<string>;
  budget: { steps: number };
}

/** Every whole card number in the turns, each as its groups in order. */
export function findWholeCards(places: readonly Place[], cued: readonly boolean[]): FoundGroup[][] {
  const budget = { steps: mostSteps };
  const cards: FoundGroup[][] = [];
  /** By place, the index of the token up to which it is some card's. */
  const used = new Map<Place, number>();
  const take = (card: FoundGroup[]) => {
    cards.push(card);
    for (const { place } of card) used.set(place, Number.POSITIVE_INFINITY);
    const last = card.at(-1);
    if (last) used.set(last.place, endOf(last));
  };
  for (const way of ways) {
    const dead = new Set<string>();
    for (const [index, place] of places.entries()) {
      const isCued = cued[place.at] ?? false;
      if (way.onlyCued && !isCued) continue;
      const lengths = way.lengths.filter((length) => isPossible(way, place, length));
      if (lengths.length === 0 || (!way.isContiguous && used.has(place))) continue;
      for (const start of startsOf(place, way)) {
        if (start < (used.get(place) ?? 0)) continue;
        const search = { ...way, places, used, cued: isCued, budget };
        const found = firstOf(lengths, (length) =>
          goOn({ ...search, length, dead }, index, start, '', []),
        );
        if (found) take(found);
        if (found && !way.isContiguous) break;
      }
    }
  }
  for (const place of places) {
    const misheard = used.has(place) ? null : misheardCard(place);
    if (misheard) take(misheard);
  }
  return cards;
}

/** What the first of the lengths counting to that counting anywhere. */
function firstOf<Found>(
  lengths: readonly number[],
  find: (length: number) => Found | null,
): Found | null {
  for (const length of lengths) {
    const found = find(length);
    if (found) return found;
  }
  return null;
}

function endOf({ place, end }: FoundGroup): number {
  const next = place.turn.tokens.findIndex(({ start }) => start >= end);
  return next < 0 ? Number.POSITIVE_INFINITY : next;
}

/** Whether a number may begin in a place: what is labelled otherwise must be a company's, in one. */
function isPossible(way: Way, { piece, turn }: Place, length: number): boolean {
  // A telephone number that is begun anew has as many digits as a card now and then.
  if (turn.asked === 'phone' && !way.isCompanys && !turn.isCued) return false;
  if (!way.isContiguous)
    return piece.kind !== 'else' && (piece.kind !== 'labelled' || way.isCompanys);
  if (piece.digits.length < length && !way.isParted) return false;
  if (piece.kind === 'phone') return way.isCompanys && turn.isCued;
  if (piece.kind !== 'else' && piece.kind !== 'labelled') return true;
  const before = turn.tokens[piece.first - 1]?.word;
  return way.isCompanys && before !== '+' && before !== 'plus' && !arePhones(piece.groups);
}

/** Where a number may begin: at each of the groups a piece may be read as, in any way. */
function startsOf({ piece, turn }: Place, { startsWithin }: Way): number[] {
  if (!startsWithin) return [...new Set([piece.first, piece.lead])];
  const starts: number[] = [];
  const reached = new Set([piece.first]);
  for (let at = piece.lead; at < piece.next; at += 1) {
    const isAlike = soundAlike(turn.tokens[at]) !== null;
    if (!reached.has(at) && !isAlike) continue;
    starts.push(at);
    for (const { next } of turn.readings[at] ?? []) reached.add(skipBetween(turn.tokens, next));
    if (isAlike) reached.add(skipBetween(turn.tokens, at + 1));
  }
  return starts;
}

export const digitsOf = (groups: readonly { digits: string }[]): string =>
  groups.map(({ digits }) => digits).join('');

/** The groups that complete a number from a token of a place on; null where none do. */
function goOn(
  search: Search,
  index: number,
  at: number,
  digits: string,
  path: readonly FoundGroup[],
): FoundGroup[] | null {
  if (digits.length === search.length)
    return passesLuhn(digits) && mayStopAt(search, path, at) ? [...path] : null;
  const place = search.places[index];
  if (!place || search.budget.steps <= 0) return null;
  const key = stateOf(search, index, at, digits, path);
  if (search.dead.has(key)) return null;
  search.budget.steps -= 1;
  const found = goOnInPiece(search, index, at, digits, path);
  if (!found) search.dead.add(key);
  return found;
}

/** All that what follows depends on: the same state is not looked at twice. */
function stateOf(
  { length, cued, places }: Search,
  index: number,
  at: number,
  digits: string,
  path: readonly FoundGroup[],
): string {
  const where = `${path[0]?.place === places[index] ? 'f' : 'n'}${areNear(path, cued) ? '' : 'a'}`;
  const said = digits.length < 5 ? digits : `+${digits.length * 10 + partialLuhn(digits, length)}`;
  return `${length}${cued ? 'c' : 'b'}${where}${index}.${at}.${said}`;
}

/** Digits that go on after the last are an expiry and a code, or nobody knows what. */
function mayStopAt(search: Search, path: readonly FoundGroup[], at: number): boolean {
  const place = path.at(-1)?.place;
  if (!place) return false;
  const isOnePiece = place === path[0]?.place;
  if (isOnePiece !== search.isContiguous) return false;
  if (!isOnePiece && arePhonesTold(path)) return false;
  if (!areOfOneCard(path, search.cued)) return false;
  if (!isOnePiece && !search.cued && !mayBeUnannounced(path.map((group) => group.place)))
    return false;
  const isAtEnd = skipBetween(place.turn.tokens, at) >= place.piece.next;
  // A number read in one of many ways is one where that leaves nothing over.
  if (isAtEnd || (search.isContiguous && !search.isParted)) return true;
  if (search.isParted && !search.startsWithin) return false;
  const from = place.turn.tokens[at]?.start ?? 0;
  const rest = place.piece.groups.filter(({ start }) => start >= from);
  return search.cued || digitsOf(rest).length <= mostRest;
}

/** Whoever is asked for a telephone number, and asked again, tells it twice. */
function arePhonesTold(path: readonly FoundGroup[]): boolean {
  const isTold = ({ place: { piece, turn } }: FoundGroup) =>
    turn.asked === 'phone' && (piece.digits.length < longestPhone || isPhoneNumber(piece.digits));
  return (
    path.every(isTold) &&
    mayBeginPhone(path[0]?.place.piece.digits.slice(0, 10) ?? '') &&
    !path.every(({ place }) => isInFours(place))
  );
}

/**
 * Of a card that nobody spoke of, every piece stands out from talk. "The two bedrooms", an hour and a
 * telephone number add up to a card now and then, and are none.
 */
function mayBeUnannounced(places: readonly Place[]): boolean {
  const amongTalk = places.filter(({ turn }) => turn.hasTalk);
  if (amongTalk.length > 0 && places.some(({ piece }) => isToldAsPhone(piece.groups))) return false;
  if (amongTalk.some(({ turn }) => answersWithPhone(turn))) return false;
  // Beside a telephone number that is told in pieces, sums and ages add up to a card now and then.
  const isOfPhone = places.some(({ turn }) => turn.asked === 'phone');
  return amongTalk.every(
    ({ piece, turn }) =>
      (piece.kind === 'plain' && piece.digits.length >= (isOfPhone ? inFours : leastStanding)) ||
      (!isOfPhone && !isCounting(turn.tokens[piece.first - 1]) && isPause(turn.tokens[piece.next])),
  );
}

/** Whoever is asked for a telephone number and tells one beside other words, however they stumble on the way. */
function answersWithPhone({ asked, pieces }: SaidTurn): boolean {
  return asked === 'phone' && pieces.some(({ digits }) => isPhoneNumber(digits));
}

const leastStanding = 3;
const inFours = 4;
/** Before a number that is an hour, a count or a sum. */
const counting = new Set(
  'half quarter at around about like by past till until before after the those these minus plus vers apres avant les des'.split(
    ' ',
  ),
);
const isPause = (token: Token | undefined) => token === undefined || token.kind === 'mark';
const isCounting = (token: Token | undefined) => counting.has(token?.word ?? '');

function goOnInPiece(
  search: Search,
  index: number,
  from: number,
  digits: string,
  path: readonly FoundGroup[],
): FoundGroup[] | null {
  const place = search.places[index];
  if (!place) return null;
  const { turn, piece } = place;
  const at = from > piece.first ? skipBetween(turn.tokens, from) : from;
  if (at >= piece.next)
    return search.isContiguous ? null : goOnElsewhere(search, index, digits, path);
  const longest = turn.readings[at]?.[0]?.next;
  const readings = (turn.readings[at] ?? []).filter(
    ({ next }) => search.isParted || next === longest,
  );
  const alike = readings.length === 0 ? soundAlike(turn.tokens[at]) : null;
  for (const reading of alike === null ? readings : [{ digits: alike, next: at + 1 }]) {
    const longer = digits + reading.digits;
    if (longer.length > search.length || !begins(search, longer)) continue;
    const [start, end] = [turn.tokens[at]?.start ?? 0, turn.tokens[reading.next - 1]?.end ?? 0];
    const group = { digits: reading.digits, start, end, place };
    const found = goOn(search, index, reading.next, longer, [...path, group]);
    if (found) return found;
  }
  const isWord = alike !== null || readings.length === 0;
  return isWord && path.length > 0 ? goOn(search, index, at + 1, digits, path) : null;
}

const begins = ({ isCompanys, length }: Search, digits: string) =>
  isCompanys ? mayBegin(digits, length) : /^[2-6]/.test(digits);

function goOnElsewhere(
  search: Search,
  index: number,
  digits: string,
  path: readonly FoundGroup[],
): FoundGroup[] | null {
  const here = search.places[index];
  if (!here) return null;
  const wasPhone = here.turn.asked === 'phone' && isPhoneNumber(digits);
  if (isWrittenAsPhone(path)) return null;
  for (let next = index + 1; next < search.places.length; next += 1) {
    const there = search.places[next];
    if (!there || isBeyondReach(here, there, search.cued)) return null;
    if (!joins(here, there, search.cued)) {
      if (there.piece.kind === 'plain') return null;
      continue;
    }
    if (wasPhone && (there.at > here.at + 1 || there.turn.talk > 1)) return null;
    if (search.used.has(there)) return null;
    if (there.piece.kind === 'else') continue;
    // What is called something anew is another number.
    if (there.piece.kind === 'labelled') return null;
    const found = goOn(search, next, there.piece.first, digits, path);
    if (found) return found;
    if (there.piece.kind === 'plain') return null;
  }
  return null;
}
