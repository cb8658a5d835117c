import type { Service } from './business.ts';
import { contentStems, vagueWords } from './common-words.ts';
import { fold } from './words.ts';

const joints = /\s(?:and|plus|et|avec|with)\s|[&+,/]/;

/** What stands on each side of what joins a name: "wax" and "tint" of "Wax & Tint". */
export function joinedSides(name: string): string[] {
  return fold(name).split(joints);
}

/** Read once: the services of a business do not change while calls are answered. */
const known = new WeakMap<readonly Service[], ReadonlyMap<string, readonly string[]>>();

/**
 * The services that do at once what others do apart ("Wax and Edge Combo"), each with the ids of those
 * others: one word of such a name is rather the name of a part of it.
 */
export function jointServices(
  services: readonly Service[],
): ReadonlyMap<string, readonly string[]> {
  const before = known.get(services);
  if (before) return before;
  const joint = new Map(
    services.flatMap((service): [string, readonly string[]][] => {
      const parts = partsOf(service, services);
      return parts.length > 1 ? [[service.id, parts]] : [];
    }),
  );
  known.set(services, joint);
  return joint;
}

/** What each side of a name is called by elsewhere; empty where fewer than two sides are. */
function partsOf({ id, name }: Service, services: readonly Service[]): string[] {
  const found = joinedSides(name).map((side) => {
    const stems = tellingStems(side);
    const shared = services
      .filter((other) => other.id !== id && !joints.test(fold(other.name)))
      .map((other) => ({
        id: other.id,
        shares: [...tellingStems(other.name)].filter((one) => stems.has(one)).length,
        chosen: other.options.some((option) =>
          [...tellingStems(option.name)].some((one) => stems.has(one)),
        ),
      }));
    const most = Math.max(0, ...shared.map(({ shares }) => shares));
    // "Roots and cut": what no service is called, one has to choose.
    if (most === 0) return shared.flatMap((one) => (one.chosen ? one.id : []));
    return shared.flatMap((one) => (one.shares === most ? one.id : []));
  });
  const parts = found.filter((one) => one.length > 0);
  const [first = []] = parts;
  const apart = parts.some((one) => one.some((other) => !first.includes(other)));
  return apart ? [...new Set(parts.flat())] : [];
}

function tellingStems(text: string): Set<string> {
  return new Set([...contentStems(text)].filter((one) => !vagueWords.has(one)));
}
