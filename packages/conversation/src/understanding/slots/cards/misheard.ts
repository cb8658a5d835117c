import { cardWords, codeWords, expiryWords } from './card-words.ts';
import { mayBegin } from './issuers.ts';
import type { FoundGroup, Place } from './places.ts';

/**
 * Recognition mishears digits: one that fails the check is a card too, right after a card was announced, beside an
 * expiry or a code, or where as many digits as one has are told as one is.
 */
export function misheardCard(place: Place): FoundGroup[] | null {
  const { piece, turn } = place;
  if (piece.kind === 'phone' || piece.kind === 'labelled' || piece.kind === 'else') return null;
  const near = turn.tokens.slice(Math.max(0, piece.first - 8), piece.first);
  const after = turn.tokens.slice(piece.next, piece.next + 4);
  const isTold =
    near.some(({ word }) => cardWords.has(word)) ||
    [...near, ...after].some(({ word }) => codeWords.has(word) || expiryWords.has(word));
  if (!isTold) return isReadOut(piece) ? piece.groups.map((group) => ({ ...group, place })) : null;
  for (let first = 0; first < piece.groups.length; first += 1) {
    let said = '';
    for (let next = first; next < piece.groups.length && said.length < 15; next += 1) {
      said += piece.groups[next]?.digits ?? '';
      if (/^[2-6]\d{14,18}$/.test(said))
        return piece.groups.slice(first, next + 1).map((group) => ({ ...group, place }));
    }
  }
  return null;
}

const wholeLength = 16;

/** Whether all of a number are the sixteen digits of a company's card, in fours or one after another. */
function isReadOut({ groups, digits }: Place['piece']): boolean {
  if (digits.length !== wholeLength || !mayBegin(digits, wholeLength)) return false;
  const inFours = groups.length === 4 && groups.every((group) => group.digits.length === 4);
  return inFours || (groups.length > 7 && groups.every((group) => group.digits.length < 4));
}
