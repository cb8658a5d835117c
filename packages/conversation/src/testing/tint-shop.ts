import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, week, withOptions, yes } from './business-parts.ts';

/** A tint and coating shop: few services, most of them priced by the size of the vehicle. */
export const tintShop: BusinessKnowledge = {
  name: 'Harbourview Tint & Coatings',
  industry: 'Vehicle window tint and coatings',
  phone: '+16045550142',
  email: 'hello@harbourview-tint.example',
  website: 'https://harbourview-tint.example',
  address: '4312 Juneau Street, Burnaby, BC V5C 4C6',
  serviceArea: 'Burnaby, Vancouver, New Westminster and Coquitlam',
  about: 'A family-run shop that has tinted and protected vehicles in Burnaby since 2009.',
  timeZone: 'America/Vancouver',
  region: { country: 'CA', subdivision: 'BC' },
  hours: week('09:00-17:00', 'closed', 'closed'),
  services: [
    withOptions('full-window-tint', 'Full Window Tint', { Sedan: 299, SUV: 399, Truck: 349 }),
    priced('ceramic-coating', 'Ceramic Coating', 899),
    withOptions('ppf', 'Paint Protection Film', {
      'Full Front': 1499,
      'Hood Only': 699,
      'Full Vehicle': 4999,
    }),
  ],
  commonQuestions: [
    yes('warranty', 'Do you offer a warranty?'),
    no('volume-discount', 'Do you offer volume discounts?'),
    yes('payment-methods', 'Do you accept all major payment methods?'),
    yes('appointment', 'Do I need an appointment?'),
    explained('cancellation', 'What is your cancellation policy?', '24-hour notice required'),
    yes('insurance', 'Are you insured?'),
    yes('materials', 'Do you use high-quality materials?'),
    explained('emergency', 'Do you offer emergency services?', 'Yes, for an additional fee'),
    yes('satisfaction', 'Do you guarantee satisfaction?'),
    yes('quote', 'Do you provide free quotes?'),
  ],
  operationalNotes: [
    note('scheduling', 'Scheduling', 'Appointments are booked at least one day ahead.'),
    note('deposit', 'Deposit', 'A 50% deposit is required for jobs over $500.'),
    note('parking', 'Parking', 'Free parking is available in front of the shop.'),
    note(
      'wait-policy',
      'Wait policy',
      'Most jobs take 2–3 hours. We offer a courtesy ride within 5 miles.',
    ),
    note(
      'warranty-process',
      'Warranty process',
      'Bring your invoice and we will inspect the work and make it right.',
    ),
  ],
  details: {
    summary: {
      core_purpose: 'Keep vehicles cool, private and protected.',
      primary_value_proposition: 'Careful work, done the same day.',
    },
    persona_and_style: { suggested_persona: 'A friendly shop adviser', suggested_tone: 'Warm' },
    keywords_for_recognition: ['ceramic', 'PPF', 'Harbourview'],
  },
};
