import { likenessNames } from './likeness-features.ts';
import { wordingNames } from './wording-index.ts';

/** Names of the dense features, in the order of their weights. */
const denseNames = [
  'title said',
  'title whole',
  'body said',
  'near miss',
  'rule service',
  'rule service sure',
  'rule service rival',
  'rule fact',
  'rule fact sure',
  'focus',
  'focus, nothing named',
  'focus, something named',
  'focus fact',
  'best title',
  'unsaid title',
  'hidden',
  'service',
  'fact',
  'none',
  'none, foreign share',
  'none, nothing named',
  'none, best title',
  'none, best rule',
  'none, focus',
  'none, asking',
  'none, telling',
  'none, choosing',
  'service, price',
  'fact, price',
  'fact, question',
  'service, question',
  'price said',
  'price said, asking what is in it',
  'amount said',
  'none, amount said',
  'title alike',
  'body alike',
  'title whole, alike',
  'none, best title, alike',
  'part said',
  'part whole',
  'letters of the title',
  'letters said',
  'words said',
  ...wordingNames,
  ...likenessNames,
] as const;

export const denseCount = denseNames.length;

export const place = new Map(denseNames.map((name, index) => [name, index]));

export function put(
  dense: Float64Array | undefined,
  name: (typeof denseNames)[number],
  value: number,
): void {
  if (dense) dense[place.get(name) ?? 0] = value;
}
