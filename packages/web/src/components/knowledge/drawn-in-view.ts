/** From so many cards on, a list is too long to be laid out as a whole while someone types in it. */
const manyCards = 50;

/**
 * The classes of a list's cards: of a long one, those out of view are laid out and painted when they
 * come in. Short lists do without, as such cards have no true size until they are seen.
 */
export function drawnInView(cards: number): string | undefined {
  return cards > manyCards
    ? '[contain-intrinsic-size:auto_15rem] [content-visibility:auto]'
    : undefined;
}
