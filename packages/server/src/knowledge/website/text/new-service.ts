import type { Service, ServiceOption } from '@second-ring/conversation';

/** Where a service of the knowledge comes from. */
const source = 'website';

/** A stable id of something named, so that the same name on two pages is one thing. */
export function idOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${source}-${plain.slice(0, 80)}`;
}

/** A service as a page names it. Without a price that is certain, callers are told none. */
export function newService(
  name: string,
  price: string | null,
  description: string | null = null,
): Service {
  return {
    id: idOf(name),
    name,
    ...(description && { description: description.slice(0, 1000) }),
    pricingType: price === null ? 'dont_say' : 'simple',
    ...(price !== null && { basePrice: price }),
    options: [],
    source,
  };
}

/** A service whose price depends on which of its options a caller wants. */
export function newServiceWithOptions(
  name: string,
  prices: readonly (readonly [option: string, price: string])[],
): Service {
  const options: ServiceOption[] = prices.map(([option, price]) => ({
    id: idOf(option),
    name: option,
    price,
  }));
  return { id: idOf(name), name, pricingType: 'options', options, source };
}
