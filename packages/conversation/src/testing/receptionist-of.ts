import type { ReceptionistProfile } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { prepareReceptionist, type Receptionist } from '../receptionist.ts';

/** An agent of which nothing is set but what its business knows; `own` is what a test sets beside. */
export function profileOf(
  knowledge: BusinessKnowledge,
  own: Partial<ReceptionistProfile> = {},
): ReceptionistProfile {
  return {
    agentId: 'agent',
    knowledge,
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
    ...own,
  };
}

/** Whoever answers for such an agent. */
export function receptionistOf(
  knowledge: BusinessKnowledge,
  own: Partial<ReceptionistProfile> = {},
): Receptionist {
  return prepareReceptionist(profileOf(knowledge, own));
}
