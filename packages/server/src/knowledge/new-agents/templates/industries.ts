import {
  autoRepair,
  barber,
  cleaning,
  clinic,
  contracting,
  electrical,
  general,
  heating,
  type Industry,
  landscaping,
  petGrooming,
  plumbing,
  realEstate,
  restaurant,
  roofing,
  salon,
  veterinary,
  windowTint,
} from './industry.ts';

/** The narrower trade before the wider: a tint shop is a car repair shop to Google. */
const industries: readonly Industry[] = [
  petGrooming,
  windowTint,
  autoRepair,
  barber,
  salon,
  plumbing,
  electrical,
  heating,
  roofing,
  realEstate,
  landscaping,
  cleaning,
  veterinary,
  clinic,
  restaurant,
  contracting,
];

/** The trade of a place, from its types and, where the types are wide, its name. */
export function industryOfPlace(types: readonly string[], name: string): Industry {
  const named = industries.find(({ words }) => words.test(name));
  const typed = industries.find(({ placeTypes }) =>
    placeTypes.some((type) => types.includes(type)),
  );
  const both = industries.find(
    ({ words, placeTypes }) => words.test(name) && placeTypes.some((type) => types.includes(type)),
  );
  const narrower = named === windowTint && typed === autoRepair ? windowTint : null;
  return both ?? narrower ?? typed ?? named ?? general;
}

/**
 * The trade of a website, from its schema.org types, else from the words of its titles; null where
 * they do not tell.
 */
export function industryOfSite(schemaTypes: readonly string[], titles: string): Industry | null {
  const typed = industries.find((industry) =>
    industry.schemaTypes.some((type) => schemaTypes.includes(type)),
  );
  const named = industries.find(({ words }) => words.test(titles));
  if (typed === autoRepair && named === windowTint) return windowTint;
  if (typed === salon && named === barber) return barber;
  return typed ?? named ?? null;
}
