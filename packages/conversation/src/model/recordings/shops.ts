import type { BusinessKnowledge } from '../../knowledge/business.ts';
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
} from '../../testing/business-parts.ts';
import { plumber, salon } from '../../testing/businesses.ts';
import { bikes } from './bike-shop.ts';
import { floors, sweeps } from './floor-shops.ts';
import { hairdresser, upholstery } from './house-and-hair.ts';
import { jardins, machines } from './house-shops.ts';
import { canoes, skates, trees } from './outdoor-shops.ts';
import { stoves } from './stove-shop.ts';
import { boats, carpets, locks } from './workshops.ts';

/** A bakery that makes cakes to order: prices by size, a fee in an answer, a deposit in a note. */
export const bakery: BusinessKnowledge = {
  name: 'Thistle & Crumb Bakery',
  industry: 'Bakery',
  phone: '+19025550128',
  email: 'orders@thistlecrumb.example',
  website: 'https://thistlecrumb.example',
  address: '14 Quay Road, Halifax, NS B3J 1A1',
  serviceArea: 'We deliver in Halifax, Dartmouth and Bedford.',
  about: 'Cakes, bread and pastries baked every morning.',
  timeZone: 'America/Halifax',
  region: { country: 'CA', subdivision: 'NS' },
  hours: { ...week('07:00-18:00', '08:00-16:00', 'closed'), monday: day('closed') },
  services: [
    withOptions(
      'sheet',
      'Sheet Cake',
      { 'Quarter sheet': 52, 'Half sheet': 86, 'Full sheet': 149 },
      'one flavour, buttercream, a short message on top',
    ),
    priced('cupcakes', 'Cupcakes', '34', 'a dozen, two flavours at most'),
    priced('sourdough', 'Sourdough Loaf', '8.50'),
    unquoted('wedding', 'Wedding Cake', '900', 'always after a tasting'),
    priced('tasting', 'Cake Tasting', 'free', 'takes about 40 minutes'),
    priced('macarons', 'Macaron Box', '$2.75 each'),
  ],
  commonQuestions: [
    explained('delivery', 'Do you deliver?', 'Yes, delivery is 26 dollars within our area.'),
    explained(
      'notice',
      'How much notice do you need for a cake?',
      'Three days, or five for a full sheet.',
    ),
    explained(
      'nuts',
      'Are your cakes nut free?',
      'No, everything is baked in a kitchen that uses nuts.',
    ),
    yes('gluten', 'Do you have gluten-free cakes?'),
    no('vegan', 'Do you make vegan cakes?'),
    explained(
      'staff',
      'Is there a discount for large orders?',
      'Orders of six dozen cupcakes or more get 10 percent off.',
    ),
  ],
  operationalNotes: [
    note('deposit', 'Deposit', 'Cakes need a 50 percent deposit when ordered.'),
    note('parking', 'Parking', 'Free parking for 30 minutes in front of the shop.'),
  ],
  details: { persona_and_style: { suggested_tone: 'cheerful and to the point' } },
};

/** A bicycle shop in Québec whose callers speak French. */
export const bicycles: BusinessKnowledge = {
  name: 'Vélo Latitude',
  industry: 'Atelier de vélos',
  phone: '+14185550136',
  email: 'atelier@velolatitude.example',
  website: null,
  address: '230 rue du Port, Québec, QC G1K 3X2',
  serviceArea: null,
  about: 'Réparation, location et vente de vélos.',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'QC' },
  hours: { ...week('09:30-18:00', '09:00-17:00', '12:00-17:00'), monday: day('closed') },
  services: [
    {
      ...withOptions('tuneup', 'Tune-Up', { Basic: 65, Full: 115, 'E-bike': 145 }),
      nameFr: 'Mise au point',
    },
    {
      ...priced('flat', 'Flat Repair', 22, 'chambre à air en sus, 9 dollars'),
      nameFr: 'Réparation de crevaison',
    },
    { ...priced('brakes', 'Brake Adjustment', '28 per wheel'), nameFr: 'Ajustement des freins' },
    {
      ...withOptions('rental', 'Bike Rental', { 'Half day': 30, 'Full day': 48 }),
      nameFr: 'Location de vélo',
    },
    { ...unquoted('custom', 'Custom Build', '2400'), nameFr: 'Montage sur mesure' },
  ],
  commonQuestions: [
    explained(
      'wait',
      'Combien de temps pour une mise au point?',
      'Environ trois jours ouvrables en saison.',
    ),
    yes('cards', 'Acceptez-vous les cartes de crédit?'),
    no('scooters', 'Réparez-vous les trottinettes électriques?'),
    explained(
      'members',
      'Y a-t-il un rabais pour les membres?',
      'Les membres du club ont 15 % de rabais sur la mise au point.',
    ),
    explained(
      'helmet',
      'Le casque est-il inclus avec la location?',
      'Oui, le casque et le cadenas sont inclus.',
    ),
  ],
  operationalNotes: [
    note(
      'storage',
      'Entreposage',
      'Un vélo prêt est gardé dix jours sans frais, puis 5 dollars par jour.',
    ),
  ],
  details: null,
};

export const shops = {
  hairdresser,
  upholstery,
  bakery,
  bicycles,
  salon,
  plumber,
  stoves,
  bikes,
  floors,
  sweeps,
  boats,
  carpets,
  locks,
  canoes,
  trees,
  skates,
  machines,
  jardins,
} as const satisfies Record<string, BusinessKnowledge>;
export type ShopName = keyof typeof shops;
