import type { FoundGroup, Place } from './find-whole.ts';

/** How much may be said between two pieces of one card: of an announced one, and of any other. */
const near = { cued: { words: 60, turns: 8 }, bare: { words: 25, turns: 4 } };
/** Of one whose pieces are all groups of four, as few other numbers are. */
const far = { words: 400, turns: 20 };

const isWithin = (here: Place, there: Place, most: { words: number; turns: number }): boolean =>
  there.talk - here.talk <= most.words && there.at - here.at - 1 <= most.turns;

const isNear = (here: Place, there: Place, cued: boolean) =>
  isWithin(here, there, cued ? near.cued : near.bare);

const isInFours = ({ piece: { kind, digits } }: Place) =>
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
