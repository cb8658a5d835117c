import type { Business } from '@second-ring/contract';

const tintShop: Business = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Otter Point Tint',
  primary_industry: 'Window tint',
  website: null,
  email: null,
  phone_number: null,
  address: '21 Harbour Road',
  agent_number: null,
  sample: false,
  created_at: '2026-11-02T18:00:00.000Z',
  geographic_service_area: null,
  about_us_text: null,
  time_zone: 'America/Vancouver',
  region: null,
  business_hours: null,
  services: [{ id: 'tint', name: 'Tint', pricingType: 'simple', basePrice: '399', options: [] }],
  promotions: null,
  common_questions: [{ id: 'park', question: 'Is there parking?', answer: 'yes' }],
  operational_notes: null,
  details: {
    keywords_for_recognition: ['tint'],
    readiness_assessment: { summary: 'Ready', strengths: [], limitations: [] },
  },
  booking: { enabled: false, stepMinutes: 30, capacity: 1, leadMinutes: 60 },
  version: 3,
  calendar_feed: null,
  agent: null,
};

/** A business of tests, changed. */
export function businessWith(change: Partial<Business> = {}): Business {
  return { ...tintShop, ...change };
}

/** Its one service at another price. */
export function priced(basePrice: string): NonNullable<Business['services']> {
  return [{ id: 'tint', name: 'Tint', pricingType: 'simple', basePrice, options: [] }];
}
