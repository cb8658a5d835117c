import type { BusinessKnowledge } from '../../knowledge/business.ts';
import {
  explained,
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
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  details: null,
} satisfies Partial<BusinessKnowledge>;

/** Outboard motors: prices that only begin, by power and by length; trouble and questions of season. */
export const boats: BusinessKnowledge = {
  ...base,
  name: 'Kestrel Outboard & Marine',
  industry: 'Outboard motor repair',
  phone: '+17055550160',
  address: '41 Wharf Road, Orillia, ON L3V 1A1',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-13:00', 'closed'),
  services: [
    withOptions(
      'winter',
      'Winterizing',
      { 'Under 40 hp': 'from $160', '40 to 90 hp': 'from $240', 'Over 90 hp': '$340' },
      'fogging, gear oil, fuel stabilizer; shrink wrap extra',
    ),
    withOptions('wrap', 'Shrink Wrap', { 'Up to 18 ft': 290, 'Up to 24 ft': 380 }),
    priced('pump', 'Water Pump Replacement', 'from $180', 'parts included'),
    priced('diag', 'Diagnosis', 95, 'taken off the repair if you go ahead'),
    priced('prop', 'Propeller Repair', '$85 to $140'),
    unquoted('lower', 'Lower Unit Rebuild', '900', 'priced once it is open'),
    priced('storage', 'Winter Storage', '$45 a month'),
  ],
  commonQuestions: [
    explained('pickup', 'Do you pick up boats?', 'Yes, by trailer within 30 km, $75 each way.'),
    explained(
      'turn',
      'How long does a repair take?',
      'Most repairs take five to seven days in season.',
    ),
    explained('cards', 'How can I pay?', 'Cash, debit and cards.'),
  ],
  operationalNotes: [
    note('env', 'Shop supplies', 'Every job adds $12 for shop supplies.'),
    note('key', 'After-hours drop', 'Leave the keys in the blue box by the gate.'),
  ],
};
/** Carpets cleaned where they lie: rooms, extras by the room, a fee for going out of town. */
export const carpets: BusinessKnowledge = {
  ...base,
  name: 'Blythe Carpet Care',
  industry: 'Carpet and upholstery cleaning',
  phone: '+15195550160',
  address: null,
  serviceArea: 'Guelph, Fergus, Elora and Rockwood',
  hours: week('08:00-18:00', '09:00-15:00', 'closed'),
  services: [
    withOptions(
      'room',
      'Carpet Cleaning',
      { 'One room': 80, 'Two rooms': 140, 'Three rooms': 190, 'Whole house': 'from $290' },
      'up to 200 square feet a room',
    ),
    withOptions('sofa', 'Upholstery Cleaning', {
      Armchair: 60,
      Loveseat: 95,
      Sofa: 130,
      Sectional: 'from $180',
    }),
    priced('stairs', 'Stairs', '$55 a flight'),
    priced('pet', 'Pet Odour Treatment', 40, 'per room'),
    priced('protect', 'Stain Protector', 25, 'per room'),
    priced('area', 'Area Rug Cleaning', '$4 per square foot', 'picked up and brought back'),
  ],
  commonQuestions: [
    explained('dry', 'How long until it is dry?', 'Four to six hours with a window open.'),
    explained('move', 'Do you move furniture?', 'Light pieces yes, beds and pianos no.'),
    explained('senior', 'Do you have a seniors discount?', '10% off for 65 and over.'),
  ],
  operationalNotes: [
    note('min', 'Minimum', 'The smallest visit is $100.'),
    note('travel', 'Travel', 'Outside Guelph a visit adds $20.'),
    note('park', 'Parking', 'We need parking within 30 metres of the door.'),
  ],
};
/** A locksmith's in Québec whose owner wrote everything in French. */
export const locks: BusinessKnowledge = {
  ...base,
  name: 'Serrurerie Pontbriand',
  industry: 'Serrurerie',
  phone: '+14185550160',
  address: '212, rue Saint-Vallier Ouest, Québec, QC G1K 1K3',
  serviceArea: 'Québec, Lévis et Beauport',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'QC' },
  hours: week('08:00-18:00', '09:00-16:00', 'closed'),
  services: [
    withOptions('ouv', 'Ouverture de porte', { Résidence: 95, Commerce: 130, Voiture: 110 }),
    withOptions(
      'serr',
      'Changement de serrure',
      { Standard: 120, 'Haute sécurité': 'à partir de 240 $' },
      'deux clés comprises',
    ),
    priced('cle', 'Copie de clé', 6),
    priced('rekey', 'Rechiffrage de cylindre', 45, 'par cylindre'),
    unquoted('coffre', 'Ouverture de coffre-fort', '400', 'selon le modèle'),
  ],
  commonQuestions: [
    explained(
      'delai',
      'En combien de temps venez-vous?',
      'Le jour même si vous appelez avant midi, sinon le lendemain.',
    ),
    explained('garantie', 'Vos serrures sont-elles garanties?', 'Un an sur les pièces et la pose.'),
  ],
  operationalNotes: [
    note('depl', 'Déplacement', 'Le déplacement à Lévis coûte 25 $ de plus.'),
    note('soir', 'Soir', 'Après 18 h, ajouter 40 $.'),
    note(
      'pid',
      "Pièce d'identité",
      "Il faut une pièce d'identité à l'adresse pour ouvrir une porte.",
    ),
  ],
};
