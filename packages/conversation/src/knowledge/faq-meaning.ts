import type { Heard } from './heard-question.ts';

/** What a question or note is about, as far as its meaning is compared with a caller's. */
export interface Meant {
  readonly subject: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** What is asked for, such as how often; null for a plain yes or no. */
  readonly kind: string | null;
}

/** How telling a stem is among these questions, 0 to 1. */
type Weigh = (one: string) => number;

/** What is asked of animals in general is asked of dogs. */
const wider: ReadonlyMap<string, string> = new Map([
  ['dog', 'pet'],
  ['cat', 'pet'],
]);
const inWider = 0.8;

/** What the answer alone says counts less than what the question asks. */
const inAnswer = 0.45;
const sameKind = 0.3;
const otherKind = 0.35;
/** A word that stands in no question of the owner's says little against one of them. */
const strange = 0.22;
const elsewhere = 0.7;
const unsaidCost = 0.35;

/**
 * How near the meaning of a caller's question comes to an owner's, 0 to 1: the words that ask the
 * same, weighed by how telling they are, against what either says besides.
 */
export function nearness(
  heard: Heard,
  entry: Meant,
  weigh: Weigh,
  isKnown: (one: string) => boolean,
): number {
  let common = 0;
  let told = 0;
  let foreign = 0;
  for (const one of heard.content) {
    if (entry.subject.has(one)) common += weigh(one);
    else if (entry.subject.has(wider.get(one) ?? '')) common += weigh(one) * inWider;
    else if (entry.all.has(one)) told += weigh(one) * inAnswer;
    else foreign += weigh(one) * (isKnown(one) ? elsewhere : strange);
  }
  if (common + told === 0) return 0;
  let unsaid = 0;
  for (const one of entry.subject) if (!heard.content.has(one)) unsaid += weigh(one);
  const asked = heard.kind;
  const kinds =
    asked === null || entry.kind === null ? 0 : asked === entry.kind ? sameKind : -otherKind;
  const evidence = Math.max(0, common + told + kinds);
  return evidence / (evidence + unsaidCost * unsaid + foreign + (common === 0 ? 0.4 : 0));
}
