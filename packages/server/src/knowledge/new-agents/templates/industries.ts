import { tradeKeyNamed } from '@second-ring/contract';
import { contracting, electrical, heating, plumbing, roofing } from './builders.ts';
import {
  autoRepair,
  barber,
  cleaning,
  clinic,
  detailing,
  general,
  type Industry,
  landscaping,
  petGrooming,
  realEstate,
  restaurant,
  salon,
  veterinary,
  windowTint,
} from './industry.ts';

/** By the key of the trade; the narrower before the wider: a tint shop is a car repair shop to Google. */
const byTrade: Record<NonNullable<ReturnType<typeof tradeKeyNamed>>, Industry> = {
  petGrooming,
  detailing,
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
};
const industries = Object.values(byTrade);

/** What is of the wider trade to Google and to schema.org where they know no narrower one. */
const widerOf = new Map<Industry, readonly Industry[]>([
  [windowTint, [autoRepair, detailing]],
  [detailing, [autoRepair]],
  [barber, [salon]],
]);

/** The trade of a place, from its types and, where the types are wide, its name. */
export function industryOfPlace(types: readonly string[], name: string): Industry {
  const named = industryNamed(name);
  const typed = industries.filter(({ placeTypes }) =>
    placeTypes.some((type) => types.includes(type)),
  );
  const both = typed.find(({ words }) => words.test(name));
  return narrower(named, typed[0]) ?? both ?? typed[0] ?? named ?? general;
}

/**
 * The trade of a website, from its schema.org types, else from the words of its titles and of what it
 * offers; null where they do not tell.
 */
export function industryOfSite(schemaTypes: readonly string[], words: string): Industry | null {
  const typed = industries.find((industry) =>
    industry.schemaTypes.some((type) => schemaTypes.includes(type)),
  );
  const named = industryNamed(words);
  return narrower(named, typed) ?? typed ?? named;
}

function industryNamed(words: string): Industry | null {
  const key = tradeKeyNamed(words);
  return key && byTrade[key];
}

function narrower(named: Industry | null, typed: Industry | undefined): Industry | null {
  return named && typed && widerOf.get(named)?.includes(typed) ? named : null;
}
