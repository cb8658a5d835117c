import type { PriceRow } from '../dialogue/price-rows.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { jointServices } from '../knowledge/joint-services.ts';
import { errandsOf } from '../knowledge/kinds-of-work.ts';
import { fold } from '../knowledge/words.ts';
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

/** "Shampoo and Hair Removal": joins what shares a word of its name, which is paid for with it. */
export function joinsByName(turn: Turn, whole: Service, part: Service): boolean {
  const named = contentStems(whole.name);
  const shared = [...contentStems(part.name)].some((stem) => named.has(stem));
  const { services } = turn.receptionist.profile.knowledge;
  return shared && jointServices(services).get(whole.id)?.includes(part.id) === true;
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
export function isBundle(turn: Turn, { id, name, description }: Service): boolean {
  if (!calledBundle.test(fold(name)) && !includes.test(fold(description ?? ''))) return false;
  const told = toldBy({ name: '', description });
  const others = turn.receptionist.profile.knowledge.services.filter((other) => other.id !== id);
  return others.filter((service) => covers(told, { service, option: null }, [])).length > 1;
}

/** What a service's name and description say that it does, but for what they leave out. */
export function toldBy({
  name,
  description,
}: Pick<Service, 'name' | 'description'>): ReadonlySet<string> {
  const does = (description ?? '')
    .split(/[;.]\s|, (?=not\b|no\b|pas\b|sans\b)/)
    .filter((clause) => !leftOut.test(fold(clause)) && !besideOther.test(fold(clause)));
  return contentStems([name, ...does].join(' . '));
}

/** Whether words tell of a part: of what sets its service apart, or of the option that is meant. */
export function covers(
  told: ReadonlySet<string>,
  { service, option }: Pick<PriceRow, 'service' | 'option'>,
  parts: readonly { row: Pick<PriceRow, 'service'> }[],
): boolean {
  const stems = distinctStems(service, parts);
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
  return turn.receptionist.profile.knowledge.services.some((other) => {
    const stems = contentStems(other.name);
    const shared = [...stems].some((stem) => own.has(stem) && told.has(stem));
    return (
      other.id !== id &&
      other.id !== bundle.id &&
      shared &&
      stems.size > 1 &&
      [...stems].every((stem) => told.has(stem))
    );
  });
}

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

/** What tells a service from the others it was named with. */
function distinctStems(
  service: Service,
  parts: readonly { row: Pick<PriceRow, 'service'> }[],
): Set<string> {
  const others = new Set(
    parts
      .filter(({ row }) => row.service.id !== service.id)
      .flatMap(({ row }) => [...contentStems(row.service.name)]),
  );
  const own = [...contentStems(service.name)];
  const distinct = own.filter((stem) => !others.has(stem));
  return new Set(distinct.length > 0 ? distinct : own);
}
