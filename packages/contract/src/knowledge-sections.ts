import type { z } from 'zod';
import type { business } from './business.ts';

/** Everything about a business that publishing may change, by field, with what its page calls it. */
const knowledgeSections = {
  name: 'Business Details',
  primary_industry: 'Business Details',
  website: 'Business Details',
  email: 'Business Details',
  phone_number: 'Business Details',
  address: 'Business Details',
  geographic_service_area: 'Business Details',
  about_us_text: 'Business Details',
  details: 'Identity, Persona and Keywords',
  business_hours: 'Business Hours',
  services: 'Services',
  promotions: 'Promotions',
  common_questions: 'Common Questions (FAQ)',
  operational_notes: 'Operational Notes',
  booking: 'Appointments',
} as const;

export type KnowledgeField = keyof typeof knowledgeSections;

/** What a business's AI knows, as it was published. */
export type PublishedKnowledge = Pick<z.infer<typeof business>, KnowledgeField>;

function isKnowledgeField(key: string): key is KnowledgeField {
  return Object.hasOwn(knowledgeSections, key);
}

/** The fields in the order of the page. */
export const knowledgeFields = Object.keys(knowledgeSections).filter(isKnowledgeField);

/** A business of which nothing was published yet. */
export const nothingKnown: PublishedKnowledge = {
  name: null,
  primary_industry: null,
  website: null,
  email: null,
  phone_number: null,
  address: null,
  geographic_service_area: null,
  about_us_text: null,
  details: null,
  business_hours: null,
  services: null,
  promotions: null,
  common_questions: null,
  operational_notes: null,
  booking: { enabled: false, stepMinutes: 0, capacity: 0, leadMinutes: 0 },
};
