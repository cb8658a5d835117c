import type { Industry } from './industry.ts';

const persona = 'A warm front-desk person who knows the treatments';

export const barber: Industry = {
  name: 'Barbershop',
  placeTypes: ['barber_shop'],
  schemaTypes: [],
  words: /\b(barbers?|barbershop|beard trim|fades?|barbiers?)\b/i,
  services: ["Men's Haircut", 'Beard Trim', 'Haircut and Beard', 'Hot Shave', "Kids' Haircut"],
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
  name: 'Hair and beauty salon',
  placeTypes: ['hair_salon', 'hair_care', 'beauty_salon', 'nail_salon', 'spa', 'beautician'],
  schemaTypes: ['HairSalon', 'BeautySalon', 'NailSalon', 'DaySpa', 'HealthAndBeautyBusiness'],
  words:
    /\b(hair salon|salon|balayage|manicures?|pedicures?|facials?|esthetic(s|ian)|spa|coiffure|coiffeu(r|se)|esthéti(que|cienne)|ongles)\b/i,
  services: ["Women's Haircut", "Men's Haircut", 'Colour', 'Highlights', 'Blow-Dry and Style'],
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
