import type { BusinessKnowledge } from '../knowledge/business.ts';
import {
  day,
  explained,
  no,
  note,
  priced,
  unquoted,
  week,
  withOptions,
  yes,
} from './business-parts.ts';
import { animalClinic, garage, locksmith, movers, physio } from './more-trades.ts';
import { comingShop, promotionShop } from './promotion-shop.ts';
import { tintShop } from './tint-shop.ts';

export { tintShop };

/** A salon in Québec: split days, open evenings, closed on Mondays, French names. */
export const salon: BusinessKnowledge = {
  name: 'Salon Belle Rive',
  industry: 'Hair and beauty salon',
  phone: '+15145550117',
  email: 'bonjour@bellerive.example',
  website: 'https://bellerive.example',
  address: '88 rue Saint-Denis, Montréal, QC H2X 3J6',
  serviceArea: null,
  about: 'Hair, colour, brows and nails on Saint-Denis.',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'QC' },
  hours: {
    ...week('10:00-18:00', '09:00-17:00', 'closed'),
    monday: day('closed'),
    wednesday: day('10:00-13:00 14:00-20:00'),
    thursday: day('10:00-21:00'),
    exceptions: [
      { ...day('10:00-14:00'), date: '2026-12-24', name: 'Christmas Eve' },
      { ...day('closed'), date: '2026-12-26', name: 'Boxing Day' },
    ],
  },
  services: [
    { ...priced('womens-cut', "Women's Haircut", 68), nameFr: 'Coupe femme' },
    { ...priced('mens-cut', "Men's Haircut", '42.50'), nameFr: 'Coupe homme' },
    { ...priced('kids-cut', "Kids' Haircut (under 12)", 28), nameFr: 'Coupe enfant' },
    { ...priced('root-touch-up', 'Root Touch-Up', 'from 85'), nameFr: 'Retouche de racines' },
    withOptions('balayage', 'Balayage', {
      Partial: 160,
      Full: 220,
      'Full with toner': 'from $245',
    }),
    priced('blow-dry', 'Blow-Dry & Style', '45-60'),
    priced('gel-manicure', 'Gel Manicure', 55),
    priced('pedicure', 'Spa Pedicure', 65),
    priced('brow-wax', 'Eyebrow Wax', 18),
    unquoted('bridal', 'Bridal Hair & Makeup', 350, 'Priced after a consultation.'),
    priced('keratin', 'Keratin Smoothing Treatment', 'call for quote'),
  ],
  commonQuestions: [
    yes('walk-ins', 'Do you take walk-ins?'),
    explained(
      'colour-allergy',
      'Do I need a patch test?',
      'We do a patch test 48 hours before a first colour',
    ),
    no('kids-play', 'Is there a play area for children?'),
    explained('payment', 'How can I pay?', 'We take Visa, Mastercard, Interac and cash.'),
    yes('gift-cards', 'Do you sell gift cards?'),
    no('pets', 'Can I bring my dog?'),
    explained('languages', 'What languages do you speak?', 'We speak French, English and Spanish.'),
    explained('brands', 'Which products do you use?', 'We colour with ammonia-free lines'),
  ],
  operationalNotes: [
    note(
      'late',
      'Late arrivals',
      'After 15 minutes we may have to shorten or move the appointment.',
    ),
    note('access', 'Accessibility', 'The entrance is step-free and the washroom is accessible.'),
  ],
  details: null,
};

/** A plumber who works all hours, with a call-out fee, hourly rates and a listed territory. */
export const plumber: BusinessKnowledge = {
  name: 'Copper & Co. Plumbing',
  industry: 'Plumbing',
  phone: '+14165550163',
  email: 'dispatch@copperandco.example',
  website: null,
  address: '19 Foundry Lane, Toronto, ON M6H 1A1',
  serviceArea: 'Toronto, Etobicoke, North York and Mississauga. We do not serve Hamilton.',
  about: 'Licensed plumbers for homes and small buildings.',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  hours: week('00:00-23:59', '00:00-23:59', '00:00-23:59'),
  services: [
    priced('service-call', 'Service Call', '$89', 'Comes off the bill if you go ahead.'),
    withOptions('drain-cleaning', 'Drain Cleaning', {
      'Kitchen or bathroom drain': 'from $149',
      'Main line': '$299+',
      'Camera inspection': 199,
    }),
    withOptions('water-heater', 'Water Heater Installation', {
      'Tank 40 gal': '$1,450',
      'Tank 60 gal': '$1,875',
      Tankless: 'from 3200',
    }),
    priced('hourly', 'General Plumbing Repair', '120/hr'),
    priced('toilet', 'Toilet Repair or Replacement', '180 - 450'),
    priced('faucet', 'Faucet Installation', 165),
    priced('sump-pump', 'Sump Pump Replacement', 'TBD'),
    unquoted('repipe', 'Whole-House Repiping', '9500'),
    priced('backflow', 'Backflow Testing', 140),
  ],
  commonQuestions: [
    explained(
      'after-hours',
      'Do you come out at night?',
      'Yes, at any hour. After 8 pm the visit is $149.',
    ),
    yes('licensed', 'Are you licensed and insured?'),
    explained('warranty', 'Is your work guaranteed?', 'Parts and labour are covered for one year'),
    yes('senior-discount', 'Do you have a discount for seniors?'),
    no('financing', 'Do you offer financing?'),
    yes('estimates', 'Are estimates free?'),
    explained(
      'etransfer',
      'Can I pay by e-transfer?',
      'Yes. We take e-transfer, Visa and debit at the door.',
    ),
  ],
  operationalNotes: [
    note(
      'arrival',
      'Arrival window',
      'We give a two-hour window and call 30 minutes before we arrive.',
    ),
    note('shut-off', 'Burst pipe', 'Close the main valve, then call us.'),
  ],
  details: null,
};

/** A realtor: nothing has a price to say, and most days are by appointment. */
export const realtor: BusinessKnowledge = {
  name: 'Maple Key Realty',
  industry: 'Real estate',
  phone: '+12065550188',
  email: 'team@maplekey.example',
  website: 'https://maplekey.example',
  address: '500 Pine Avenue, Suite 210, Seattle, WA 98101',
  serviceArea: 'Greater Seattle and the Eastside',
  about: 'Buying and selling homes around Lake Washington.',
  timeZone: 'America/Los_Angeles',
  region: { country: 'US', subdivision: 'WA' },
  hours: week('09:00-18:00', '10:00-16:00', 'closed'),
  services: [
    priced('valuation', 'Home Valuation', 'Free'),
    unquoted('listing', 'Listing Your Home', '2.5%'),
    priced('buyer', 'Buyer Representation', ''),
    priced('showing', 'Private Showing', 0),
    withOptions('staging', 'Home Staging', { Condo: '$1,800', House: 'from $3,200' }),
    priced('rental', 'Rental Management', null),
  ],
  commonQuestions: [
    explained(
      'commission',
      'What is your commission?',
      'It depends on the home, so an agent will go over it with you',
    ),
    yes('open-house', 'Do you hold open houses?'),
    yes('first-time', 'Do you work with first-time buyers?'),
    no('commercial', 'Do you handle commercial property?'),
  ],
  operationalNotes: [
    note('preapproval', 'Pre-approval', 'Please have a mortgage pre-approval before a showing.'),
  ],
  details: null,
};

/** A barber open past midnight on weekends, with a half-filled profile. */
export const barber: BusinessKnowledge = {
  name: 'Night Owl Barbers',
  industry: 'Barbershop',
  phone: '+17805550129',
  email: null,
  website: null,
  address: '10150 Jasper Avenue, Edmonton, AB',
  serviceArea: '',
  about: null,
  timeZone: 'America/Edmonton',
  region: { country: 'CA', subdivision: 'AB' },
  hours: {
    ...week('11:00-20:00', '12:00-02:00', '12:00-18:00'),
    friday: day('11:00-01:00'),
    tuesday: { open: '', close: 'late', isClosed: false },
  },
  services: [
    priced('cut', 'Haircut', '35'),
    priced('fade', 'Skin Fade', '$40'),
    priced('beard', 'Beard Trim', 20),
    priced('combo', 'Haircut and Beard Combo', '50'),
    priced('shave', 'Hot Towel Shave', '38.00'),
    priced('kids', 'Kids Cut', '25'),
    priced('senior', 'Senior Cut', '28'),
    priced('lineup', 'Line-Up', '15'),
  ],
  commonQuestions: [
    yes('walkin', 'Can I just walk in?'),
    no('cards', 'Do you accept credit cards?'),
    explained('parking', 'Is there parking?', 'There is a pay lot behind the building'),
  ],
  operationalNotes: [],
  details: null,
};

export const businesses: readonly BusinessKnowledge[] = [
  tintShop,
  salon,
  plumber,
  realtor,
  barber,
  animalClinic,
  movers,
  physio,
  locksmith,
  garage,
  promotionShop,
  comingShop,
];
