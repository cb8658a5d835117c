import type { SortOrder } from '../ui/table.tsx';

/** A list's place in the address bar: what is looked for and how it is sorted. */
export interface ListSearch<Key extends string = string> {
  q?: string | undefined;
  sort?: Key | undefined;
  order?: SortOrder | undefined;
}

/**
 * Reads a list's search from the address bar. Unknown sort keys fall away, said in so many words: the
 * router would keep what is merely left out. Words are kept as text even where they look like a number.
 */
export function readListSearch<Key extends string>(
  search: Record<string, unknown>,
  sortKeys: readonly Key[],
): ListSearch<Key> {
  // A column is also known by the end of its name: a call's `status` is its `call_status`.
  const sort =
    sortKeys.find((key) => key === search.sort) ??
    sortKeys.find((key) => key.endsWith(`_${search.sort}`));
  const order = search.order === 'asc' || search.order === 'desc' ? search.order : undefined;
  return { q: readWords(search.q), sort, order: sort && order };
}

/** A search parameter as text; undefined where there is none. */
export function readWords(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export interface Sorting<Key extends string = string> {
  sort: Key;
  order: SortOrder;
}

/** How a list is sorted now: as asked, else newest first by `newest`. */
export function sortingOf<Key extends string>(
  { sort, order }: ListSearch<Key>,
  newest: Key,
): Sorting<Key> {
  if (!sort) return { sort: newest, order: 'desc' };
  return { sort, order: order ?? 'asc' };
}

/** What a click on a column does: the active one turns around, another starts ascending. */
export function sortedBy<Key extends string>(now: Sorting<Key>, clicked: Key): Sorting<Key> {
  if (now.sort !== clicked) return { sort: clicked, order: 'asc' };
  return { sort: clicked, order: now.order === 'asc' ? 'desc' : 'asc' };
}
