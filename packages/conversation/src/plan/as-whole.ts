import { pricedOptions, priceRow } from '../dialogue/price-rows.ts';
import { lastSaid, type Turn } from '../dialogue/turn.ts';
import type { ServiceRef } from '../heard/heard.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { centsInSum } from './extras.ts';

/** An option that is all of the others at once: "Both", "All four wheels", "Tête complète". */
const calledWhole =
  /^(?:both|all|full|whole|complete|entire|les deux|toute?s?|tous)\b|\b(?:complete?|entiere?|au complet|together|ensemble)\b/;
/** "Fork and shock": all of the others where it names each of them, as "18 inch and over" does not. */
const joined = /\b(?:and|et|plus)\b|[&+]/;
const both = /\b(?:both|the two|all of (?:it|them)|les deux)\b(?: (\p{L}+))?/u;

/**
 * "The fork and the shock", where the owner has a price for both that is less than the two: that option in the
 * place of the others, as is one of the two named with "both".
 */
export function asWhole(turn: Turn, refs: readonly ServiceRef[]): ServiceRef[] {
  const done = new Set<string>();
  // "The two together", of two services, is no option of one of them.
  const ofOne = refs.every(({ serviceId }) => serviceId === refs[0]?.serviceId);
  return refs.flatMap((ref): ServiceRef[] => {
    const service = turn.receptionist.serviceById.get(ref.serviceId);
    const named = refs.filter(({ serviceId }) => serviceId === ref.serviceId);
    const whole = service && wholeOf(service, named, ofOne ? fold(lastSaid(turn)) : '');
    if (!whole) return [ref];
    if (done.has(ref.serviceId)) return [];
    done.add(ref.serviceId);
    return [{ serviceId: ref.serviceId, optionId: whole.id }];
  });
}

function wholeOf(
  service: Service,
  named: readonly ServiceRef[],
  said: string,
): ServiceOption | null {
  const options = pricedOptions(service);
  const [whole, other] = options.filter(
    (option) => calledWhole.test(fold(option.name)) || namesEach(option, options),
  );
  if (!whole || other) return null;
  const parts = options.filter((option) => option !== whole);
  if (parts.length < 2 || named.some(({ optionId, count }) => optionId === whole.id || count))
    return null;
  const chosen = parts.filter(({ id }) => named.some(({ optionId }) => optionId === id));
  const meant =
    chosen.length === parts.length ||
    (parts.length === 2 && chosen.length === 1 && saysBoth(said, chosen));
  const cents = centsOf(service, whole);
  const apart = parts.map((part) => centsOf(service, part));
  if (!meant || cents === null || apart.some((one) => one === null)) return null;
  return cents < apart.reduce<number>((sum, one) => sum + (one ?? 0), 0) ? whole : null;
}

/** "Both of them", but of "the two front doors" only those that are called so. */
function saysBoth(said: string, chosen: readonly ServiceOption[]): boolean {
  const found = both.exec(said);
  const [counted] = contentStems(found?.[1] ?? '');
  if (!found || counted === undefined) return found !== null;
  return !chosen.some(({ name }) => contentStems(name).has(counted));
}

function namesEach({ id, name }: ServiceOption, options: readonly ServiceOption[]): boolean {
  if (!joined.test(fold(name))) return false;
  const stems = contentStems(name);
  const shared = [...stems].filter((stem) =>
    options.every((option) => contentStems(option.name).has(stem)),
  );
  return options.every(
    (option) =>
      option.id === id ||
      [...contentStems(option.name)].some((stem) => stems.has(stem) && !shared.includes(stem)),
  );
}

function centsOf(service: Service, option: ServiceOption): number | null {
  const row = priceRow(service, option);
  return row && centsInSum(row, 1);
}
