import type {
  BusinessHours,
  BusinessKnowledge,
  FaqItem,
  OperationsNote,
  Service,
} from '../src/knowledge/business.ts';

/** A shop as the corpus writes it: what an owner types in at set-up. */
export interface ShopDraft {
  businessName: string;
  phoneNumber: string;
  address: string;
  businessHours: BusinessHours;
  services: Service[];
  commonQuestions: FaqItem[];
  operationalNotes: OperationsNote[];
  language?: 'en' | 'fr';
}

/** What the receptionist knows of such a shop. */
export function knowledgeOfDraft(draft: ShopDraft): BusinessKnowledge {
  return {
    name: draft.businessName,
    phone: draft.phoneNumber,
    address: draft.address,
    timeZone: 'America/Vancouver',
    region: { country: 'CA', subdivision: 'BC' },
    hours: draft.businessHours,
    services: draft.services,
    commonQuestions: draft.commonQuestions,
    operationalNotes: draft.operationalNotes,
    details: null,
  };
}
