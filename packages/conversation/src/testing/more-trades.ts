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

/** A vet: prices by kind of animal, worried callers, and a hospital for the nights. */
export const animalClinic: BusinessKnowledge = {
  name: 'Fernhill Animal Clinic',
  industry: 'Veterinary clinic',
  phone: '+16135550120',
  email: null,
  website: null,
  address: '220 Fernhill Lane, Kingston, ON K7L 2B4',
  serviceArea: null,
  about: null,
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  hours: { ...week('08:00-18:00', '09:00-13:00', 'closed'), thursday: day('08:00-20:00') },
  services: [
    priced('exam', 'Wellness Exam', 85),
    withOptions('spay', 'Spay', { Cat: 320, 'Small dog': 420, 'Large dog': 560 }),
    withOptions('neuter', 'Neuter', { Cat: 220, 'Small dog': 340, 'Large dog': 450 }),
    priced('rabies', 'Rabies Vaccine', 38),
    priced('nails', 'Nail Trim', 22),
    unquoted('dental', 'Dental Cleaning', '', 'Priced after an exam.'),
    priced('chip', 'Microchip', 65),
    priced('euthanasia', 'Euthanasia', 'from $150'),
  ],
  commonQuestions: [
    explained('plans', 'Do you offer payment plans?', 'Yes, for bills over $200'),
    yes('rabbits', 'Do you see rabbits?'),
    explained(
      'nights',
      'What if my pet has an emergency after hours?',
      'Call the Kingston Regional Pet Hospital, they are open all night',
    ),
    no('boarding', 'Do you offer boarding?'),
  ],
  operationalNotes: [
    note('fasting', 'Before surgery', 'No food after midnight the night before. Water is fine.'),
  ],
  details: null,
};

/** Movers: most prices by the hour, and options that are numbers of people. */
export const movers: BusinessKnowledge = {
  name: 'Two Oaks Moving',
  industry: 'Moving company',
  phone: '+16135550166',
  email: null,
  website: null,
  address: null,
  serviceArea: 'Ottawa, Kanata, Gatineau and Nepean',
  about: null,
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  hours: week('07:00-19:00', '07:00-19:00', '09:00-17:00'),
  services: [
    withOptions('local', 'Local Move', { 'Two movers': '120/hour', 'Three movers': '165/hour' }),
    priced('long', 'Long Distance Move', 'call for quote'),
    priced('piano', 'Piano Moving', 350),
    priced('packing', 'Packing', '55/hour'),
    priced('storage', 'Storage', '95/month'),
    priced('junk', 'Junk Removal', 'from $120'),
  ],
  commonQuestions: [
    explained('minimum', 'Is there a minimum?', 'Three hours'),
    yes('insured', 'Are you insured?'),
    explained('deposit', 'Do you need a deposit?', '$100 to hold the date'),
    explained('stairs', 'Do you charge for stairs?', 'No extra for stairs'),
  ],
  operationalNotes: [],
  details: null,
};

/** A physiotherapist: visits told apart by the first and the next, and by their length. */
export const physio: BusinessKnowledge = {
  name: 'Northgate Physiotherapy',
  industry: 'Physiotherapy clinic',
  phone: '+14035550155',
  email: null,
  website: null,
  address: '17 Northgate Way NW, Calgary, AB T2K 1A1',
  serviceArea: null,
  about: null,
  timeZone: 'America/Edmonton',
  region: { country: 'CA', subdivision: 'AB' },
  hours: { ...week('07:00-19:00', 'closed', 'closed'), friday: day('07:00-15:00') },
  services: [
    priced('initial', 'Initial Assessment', 130),
    priced('follow-up', 'Follow-Up Treatment', 95),
    withOptions('massage', 'Massage Therapy', {
      '30 minutes': 70,
      '60 minutes': 110,
      '90 minutes': 150,
    }),
    priced('orthotics', 'Custom Orthotics', 'from $450'),
  ],
  commonQuestions: [
    no('referral', "Do I need a doctor's referral?"),
    explained('billing', 'Do you bill insurance directly?', 'Yes, to most insurers'),
    explained('clothes', 'What should I wear?', 'Loose clothes you can move in'),
    explained('late', 'What happens if I cancel late?', 'Less than 24 hours notice costs $50'),
  ],
  operationalNotes: [],
  details: null,
};

/** A locksmith: urgent work by day, dearer work by night. */
export const locksmith: BusinessKnowledge = {
  name: 'Bolt & Barrel Locksmith',
  industry: 'Locksmith',
  phone: '+15125550133',
  email: null,
  website: null,
  address: null,
  serviceArea: 'Austin, Round Rock, Cedar Park and Pflugerville',
  about: null,
  timeZone: 'America/Chicago',
  region: { country: 'US', subdivision: 'TX' },
  hours: week('07:00-22:00', '07:00-22:00', '08:00-20:00'),
  services: [
    withOptions('lockout', 'Lockout', { House: 95, Car: 85, Business: 125 }),
    priced('rekey', 'Rekey a Lock', '25 per lock'),
    priced('deadbolt', 'Deadbolt Installation', 140),
    unquoted('car-key', 'Car Key Replacement', ''),
    priced('mailbox', 'Mailbox Lock', 60),
  ],
  commonQuestions: [
    explained('arrival', 'How fast can you get here?', 'Usually within 40 minutes in our area'),
    yes('licensed', 'Are you licensed?'),
    explained('payment', 'What payment do you take?', 'Cash, card and Zelle'),
    explained('night', 'Do you charge more at night?', 'After 10 p.m. there is a $50 surcharge'),
  ],
  operationalNotes: [],
  details: null,
};

/** A garage in Québec whose list is in French only. */
export const garage: BusinessKnowledge = {
  name: 'Mécanique Tremblay',
  industry: 'Garage',
  phone: '+14185550111',
  email: null,
  website: null,
  address: '1200, boulevard Laurier, Québec, QC G1V 2L3',
  serviceArea: null,
  about: null,
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'QC' },
  hours: week('08:00-17:30', 'closed', 'closed'),
  services: [
    withOptions('huile', "Changement d'huile", { Régulière: 65, Synthétique: 95 }),
    withOptions('pneus', 'Changement de pneus', { Auto: 80, VUS: 100, Camion: 120 }),
    priced('freins', 'Freins avant', 260),
    priced('alignement', 'Alignement', 99),
    priced('batterie', 'Remplacement de batterie', 'à partir de 180'),
  ],
  commonQuestions: [
    explained('entreposage', 'Entreposez-vous les pneus?', 'Oui, 90 $ par saison'),
    explained(
      'attente',
      'Est-ce que je peux attendre sur place?',
      'Oui, il y a un café et le wifi',
    ),
    explained('courtoisie', 'Avez-vous des voitures de courtoisie?', 'Deux, à réserver à l’avance'),
  ],
  operationalNotes: [],
  details: null,
};
