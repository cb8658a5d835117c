import type { PublishedKnowledge } from '@second-ring/contract';
import { usualBooking } from '../appointments/booking-settings.ts';
import type { businesses } from '../database/schema/businesses.ts';

/** What publishing may change about a stored business. The readiness follows from it. */
export function publishedKnowledgeOf(row: typeof businesses.$inferSelect): PublishedKnowledge {
  return {
    name: row.name,
    primary_industry: row.primaryIndustry,
    website: row.website,
    email: row.email,
    phone_number: row.phoneNumber,
    address: row.address,
    geographic_service_area: row.geographicServiceArea,
    about_us_text: row.aboutUsText,
    details: withoutReadiness(row.details),
    business_hours: row.businessHours,
    services: row.services,
    promotions: row.promotions,
    common_questions: row.commonQuestions,
    operational_notes: row.operationalNotes,
    booking: row.booking ?? usualBooking,
  };
}

function withoutReadiness(details: PublishedKnowledge['details']): PublishedKnowledge['details'] {
  if (!details) return null;
  const { readiness_assessment: _, ...told } = details;
  return told;
}
