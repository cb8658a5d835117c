import type { BusinessChange } from '@second-ring/contract';
import { readPayableNumber } from '../../lines/phone-numbers/read-phone-number.ts';
import type { businesses } from '../../platform/database/schema/businesses.ts';

/**
 * The columns a change names; those it leaves out are undefined and stay. Refuses with
 * `INVALID_REQUEST` what is no phone number, or none of `countries`.
 */
export function changedColumns(
  change: BusinessChange,
  countries: readonly string[],
): Partial<typeof businesses.$inferInsert> {
  return {
    name: change.name,
    primaryIndustry: change.primary_industry,
    website: change.website,
    email: change.email,
    phoneNumber: readPayableNumber(change.phone_number, countries),
    address: change.address,
    geographicServiceArea: change.geographic_service_area,
    aboutUsText: change.about_us_text,
    businessHours: change.business_hours,
    services: change.services,
    promotions: change.promotions,
    commonQuestions: change.common_questions,
    operationalNotes: change.operational_notes,
    details: change.details,
    booking: change.booking,
  };
}
