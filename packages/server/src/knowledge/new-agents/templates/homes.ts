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
