import { type PriceRow, priceRow } from '../dialogue/price-rows.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { jointServices } from '../knowledge/joint-services.ts';
import { errandsOf } from '../knowledge/kinds-of-work.ts';
import { fold } from '../knowledge/words.ts';
import { rememberingOf } from '../remembering.ts';
import { centsInSum } from './extras.ts';
import type { Referred } from './refs.ts';

/** "Furnace and AC Tune-Up" does the air conditioner's too: other words for it, and the same kind of work. */
export function joinsOtherwise(
  whole: Service,
  part: Service,
  joins: readonly string[] = [],
): boolean {
  const ofWhole = errandsOf(whole);
  return joins.includes(part.id) && errandsOf(part).some((one) => ofWhole.includes(one));
}

/**
 * "Shampoo and Hair Removal": joins what shares half of its own name with it, which is paid for with it. A tune-up of
 * washer and dryer has the dryer in common with a cleaning of dryer vents, and does none of that.
 */
export function joinsByName(turn: Turn, whole: Service, part: Service): boolean {
  const named = contentStems(whole.name);
  const own = [...contentStems(part.name)];
  const shared = own.filter((stem) => named.has(stem)).length;
  const { services } = turn.receptionist.profile.knowledge;
  return (
    shared > 0 &&
    shared * 2 >= own.length &&
    jointServices(services).get(whole.id)?.includes(part.id) === true
  );
}

/** A small one and a medium one are not the same dog's: neither has the other's work done. */
export function ofOthers(one: Referred, other: Referred): boolean {
  const { option: mine } = one;
  const { option: theirs } = other;
  if (!mine || !theirs || fold(mine.name) === fold(theirs.name)) return false;
  return one.service.options.some(({ name }) => fold(name) === fold(theirs.name));
}

/** Words price one option of a service where they name it and not the one that is meant. */
export function isOfOther({ service, option }: PriceRow, told: ReadonlySet<string>): boolean {
  if (!option) return false;
  const names = contentStems(service.name);
  const own = contentStems(option.name);
  const speaksOf = (stems: Iterable<string>, but: ReadonlySet<string>) =>
    [...stems].some((one) => !but.has(one) && !names.has(one) && told.has(one));
  return service.options.some(({ id, name }) => {
    const other = contentStems(name);
    return id !== option.id && speaksOf(other, own) && !speaksOf(own, other);
  });
}

/** Whether a service's description lists the work of two others. */
export function isBundle(turn: Turn, service: Service): boolean {
  return bundlesAmong(turn.receptionist.profile.knowledge.services)(service);
}

const bundlesAmong = rememberingOf((services: readonly Service[]) =>
  rememberingOf(({ id, name, description }: Service): boolean => {
    if (!calledBundle.test(fold(name)) && !includes.test(fold(description ?? ''))) return false;
    const told = toldOf({ name: '', description });
    if (told.size === 0) return false;
    const isPart = (other: Service) =>
      other.id !== id && covers(told, { service: other, option: null }, wholeName);
    const first = services.findIndex(isPart);
    return first >= 0 && services.slice(first + 1).some(isPart);
  }),
);

/** What a service's name and description say that it does, but for what they leave out. */
export const toldBy = rememberingOf(toldOf);

function toldOf({ name, description }: Pick<Service, 'name' | 'description'>): ReadonlySet<string> {
  const does = (description ?? '')
    .split(/[;.]\s|, (?=not\b|no\b|pas\b|sans\b)/)
    .filter((clause) => !leftOut.test(fold(clause)) && !besideOther.test(fold(clause)));
  return contentStems([name, ...does].join(' . '));
}

/**
 * Whether words tell of a part: of what sets its service apart, or of the option that is meant.
 * @param distinctIn which words of a service's name set it apart.
 */
export function covers(
  told: ReadonlySet<string>,
  { service, option }: Pick<PriceRow, 'service' | 'option'>,
  distinctIn: DistinctStems,
): boolean {
  const stems = distinctIn(service);
  const most = stems.size * mostlyTold;
  if (stems.size > 0 && [...stems].filter((stem) => told.has(stem)).length >= most) return true;
  const chosen = [...contentStems(option?.name ?? '')];
  return chosen.length > 1 && chosen.every((stem) => told.has(stem));
}

/** Whether all of a service's name is told. */
export function namesAllOf(told: ReadonlySet<string>, { name }: Pick<Service, 'name'>): boolean {
  return [...contentStems(name)].every((stem) => told.has(stem));
}

/** "Classic manicure" is no gel one: another of the kind is named whole, and this one is not. */
export function isOfSibling(
  turn: Turn,
  told: ReadonlySet<string>,
  { id, name }: Service,
  bundle: Service,
): boolean {
  const own = contentStems(name);
  if (namesAllOf(told, { name })) return false;
  const named = namedWhole(turn.receptionist.profile.knowledge.services)(told);
  return named.some((other) => {
    const shared = [...contentStems(other.name)].some((stem) => own.has(stem));
    return other.id !== id && other.id !== bundle.id && shared;
  });
}

/** The services whose name of several words is told whole. */
const namedWhole = rememberingOf((services: readonly Service[]) =>
  rememberingOf((told: ReadonlySet<string>) =>
    services.filter(({ name }) => contentStems(name).size > 1 && namesAllOf(told, { name })),
  ),
);

/** What one price for several services at once comes to; null where a service is nothing of the kind. */
export function joinedPrice(service: Service): { row: PriceRow; cents: number } | null {
  if (service.pricingType !== 'simple' || !mayJoin(service)) return null;
  const row = priceRow(service, null);
  const cents = row && centsInSum(row, 1);
  return row && cents ? { row, cents } : null;
}

/** Whether a service is called, or described as, several at once. */
export const isCalledJoint = rememberingOf(({ name, description }: Service) =>
  bundling.test(fold(`${name} ${description ?? ''}`)),
);

const mayJoin = rememberingOf(
  (service: Service) =>
    isCalledJoint(service) || joining.test(`${service.name} ${service.description ?? ''}`),
);

const bundling =
  /\b(?:combo|package|bundle|both|together|special|deal|duo|trio|pair|one visit|all[- ]in|complete|includes?|forfait|ensemble|combin\w+|comprend|inclu\w*|les deux)\b/u;
export const joining = /\p{L} (?:and|et|plus) \p{L}|[&+]/iu;

/** Of what tells a part from the others, a bundle must speak of as much. */
const mostlyTold = 0.5;

export const calledBundle =
  /\b(?:combo|package|bundle|deal|special|duo|trio|forfait|ensemble|combine)\b/;
const includes =
  /\b(?:includes?|including|comes with|comprend|comprenant|inclu(?:s|t|ant)?|everything in)\b/;
/** "Add-on only, with a bath or groom", "must be booked with a cleaning": it goes beside that, and holds none of it. */
const besideOther =
  /\b(?:only|add[- ]?on|must|has to|have to|needs?|requires?|before|after|follow\w*|seulement|juste|uniquement|doit|faut|avant|apres)\b.*\b(?:with|avec|a|an|une?)\b|\b(?:in|en) (?:addition|plus)\b/;
const leftOut =
  /\b(?:not|no|without|more|de plus|extra|apart|separate\w*|pas|sans|non|surplus|sus|a part)\b/;

/** Which words of a service's name set it apart. */
export type DistinctStems = (service: Service) => ReadonlySet<string>;

const wholeName: DistinctStems = ({ name }) => contentStems(name);

/** What tells each service from the others it was named with. */
export function distinctAmong(parts: readonly { row: Pick<PriceRow, 'service'> }[]): DistinctStems {
  const namedBy = new Map<string, Set<string>>();
  for (const { row } of parts)
    for (const stem of contentStems(row.service.name))
      namedBy.set(stem, (namedBy.get(stem) ?? new Set()).add(row.service.id));
  return rememberingOf(({ id, name }: Service) => {
    const own = contentStems(name);
    const isAnothers = (stem: string) =>
      [...(namedBy.get(stem) ?? [])].some((service) => service !== id);
    const distinct = new Set([...own].filter((stem) => !isAnothers(stem)));
    return distinct.size > 0 ? distinct : own;
  });
}
