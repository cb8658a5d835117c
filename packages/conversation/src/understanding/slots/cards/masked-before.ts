import { isWithin, type MaskedTurn } from './find-parts.ts';
import { hidden, type Piece } from './said-turn.ts';

/** How many turns back the beginning of a card may lie whose end was masked. */
const mostTurns = 10;
/** The end of a card that began in turns before it: masked groups and the last four digits. */
const maskedEnd = /••••(?:[ ,.-]+••••)*[ ,.-]+\d{4}(?!\d)/u;
const maskedWhole = /^•••• •••• •••• \d{4}$/u;
/** What may be missing of a card whose end was masked. */
const mostMissing = 14;
const usuallyMissing = 8;

/**
 * Masks the beginning of a card whose end is masked already: what was stored of a turn was masked
 * with those before it in sight, which were stored before anybody could know.
 */
export function maskBeginning(turns: readonly MaskedTurn[], index: number): void {
  const last = turns[index];
  const match = last && maskedEnd.exec(last.turn.text);
  if (!match || maskedWhole.test(match[0])) return;
  const pieces: { masked: MaskedTurn; piece: Piece }[] = [];
  let missing = 0;
  for (let at = index - 1; at >= Math.max(0, index - mostTurns); at -= 1) {
    const masked = turns[at];
    if (!masked || masked.spans.length > 0 || masked.turn.text.includes(hidden)) break;
    const told = masked.turn.pieces.filter(({ digits }) => digits.length > 1);
    if (masked.turn.talk > (pieces.length > 0 ? 4 : 12)) break;
    if (told.length === 0 && pieces.length > 0) break;
    for (const piece of told.toReversed()) {
      missing += piece.digits.length;
      if (missing <= mostMissing) pieces.unshift({ masked, piece });
    }
    if (missing >= usuallyMissing) break;
  }
  const first = pieces.findIndex(({ piece }) => /^[2-6]/.test(piece.digits));
  for (const { masked, piece } of first < 0 ? [] : pieces.slice(first))
    if (!isWithin(masked.spans, piece))
      masked.spans.push({ start: piece.start, end: piece.end, mask: hidden });
}
