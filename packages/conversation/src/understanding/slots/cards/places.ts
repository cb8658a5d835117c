import type { Group, Piece, SaidTurn } from './said-turn.ts';

/** A piece of a call's turns, where it stands among the others. */
export interface Place {
  piece: Piece;
  turn: SaidTurn;
  /** Index of its turn. */
  at: number;
  /** Words said before it, over all turns, that are no part of a number. */
  talk: number;
}

/** Digits of a card and where they were said. */
export interface FoundGroup extends Group {
  place: Place;
}

/** How many turns from a word that tells of a card its digits may be. */
const nearCue = 12;

/** The pieces of a call's turns in order. */
export function placesOf(turns: readonly SaidTurn[]): Place[] {
  let said = 0;
  return turns.flatMap((turn, at) => {
    const before = said;
    said += turn.talk;
    return turn.pieces.map((piece) => ({ piece, turn, at, talk: before + piece.talkBefore }));
  });
}

/** "Can I pay Amex", "I pay with Amex, that's fine right": how it is paid is talked of, and no card was told before it. */
const asksIfTaken =
  /\b(?:can|could|may|do|does|is|are|puis|peut|peux|prenez|acceptez|est-ce)\b[^.?!]*\b(?:pay|paying|take|accept|accepted|use|payer|prendre|prenez|acceptez|accepte[zr]?)\b|\b(?:acceptez|prenez)[- ]vous\b|\bvous (?:acceptez|prenez)\b|\b(?:pay|paying|paye|payer)\b[^.?!]*\?/i;

/** Which turns are near one that tells of a card. */
export function cuedTurns(turns: readonly SaidTurn[]): boolean[] {
  const cues = turns.flatMap(({ isCued, pieces, text }, at) => {
    if (!isCued) return [];
    const onlyAsks = pieces.length === 0 && asksIfTaken.test(text);
    return [{ from: onlyAsks ? at : at - 2, to: at + nearCue, onlyAsks }];
  });
  // Of a card that was only asked about, nobody tells the digits who is asked for a telephone number.
  return turns.map(({ asked }, at) =>
    cues.some(
      ({ from, to, onlyAsks }) => from <= at && at <= to && !(onlyAsks && asked === 'phone'),
    ),
  );
}

/** How much may be said between two pieces of one card: of an announced one, and of any other. */
const near = { cued: { words: 60, turns: 8 }, bare: { words: 25, turns: 4 } };
/** Of one whose pieces are all groups of four, as few other numbers are. */
const far = { words: 400, turns: 20 };

const isWithin = (here: Place, there: Place, most: { words: number; turns: number }): boolean =>
  there.talk - here.talk <= most.words && there.at - here.at - 1 <= most.turns;

const isNear = (here: Place, there: Place, cued: boolean) =>
  isWithin(here, there, cued ? near.cued : near.bare);

export const isInFours = ({ piece: { kind, digits } }: Place) =>
  kind === 'plain' && digits.length > 0 && digits.length % 4 === 0;

/** Whether a number may go on from one piece to another. */
export function joins(here: Place, there: Place, cued: boolean): boolean {
  return (
    isNear(here, there, cued) || (isInFours(here) && isInFours(there) && isWithin(here, there, far))
  );
}

/** Whether a number that is told in a piece goes on neither in another nor in any after it. */
export function isBeyondReach(here: Place, there: Place, cued: boolean): boolean {
  return !isNear(here, there, cued) && !(isInFours(here) && isWithin(here, there, far));
}

/** Whether the pieces of a number are near each other. */
export const areNear = (path: readonly FoundGroup[], cued: boolean): boolean =>
  path.every(({ place }, at) => isNear(path[at - 1]?.place ?? place, place, cued));

/** Whether the pieces of a number are near each other, or all of them in fours and so farther apart. */
export function areOfOneCard(path: readonly FoundGroup[], cued: boolean): boolean {
  return areNear(path, cued) || path.every(({ place }) => isInFours(place));
}
