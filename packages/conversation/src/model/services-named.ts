import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { fold, likeness } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import type { Grounds } from './grounds.ts';
import { inBoth, saidStems } from './in-both.ts';
import { withDigits } from './standing-words.ts';

/** What tells in a name, what stands in brackets aside. */
export function stemsOf(name: string): string[] {
  return [...contentStems(fold(name.replace(/\(.*?\)/g, '')))];
}

/**
 * The stems of what a service is called, in either language: a list for each of its names. Taken apart once,
 * and asked for with every sentence.
 */
export const namesOf = rememberingOf(
  ({ name, nameFr }: Service): readonly (readonly string[])[] => {
    const english = inEnglish(name);
    return [name, ...(nameFr ? [nameFr] : []), ...(english ? [english] : [])].map(stemsOf);
  },
);

/** The stems of all its names together. */
export function nameStems(service: Service): ReadonlySet<string> {
  return new Set(namesOf(service).flat());
}

/** In how many services' names each stem stands. */
export const nameUses = rememberingOf(({ profile }: Receptionist): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const service of profile.knowledge.services)
    for (const stem of nameStems(service)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return uses;
});

export interface Named {
  service: Service;
  /** How much of its name is said. */
  share: number;
}

/** The services whose names a folded text says: in whole, or in part with a word only they have. */
export function servicesNamed(folded: string, { receptionist }: Grounds): Named[] {
  const uses = nameUses(receptionist);
  const said = saidStems(folded);
  const words = wordsSaid(folded);
  return receptionist.profile.knowledge.services.flatMap((service) => {
    const names = namesOf(service);
    const share = Math.max(...names.map((stems) => shareOf(stems, words)));
    const own = names.flat().some((stem) => uses.get(stem) === 1 && said.has(stem));
    return share === 1 || (share >= leastNamed && own) ? [{ service, share }] : [];
  });
}

/** A word that no other service has names it where it is so much of its name. */
const leastNamed = 0.3;

/** Whether a folded text says one of a service's names in whole. */
export function isNamedWhole(service: Service, folded: string): boolean {
  const said = wordsSaid(folded);
  return namesOf(service).some((stems) => shareOf(stems, said) === 1);
}

function wordsSaid(folded: string): ReadonlySet<string> {
  return contentStems(`${withDigits(folded)} ${inBoth(folded)}`);
}

function shareOf(stems: readonly string[], said: ReadonlySet<string>): number {
  if (stems.length === 0) return 0;
  const alike = (stem: string) =>
    stem.length >= 4 && [...said].some((word) => word.length >= 5 && likeness(stem, word) >= 0.7);
  return stems.filter((stem) => said.has(stem) || alike(stem)).length / stems.length;
}
