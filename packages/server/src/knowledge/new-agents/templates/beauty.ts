import { trades } from '@second-ring/contract';
import type { Industry } from './industry.ts';

const persona = 'A warm front-desk person who knows the treatments';

export const barber: Industry = {
  ...trades.barber,
  placeTypes: ['barber_shop'],
  schemaTypes: [],
  questions: [
    'Do you take walk-ins?',
    'How long is the wait?',
    'Which payment methods do you accept?',
    'Can I ask for a certain barber?',
    'What is your cancellation policy?',
  ],
  purpose: 'haircuts, beards and their next visit',
  persona,
  tone: 'Relaxed and friendly',
  keywords: ['haircut', 'beard', 'fade', 'shave'],
};

export const salon: Industry = {
  ...trades.salon,
  placeTypes: ['hair_salon', 'hair_care', 'beauty_salon', 'nail_salon', 'spa', 'beautician'],
  schemaTypes: ['HairSalon', 'BeautySalon', 'NailSalon', 'DaySpa', 'HealthAndBeautyBusiness'],
  questions: [
    'Do you take walk-ins?',
    'What is your cancellation policy?',
    'Do I need a patch test?',
    'Which products do you use?',
    'Do you sell gift cards?',
  ],
  purpose: 'hair and beauty treatments and their next visit',
  persona,
  tone: 'Warm and unhurried',
  keywords: ['haircut', 'colour', 'balayage', 'stylist'],
};
