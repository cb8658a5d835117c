import { mayBegin, passesLuhn } from './issuers.ts';
import type { FoundGroup, Place } from './places.ts';

/** What people break off with who said a group of a number wrong. */
const breaksOff = new Set(
  'no nope wait sorry oops scratch rather mean actually correction non attendez pardon excusez scusez plutot oups erreur'.split(
    ' ',
  ),
);
const shortest = 13;
const longest = 19;
const inFours = 4;

/**
 * Cards in which a group was said wrong and said again, "4539, 5787, wait no, 5788, 6362, 1486": what counts is what
 * was said last, and all of it is masked. Each within one turn.
 */
export function findCorrectedCards(
  places: readonly Place[],
  isTaken: (place: Place) => boolean,
): FoundGroup[][] {
  const turns = new Map<number, Place[]>();
  for (const place of places) turns.set(place.at, [...(turns.get(place.at) ?? []), place]);
  return [...turns.values()].flatMap((of) => {
    const told = of.filter(({ piece }) => piece.kind === 'plain' || piece.kind === 'aside');
    if (told.length < 2 || told.some(isTaken)) return [];
    return isCard(keptOf(told)) ? [told.flatMap(groupsOf)] : [];
  });
}

const groupsOf = (place: Place): FoundGroup[] =>
  place.piece.groups.map((group) => ({ ...group, place }));

/** The groups that stand once each that was said wrong is left out; none where nothing was. */
function keptOf(told: readonly Place[]): FoundGroup[] {
  const kept: FoundGroup[] = [];
  let corrected = false;
  told.forEach((place, at) => {
    const before = told[at - 1];
    const between = place.turn.tokens.slice(
      before?.piece.next ?? place.piece.first,
      place.piece.first,
    );
    const [again] = place.piece.groups;
    const wrong = kept.at(-1);
    if (
      between.some(({ word }) => breaksOff.has(word)) &&
      again?.digits.length === wrong?.digits.length
    ) {
      kept.pop();
      corrected = true;
    }
    kept.push(...groupsOf(place));
  });
  return corrected ? kept : [];
}

function isCard(groups: readonly FoundGroup[]): boolean {
  const digits = groups.map((group) => group.digits).join('');
  if (digits.length < shortest || digits.length > longest) return false;
  if (!mayBegin(digits, digits.length)) return false;
  return passesLuhn(digits) || groups.every((group) => group.digits.length === inFours);
}
