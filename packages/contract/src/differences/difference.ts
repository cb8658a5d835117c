import type { KnowledgeField } from '../knowledge-sections.ts';
import { isSameJson } from '../same-json.ts';

/** One thing that differs between two states of a business's knowledge. */
export interface Difference {
  field: KnowledgeField;
  /** Where in the knowledge, from the field to the part; the beginning of another is its whole. */
  path: readonly string[];
  kind: 'added' | 'removed' | 'changed';
  /** What it is about: `Ceramic Coating`, `Monday`, `Is there parking?`. */
  subject: string;
  /** Which part of it: `price`, `answer`; null: the whole. */
  part: string | null;
  /** In words; null: it was not there. */
  from: string | null;
  /** In words; null: it is not there any more. */
  to: string | null;
}

/** Whether two people's differences concern the same thing, or one the whole of the other. */
export function touchTheSame(one: Difference, other: Difference): boolean {
  const shorter = Math.min(one.path.length, other.path.length);
  return one.path.slice(0, shorter).every((step, at) => step === other.path[at]);
}

/** A text that is there or not. Spaces around it do not count. */
export function compareText(
  field: KnowledgeField,
  path: readonly string[],
  subject: string,
  before: string | null | undefined,
  after: string | null | undefined,
  part: string | null = null,
): Difference[] {
  const from = before?.trim() || null;
  const to = after?.trim() || null;
  if (from === to) return [];
  const kind = from === null ? 'added' : to === null ? 'removed' : 'changed';
  // A part that appears is a change of the whole it belongs to.
  return [{ field, path, kind: part === null ? kind : 'changed', subject, part, from, to }];
}

/** Makes differences of one field; paths are given without the field itself. */
export function comparing(field: KnowledgeField) {
  const differing = (
    path: readonly string[],
    subject: string,
    from: string | null | undefined,
    to: string | null | undefined,
    part: string | null = null,
  ) => compareText(field, [field, ...path], subject, from, to, part);

  /** Compares two lists by key: what came, what went, what stayed and changed, and the order. */
  function listed<Item>(
    before: readonly Item[] | null | undefined,
    after: readonly Item[] | null | undefined,
    { keyOf, nameOf, wordsOf, partsOf }: Listed<Item>,
    path: readonly string[] = [],
  ): Difference[] {
    const known = new Map((before ?? []).map((item) => [keyOf(item), item]));
    const now = new Map((after ?? []).map((item) => [keyOf(item), item]));
    const whole = (item: Item, kind: 'added' | 'removed'): Difference => ({
      field,
      path: [field, ...path, keyOf(item)],
      kind,
      subject: nameOf(item),
      part: null,
      from: kind === 'removed' ? wordsOf(item) : null,
      to: kind === 'added' ? wordsOf(item) : null,
    });
    const present = [...now.values()].flatMap((item) => {
      const was = known.get(keyOf(item));
      if (was === undefined) return whole(item, 'added');
      return isSameJson(was, item) ? [] : partsOf(was, item);
    });
    const gone = [...known.values()].filter((item) => !now.has(keyOf(item)));
    return [...present, ...gone.map((item) => whole(item, 'removed'))];
  }

  /** Whether what stayed in a list stands in another order now. */
  function ordered<Item>(
    before: readonly Item[] | null | undefined,
    after: readonly Item[] | null | undefined,
    { keyOf, nameOf }: Pick<Listed<Item>, 'keyOf' | 'nameOf'>,
  ): Difference[] {
    const now = new Set((after ?? []).map(keyOf));
    const known = new Set((before ?? []).map(keyOf));
    const stayed = (items: readonly Item[] | null | undefined) =>
      (items ?? []).filter((item) => now.has(keyOf(item)) && known.has(keyOf(item)));
    const [from, to] = [stayed(before), stayed(after)];
    if (isSameJson(from.map(keyOf), to.map(keyOf))) return [];
    const named = (items: Item[]) => items.map(nameOf).join(', ');
    return differing([orderStep], 'Order', named(from), named(to));
  }

  return { differing, listed, ordered };
}

/** No item has this id: ids hold at least one character. */
const orderStep = '';

/** How the items of a list are told apart and put in words. */
export interface Listed<Item> {
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** All of it, for one that came or went. */
  wordsOf: (item: Item) => string;
  /** What changed of one that stayed. */
  partsOf: (before: Item, after: Item) => Difference[];
}
