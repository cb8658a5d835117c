import { trades } from '@second-ring/contract';
import type { Industry } from './industry.ts';

export const realEstate: Industry = {
  ...trades.realEstate,
  placeTypes: ['real_estate_agency', 'real_estate_agent'],
  schemaTypes: ['RealEstateAgent'],
  questions: [
    'What is your commission?',
    'Which areas do you cover?',
    'Do you work with first-time buyers?',
    'Do you hold open houses?',
  ],
  purpose: 'buying, selling and seeing homes',
  persona: 'An attentive assistant of a realtor, who asks which home and when to call back',
  tone: 'Professional and warm',
  keywords: ['listing', 'showing', 'open house', 'valuation'],
};

export const cleaning: Industry = {
  ...trades.cleaning,
  placeTypes: ['laundry', 'house_cleaning_service', 'cleaning_service'],
  schemaTypes: ['DryCleaningOrLaundry', 'HouseCleaning'],
  questions: [
    'Are you insured?',
    'Do you bring your own supplies?',
    'Do I need to be home?',
    'What is your cancellation policy?',
  ],
  purpose: 'keeping their homes and offices clean',
  persona: 'A friendly coordinator who asks for the size of the place and how often',
  tone: 'Friendly and efficient',
  keywords: ['deep clean', 'move-out', 'weekly'],
};

export const landscaping: Industry = {
  ...trades.landscaping,
  placeTypes: ['landscaper', 'lawn_care_service', 'garden_center'],
  schemaTypes: ['GardenStore'],
  questions: [
    'Do you provide free quotes?',
    'Which areas do you serve?',
    'Do you offer seasonal contracts?',
    'Are you insured?',
  ],
  purpose: 'the care of their gardens and grounds',
  persona: 'A friendly coordinator who asks for the size and the address of the property',
  tone: 'Friendly and down to earth',
  keywords: ['lawn', 'hedge', 'snow', 'garden'],
};

const persona = 'A calm dispatcher who asks what happened, where, and how urgent it is';
const tone = 'Calm and reassuring';
const questions = [
  'Are you licensed and insured?',
  'Do you offer emergency services?',
  'Do you provide free quotes?',
  'Is your work guaranteed?',
  'Which payment methods do you accept?',
];

export const plumbing: Industry = {
  ...trades.plumbing,
  placeTypes: ['plumber'],
  schemaTypes: ['Plumber'],
  questions,
  purpose: 'plumbing repairs and installations',
  persona,
  tone,
  keywords: ['leak', 'drain', 'water heater', 'burst pipe'],
};

export const electrical: Industry = {
  ...trades.electrical,
  placeTypes: ['electrician'],
  schemaTypes: ['Electrician'],
  questions,
  purpose: 'electrical repairs and installations',
  persona,
  tone,
  keywords: ['breaker', 'panel', 'outlet', 'EV charger'],
};

export const heating: Industry = {
  ...trades.heating,
  placeTypes: ['hvac_contractor'],
  schemaTypes: ['HVACBusiness'],
  questions,
  purpose: 'heating and cooling repairs and installations',
  persona,
  tone,
  keywords: ['furnace', 'heat pump', 'air conditioner', 'thermostat'],
};

export const roofing: Industry = {
  ...trades.roofing,
  placeTypes: ['roofing_contractor'],
  schemaTypes: ['RoofingContractor'],
  questions,
  purpose: 'roof repairs and replacements',
  persona,
  tone,
  keywords: ['leak', 'shingles', 'gutters', 'inspection'],
};

export const contracting: Industry = {
  ...trades.contracting,
  placeTypes: ['general_contractor', 'painter', 'locksmith', 'moving_company', 'handyman'],
  schemaTypes: [
    'GeneralContractor',
    'HomeAndConstructionBusiness',
    'HousePainter',
    'Locksmith',
    'MovingCompany',
  ],
  questions,
  purpose: 'work on their homes',
  persona,
  tone,
  keywords: ['estimate', 'repair', 'renovation'],
};
