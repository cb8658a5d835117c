import { rememberingOf } from '../remembering.ts';
import type { Service } from './business.ts';
import { contentStems, vagueWords } from './common-words.ts';
import { fold } from './words.ts';

const joints = /\s(?:and|plus|et|avec|with)\s|[&+,/]/;

/** What stands on each side of what joins a name: "wax" and "tint" of "Wax & Tint". */
export function joinedSides(name: string): string[] {
  return fold(name).split(joints);
}

/**
 * The services that do at once what others do apart ("Wax and Edge Combo"), each with the ids of those
 * others: one word of such a name is rather the name of a part of it.
 */
export const jointServices = rememberingOf(
  (services: readonly Service[]): ReadonlyMap<string, readonly string[]> => {
    const called = namesOf(services);
    return new Map(
      services.flatMap((service): [string, readonly string[]][] => {
        const parts = partsOf(service, called);
        return parts.length > 1 ? [[service.id, parts]] : [];
      }),
    );
  },
);

/** By stem, which services have it in their names, and in the names of what one chooses there. */
interface Names {
  /** In the order of the services; joined ones are no part of others. */
  plain: readonly Service[];
  inName: ReadonlyMap<string, readonly number[]>;
  inOptions: ReadonlyMap<string, readonly number[]>;
}

/** Read once for all: each service is held against all others. */
function namesOf(services: readonly Service[]): Names {
  const plain = services.filter(({ name }) => !joints.test(fold(name)));
  const inName = new Map<string, number[]>();
  const inOptions = new Map<string, number[]>();
  for (const [index, { name, options }] of plain.entries()) {
    note(inName, tellingStems(name), index);
    note(inOptions, new Set(options.flatMap((option) => [...tellingStems(option.name)])), index);
  }
  return { plain, inName, inOptions };
}

function note(byStem: Map<string, number[]>, stems: ReadonlySet<string>, index: number): void {
  for (const stem of stems) {
    const noted = byStem.get(stem);
    if (noted) noted.push(index);
    else byStem.set(stem, [index]);
  }
}

/** What each side of a name is called by elsewhere; empty where fewer than two sides are. */
function partsOf({ id, name }: Service, { plain, inName, inOptions }: Names): string[] {
  const parts: string[][] = [];
  // A side said twice tells nothing new.
  for (const side of new Set(joinedSides(name))) {
    const stems = tellingStems(side);
    const shares = new Map<number, number>();
    for (const stem of stems)
      for (const index of inName.get(stem) ?? [])
        if (plain[index]?.id !== id) shares.set(index, (shares.get(index) ?? 0) + 1);
    const most = Math.max(0, ...shares.values());
    // "Roots and cut": what no service is called, one has to choose.
    const chosen = new Set([...stems].flatMap((stem) => inOptions.get(stem) ?? []));
    const found = most === 0 ? chosen : [...shares.keys()].filter((at) => shares.get(at) === most);
    const ids = [...found].sort((one, other) => one - other).map((index) => plain[index]?.id ?? id);
    const others = ids.filter((other) => other !== id);
    if (others.length > 0) parts.push(others);
  }
  const first = new Set(parts[0]);
  const apart = parts.some((one) => one.some((other) => !first.has(other)));
  return apart ? [...new Set(parts.flat())] : [];
}

function tellingStems(text: string): Set<string> {
  return new Set([...contentStems(text)].filter((one) => !vagueWords.has(one)));
}
