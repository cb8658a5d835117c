import type { DisguisedCard } from './disguised.ts';
import type { MaskedTurn } from './find-parts.ts';
import { digitsOf, mostRest } from './find-whole.ts';
import type { FoundGroup } from './places.ts';
import { type Group, hidden, type Span } from './said-turn.ts';

/** Masks each stretch that tells a card, with its last four digits in place of the last. */
export function maskDisguised(
  turns: readonly MaskedTurn[],
  digits: string,
  parts: DisguisedCard['parts'],
): void {
  for (const [index, { at, start, end }] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const mask = isLast ? `${hidden} ${digits.slice(-4)}` : hidden;
    turns[at]?.spans.push({ start, end, mask });
  }
}

/** Masks each piece of a card as one, and leaves its last four digits in place of the last. */
export function maskGroups(turns: readonly MaskedTurn[], groups: readonly FoundGroup[]): void {
  const digits = digitsOf(groups);
  const isWhole = digits.length > 12;
  const isOneTurn = new Set(groups.map(({ place }) => place.at)).size === 1;
  const lastFour = digits.slice(-4);
  const end = isOneTurn ? `•••• •••• •••• ${lastFour}` : `${hidden} ${lastFour}`;
  for (const place of new Set(groups.map((group) => group.place))) {
    const own = groups.filter((group) => group.place === place);
    const [from, to] = [own[0], own.at(-1)];
    if (!from || !to) continue;
    const mask = isWhole && to === groups.at(-1) ? end : hidden;
    const rest = isWhole ? besides(place.piece.groups, from, to) : [];
    const hiddenRest = rest.map(({ start, end }) => ({ start, end, mask: hidden }));
    turns[place.at]?.spans.push({ start: from.start, end: to.end, mask }, ...hiddenRest);
  }
}

/** What was said in one breath with a card: a few digits before or after are its expiry or its code. */
function besides(groups: readonly Group[], from: Group, to: Group): Group[] {
  const before = fewUntil(groups, ({ end }) => end > from.start);
  const after = fewUntil(groups.toReversed(), ({ start }) => start < to.end).toReversed();
  return [...(digitsOf(before).length >= 3 ? before : []), ...after];
}

/** The first groups up to one; none where they are more than belongs to a card. */
function fewUntil(groups: readonly Group[], isEnd: (group: Group) => boolean): Group[] {
  const few: Group[] = [];
  let digits = 0;
  for (const group of groups) {
    if (isEnd(group)) break;
    digits += group.digits.length;
    if (digits > mostRest) return [];
    few.push(group);
  }
  return few;
}

/** Half a character, of two code units, is never left beside a mask. */
function withWholeCharacters(text: string, { start, end, mask }: Span): Span {
  const isLow = (at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at));
  return { start: isLow(start) ? start - 1 : start, end: isLow(end) ? end + 1 : end, mask };
}

/** The text with its spans masked; where one goes on beyond another, its rest is hidden too. */
export function applySpans(text: string, spans: readonly Span[]): string {
  let masked = '';
  let from = 0;
  const whole = spans.map((span) => withWholeCharacters(text, span));
  for (const { start, end, mask } of whole.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= from) continue;
    masked += start < from ? hidden : text.slice(from, start) + mask;
    from = end;
  }
  return masked + text.slice(from);
}
