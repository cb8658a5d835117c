import { phoneWords } from './card-words.ts';
import { isPhoneNumber, longestPhone, mayBeginCard, mayBeginPhone } from './issuers.ts';
import type { FoundGroup, Place } from './places.ts';
import type { Piece } from './said-turn.ts';

/** How much may be said between two pieces of a number that is not whole yet. */
const mostBetween = { cued: { words: 12, turns: 2 }, bare: { words: 4, turns: 1 } };

/** What a number nobody announced has to have: more digits than a telephone number. */
const tellingDigits = 12;
/** With so many, the check tells. */
const wholeDigits = 16;
/** As many pieces as the longest number has digits. */
const mostPieces = 19;
/** What an announced one has to have, told digit by digit, in fours, or in any other manner. */
const announcedDigits = { one: 6, four: 8, any: 11 };

/**
 * Numbers that are none yet, but can be nothing else than a card's: so many digits, told one piece
 * after another, that a company's number begins with and no telephone number does. Fewer do where a
 * card was spoken of.
 */
export function findBegunCards(
  places: readonly Place[],
  cued: readonly boolean[],
  isTaken: (place: Place) => boolean,
): FoundGroup[][] {
  const found: FoundGroup[][] = [];
  for (let index = 0; index < places.length; ) {
    const chain = chainFrom(places, index, cued, isTaken);
    const begun = restsOf(chain).findIndex((rest) => isBegun(rest, cued));
    if (begun >= 0) found.push(chain.slice(begun).flatMap(groupsOf));
    index += Math.max(1, chain.length);
  }
  return found;
}

const groupsOf = (place: Place): FoundGroup[] =>
  place.piece.groups.map((group) => ({ ...group, place }));

/** Pieces that follow each other closely, with nothing in between that has a number of its own. */
function chainFrom(
  places: readonly Place[],
  first: number,
  cued: readonly boolean[],
  isTaken: (place: Place) => boolean,
): Place[] {
  const chain: Place[] = [];
  for (let index = first; index < places.length && chain.length < mostPieces; index += 1) {
    const place = places[index];
    if (!place || !isBare(place) || isTaken(place)) break;
    const last = chain.at(-1);
    const { words, turns } = cued[place.at] ? mostBetween.cued : mostBetween.bare;
    if (last && (place.talk - last.talk > words || place.at - last.at - 1 > turns)) break;
    chain.push(place);
  }
  return chain;
}

const isBare = ({ piece, turn }: Place) =>
  piece.kind === 'plain' || (piece.kind === 'aside' && !turn.hasTalk);

/** "4539 5787", "forty-five thirty-nine", "four five three nine". */
const isSaidInFours = ({ groups, digits }: Piece) =>
  digits.length % 4 === 0 &&
  (groups.every((group) => group.digits.length % 4 === 0) ||
    groups.every((group) => group.digits.length < 3));

/** What is asked of a chain from one of its pieces on. */
interface Rest {
  first: Place;
  length: number;
  groups: number;
  /** As many digits as tell what they begin. */
  beginning: string;
  arePhones: boolean;
  isInFours: boolean;
  isOneByOne: boolean;
  wasAskedOther: boolean;
}

/** As many digits as `isBegun` looks at. */
const tellingBeginning = longestPhone + 1;

/** Each piece of a chain with all after it, in time linear in what is said. */
function restsOf(chain: readonly Place[]): Rest[] {
  const rests: Rest[] = [];
  const phonesFrom = phonesToTheEnd(chain.flatMap(({ piece }) => piece.groups));
  let groups = 0;
  for (const first of chain.toReversed()) {
    const after = rests.at(-1);
    const { digits } = first.piece;
    groups += first.piece.groups.length;
    rests.push({
      first,
      length: digits.length + (after?.length ?? 0),
      groups,
      beginning: (digits.slice(0, tellingBeginning) + (after?.beginning ?? '')).slice(
        0,
        tellingBeginning,
      ),
      arePhones: phonesFrom.at(-1 - groups) ?? false,
      isInFours: isSaidInFours(first.piece) && (after?.isInFours ?? true),
      isOneByOne: digits.length === 1 && (after?.isOneByOne ?? true),
      wasAskedOther: first.turn.asked === 'other' || (after?.wasAskedOther ?? false),
    });
  }
  return rests.toReversed();
}

/** By group, and after the last, whether from there on all are telephone numbers. */
function phonesToTheEnd(groups: readonly { digits: string }[]): boolean[] {
  const phones = new Array<boolean>(groups.length + 1).fill(false);
  phones[groups.length] = true;
  for (let first = groups.length - 1; first >= 0; first -= 1) {
    let digits = '';
    for (let next = first; next < groups.length && digits.length < longestPhone; next += 1) {
      digits += groups[next]?.digits ?? '';
      if (!isPhoneNumber(digits)) continue;
      phones[first] = phones[next + 1] ?? false;
      break;
    }
  }
  return phones;
}

function isBegun(rest: Rest, cued: readonly boolean[]): boolean {
  const { beginning, length, isInFours } = rest;
  if (rest.wasAskedOther || !/^[2-6]/.test(beginning)) return false;
  if (mayBeginPhone(beginning) || rest.arePhones) return false;
  if (!cued[rest.first.at]) {
    // A telephone number may be begun anew: "604 555 01, no wait, 0124".
    const isNoPhone = isInFours || !mayBeginPhone(beginning.slice(0, 10));
    const isTelling = length >= tellingDigits && length < wholeDigits;
    return isNoPhone && isTelling && rest.groups > 2 && mayBeginCard(beginning.slice(0, 6));
  }
  // Whoever is asked for a telephone number, or says that it is one, may begin it anew.
  const { turn } = rest.first;
  const isPhone = turn.asked === 'phone' || turn.tokens.some(({ word }) => phoneWords.has(word));
  if (isPhone && !turn.isCued && !isInFours && mayBeginPhone(beginning.slice(0, 10))) return false;
  if (rest.isOneByOne) return length >= announcedDigits.one;
  return length >= (isInFours ? announcedDigits.four : announcedDigits.any);
}
