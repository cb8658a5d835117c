import type { BusinessKnowledge, Service } from './business.ts';

/**
 * Services that were proposed for a trade, and are the shop's only once its owner keeps them: until
 * then no caller hears that they are done, nor that they are not.
 */

/** What a service carries as its source while its owner has not kept it. */
const proposedSource = 'proposed';

/** A service a trade usually has, without a price: for an owner to keep, change or remove. */
export function proposedService(id: string, name: string): Service {
  return { id, name, pricingType: 'dont_say', options: [], source: proposedSource };
}

/** Whether a service still stands as it was proposed. Whoever priced or described it has kept it. */
export function isProposed({ source, pricingType, description }: Service): boolean {
  return source === proposedSource && pricingType === 'dont_say' && !description?.trim();
}

/** The service as its owner's own. */
export function keepService(service: Service): Service {
  return service.source === proposedSource ? { ...service, source: 'user' } : service;
}

/** What a shop has told of itself, without what was only proposed to it. */
export function keptKnowledge(knowledge: BusinessKnowledge): BusinessKnowledge {
  const services = knowledge.services.filter((service) => !isProposed(service));
  return services.length === knowledge.services.length ? knowledge : { ...knowledge, services };
}

/** Whether the owner has said what the shop does: else what is not listed may be done all the same. */
export function listsServices({ services }: BusinessKnowledge): boolean {
  return services.length > 0 && !services.some(isProposed);
}
