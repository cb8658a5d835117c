import type { Business, KeptCallRow } from '@second-ring/contract';
import type { ReceptionistProfile } from '@second-ring/conversation';

/** All that a rehearsal is held on. */
export interface Rehearsed {
  profile: ReceptionistProfile;
  transferHours: NonNullable<Business['agent']>['transfer_hours'];
  kept: Pick<KeptCallRow, 'id' | 'name' | 'called_at' | 'turns'>[];
}

/**
 * What the receptionist of a business says and the calls it is tried with: no more, so that what
 * publishing itself writes down is no change to it.
 */
export function rehearsedOf(business: Business, kept: readonly KeptCallRow[]): Rehearsed {
  const { agent, details } = business;
  return {
    profile: {
      agentId: agent?.id ?? business.id,
      firstMessage: agent?.first_message ?? null,
      transferNumber: agent?.transfer_number ?? null,
      languageModel: false,
      knowledge: {
        name: business.name ?? 'our shop',
        industry: business.primary_industry,
        phone: business.phone_number,
        email: business.email,
        website: business.website,
        address: business.address,
        serviceArea: business.geographic_service_area,
        about: business.about_us_text,
        timeZone: business.time_zone,
        region: business.region,
        hours: business.business_hours,
        services: business.services ?? [],
        commonQuestions: business.common_questions ?? [],
        operationalNotes: business.operational_notes ?? [],
        promotions: business.promotions ?? [],
        // How ready it is, is worked out anew by every publish, and said to no caller.
        details: details && { ...details, readiness_assessment: undefined },
      },
    },
    transferHours: agent?.transfer_hours ?? null,
    kept: kept.map(({ id, name, called_at, turns }) => ({ id, name, called_at, turns })),
  };
}
