import type { BusinessKnowledge } from '../../knowledge/business.ts';
import {
  explained,
  no,
  note,
  priced,
  unquoted,
  week,
  withOptions,
} from '../../testing/business-parts.ts';

const base = {
  email: null,
  website: null,
  about: null,
  serviceArea: null,
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  details: null,
} satisfies Partial<BusinessKnowledge>;

/** Floors and stoves: prices by the foot, an add-on in a description, a charge in an answer, a bound in a note. */
export const machines: BusinessKnowledge = {
  ...base,
  name: 'Juniper Lane Appliance & Floor',
  industry: 'Appliance repair and flooring',
  phone: '+17055550171',
  address: '19 Juniper Lane, Barrie, ON',
  hours: week('08:30-16:30', 'closed', 'closed'),
  services: [
    withOptions(
      'plank',
      'Vinyl Plank Installation',
      { 'Click vinyl': 2.95, 'Glue-down vinyl': 3.75 },
      'per square foot, labour only; levelling is 2.25 a foot where needed',
    ),
    withOptions(
      'laminate',
      'Laminate Installation',
      { 'Click laminate': 2.75, 'Glue-down': 3.6 },
      'per square foot, labour only',
    ),
    withOptions(
      'washer',
      'Washer Repair',
      { Pump: 185, 'Drum bearing': 385 },
      'front loaders add 40 for the bearing',
    ),
    priced(
      'hookup',
      'Dishwasher Hookup',
      145,
      'old machine out of the way, taking it off is 35 more',
    ),
    priced(
      'deep',
      'Deep Clean',
      64,
      'per cleaner per hour. Inside oven and fridge are extra here.',
    ),
    unquoted('hotel', 'Hotel Accounts', 4000, 'Gerard comes to look, no charge'),
    unquoted(
      'gown',
      'Wedding Gown Alterations',
      300,
      'Anh sees it on you first, fitting is 35 and comes off',
    ),
  ],
  commonQuestions: [
    explained(
      'level',
      'Do you level floors?',
      'Yes, when we are installing on top. Not as a job by itself.',
    ),
    explained(
      'sameday',
      'Do you have same-day service?',
      'Washers in by 9 out by 5, Monday to Friday, 30 percent more. Not dryers or stoves.',
    ),
    no('furnace', 'Do you fix furnaces?'),
  ],
  operationalNotes: [
    note('deposit', 'Parts deposit', 'Over 150 in parts, half down before ordering.'),
    note(
      'students',
      'Students',
      'College card 10 percent off deep cleans on Tuesdays, not on repairs, not with the bundle.',
    ),
    note('home', 'No one home', 'We wait 15 minutes, then it is a 45 wasted trip charge.'),
  ],
};

/** A landscaper in Québec: two services that a bundle holds, a bound for the far towns. */
export const jardins: BusinessKnowledge = {
  ...base,
  name: 'Jardins du Ruisseau',
  industry: 'Paysagement',
  phone: '+18195550172',
  address: '40, rue du Ruisseau, Sherbrooke (Québec)',
  region: { country: 'CA', subdivision: 'QC' },
  hours: week('07:00-17:00', '08:00-12:00', 'closed'),
  services: [
    withOptions(
      'ouverture',
      'Ouverture de terrain',
      { Petit: 185, Moyen: 260, Grand: 375 },
      'ratissage compris',
    ),
    withOptions('fermeture', 'Fermeture d’automne', { Petit: 195, Moyen: 275, Grand: 395 }),
    priced(
      'forfait',
      'Forfait ouverture et fermeture',
      350,
      'petit terrain, réservées ensemble; moyen 495',
    ),
    priced('tourbe', 'Pose de tourbe', 2.1, 'par pied carré'),
    priced('neige', 'Déneigement', 475, 'par saison'),
  ],
  commonQuestions: [
    no('arbres', 'Abattez-vous des arbres?'),
    no('piscine', 'Faites-vous les piscines?'),
  ],
  operationalNotes: [
    note(
      'secteurs',
      'Secteurs',
      'Sherbrooke et Fleurimont sans frais. Magog et Compton 40 par voyage, seulement pour les travaux de 300 et plus.',
    ),
    note('voisins', 'Voisins', 'Luc passe pour les murets.'),
  ],
};
