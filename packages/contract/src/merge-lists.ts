import { isSameJson } from './same-json.ts';

/** Mine where I changed it, theirs where I did not. */
export function mergeValue<Value>(base: Value, mine: Value, theirs: Value): Value {
  return isSameJson(base, mine) ? theirs : mine;
}

/**
 * Their record with the keys I changed put over it. Keys that only mean something together are
 * `together`: who changes one of them changes all.
 */
export function mergeRecord<Record extends object>(
  base: Partial<Record>,
  mine: Record,
  theirs: Record,
  together: readonly (readonly (keyof Record & string)[])[] = [],
): Record {
  const keys = new Set([...namesOf(base), ...namesOf(mine)]);
  const touched = new Set([...keys].filter((key) => !isSameJson(base[key], mine[key])));
  for (const group of together)
    if (group.some((key) => touched.has(key))) for (const key of group) touched.add(key);
  const merged: Record = { ...theirs };
  for (const key of touched) {
    if (key in mine) merged[key] = mine[key];
    else Reflect.deleteProperty(merged, key);
  }
  return merged;
}

function namesOf<Record extends object>(record: Record): (keyof Record & string)[] {
  const names: (keyof Record & string)[] = [];
  for (const name in record) names.push(name);
  return names;
}

/**
 * Merges two people's changes to one list: what I added, changed or removed is mine, the rest is
 * theirs. What I changed and they removed stays. The order is mine where I changed it, else theirs.
 */
export function mergeList<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
  mergeItem: (base: Item, mine: Item, theirs: Item) => Item = mergeValue,
): Item[] {
  const byKey = (items: readonly Item[]) => new Map(items.map((item) => [keyOf(item), item]));
  const [known, ours, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const merged = new Map<string, Item>();
  for (const [key, item] of other) {
    const own = ours.get(key);
    const was = known.get(key);
    if (own !== undefined) merged.set(key, was === undefined ? own : mergeItem(was, own, item));
    else if (was === undefined) merged.set(key, item);
  }
  for (const [key, item] of ours) {
    const removed = known.has(key) && isSameJson(known.get(key), item);
    if (!other.has(key) && !removed) merged.set(key, item);
  }
  const stayed = (items: Map<string, Item>) =>
    [...items.keys()].filter((key) => known.has(key) && ours.has(key));
  const reordered = !isSameJson(stayed(known), stayed(ours));
  const left = (items: Map<string, Item>) => [...items.keys()].filter((key) => merged.has(key));
  const order = reordered
    ? interleave(left(ours), left(other))
    : interleave(left(other), left(ours));
  return order.flatMap((key) => merged.get(key) ?? []);
}

/** The first list, with what only the second has put behind what it follows there. */
function interleave(first: readonly string[], second: readonly string[]): string[] {
  const placed = [...first];
  const known = new Set(first);
  let before = -1;
  for (const key of second) {
    if (known.has(key)) before = placed.indexOf(key);
    else {
      before += 1;
      placed.splice(before, 0, key);
    }
  }
  return placed;
}
