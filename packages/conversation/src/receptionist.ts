import type { ReceptionistProfile } from './conversation.ts';
import type { Service } from './knowledge/business.ts';
import { compileFaq, type FaqIndex } from './knowledge/faq.ts';
import { compileServices, type ServiceIndex } from './knowledge/services.ts';

/** A profile made ready to answer: what every turn needs is computed once, here. Immutable. */
export interface Receptionist {
  readonly profile: ReceptionistProfile;
  readonly services: ServiceIndex;
  readonly serviceById: ReadonlyMap<string, Service>;
  readonly questions: FaqIndex;
}

/** Prepares a profile for calls. Pure; keep the result for as long as the knowledge is unchanged. */
export function prepareReceptionist(profile: ReceptionistProfile): Receptionist {
  const { services, commonQuestions, operationalNotes, about } = profile.knowledge;
  return {
    profile,
    services: compileServices(services),
    serviceById: new Map(services.map((service) => [service.id, service])),
    questions: compileFaq({ items: commonQuestions, notes: operationalNotes, about }),
  };
}
