import { topicsOfMoney } from './topics-of-money.ts';
import { topicsOfVisits } from './topics-of-visits.ts';
import { fold } from './words.ts';

const topics = [...topicsOfMoney, ...topicsOfVisits].map((topic) => ({
  ...topic,
  everywhere: new RegExp(topic.pattern, 'g'),
}));

const parents = new Map(
  topics.flatMap(({ id, parent }) => (parent ? [[id, parent] as const] : [])),
);

/** Pairs of which a yes to one is a no to the other. */
const opposites: ReadonlySet<string> = new Set([
  'walk-in appointment-needed',
  'appointment-needed walk-in',
  'cash-only card',
  'cash-only debit',
]);

/** Topics that only say what is asked of another: in "how long is the warranty", the warranty. */
const aspects = new Set(['duration', 'tax']);

/** The topics a text is about, a named part hiding its parent; `rest` is the text without them. */
export function topicsOf(text: string): { topics: Set<string>; rest: string } {
  let rest = fold(text);
  const folded = rest;
  const found = new Set<string>();
  for (const { id, pattern, everywhere } of topics) {
    if (!pattern.test(folded)) continue;
    found.add(id);
    rest = rest.replace(everywhere, ' ');
  }
  for (const id of [...found]) found.delete(parents.get(id) ?? '');
  return { topics: found, rest };
}

/** What is asked about: "how long is the warranty" asks about the warranty. */
export function withoutAspects(found: ReadonlySet<string>): ReadonlySet<string> {
  const subjects = [...found].filter((id) => !aspects.has(id));
  return subjects.length > 0 ? new Set(subjects) : found;
}

/** Whether two topics are one, or parts of one. */
export function areRelated(one: string, other: string): boolean {
  return (parents.get(one) ?? one) === (parents.get(other) ?? other);
}

export type Kinship = 'same' | 'opposite' | 'general' | 'part' | null;

/** How what was asked stands to what is known: the same, its opposite, or a part of one another. */
export function kinshipOf(asked: string, known: string): Kinship {
  if (asked === known) return 'same';
  if (opposites.has(`${asked} ${known}`)) return 'opposite';
  if (parents.get(asked) === known) return 'general';
  if (parents.get(known) === asked) return 'part';
  return null;
}
