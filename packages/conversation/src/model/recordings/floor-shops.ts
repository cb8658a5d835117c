import type { BusinessKnowledge } from '../../knowledge/business.ts';
import {
  explained,
  no,
  note,
  priced,
  unquoted,
  week,
  withOptions,
  yes,
} from '../../testing/business-parts.ts';

/** Floors: a showroom with hours of its own, and the price of a whole house kept to a person. */
export const floors: BusinessKnowledge = {
  name: 'Tamarack Floor & Tile',
  industry: 'Flooring',
  phone: '+17055550136',
  email: 'hello@tamarackfloor.example',
  website: null,
  address: '61 Mill Street, Orillia, ON L3V 2P4',
  serviceArea: 'Orillia, Barrie and Gravenhurst.',
  about: 'A family shop since 1998.',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  hours: week('08:00-17:00', '09:00-13:00', 'closed'),
  services: [
    withOptions(
      'install',
      'Floor Installation',
      { Laminate: '3.50 per square foot', Hardwood: '6 per square foot' },
      'labour only, minimum 200 square feet',
    ),
    priced('measure', 'Measuring Visit', 60, 'credited to the job, takes about 45 minutes'),
    priced('carpet', 'Carpet Removal', '1.25 per square foot'),
    unquoted('house', 'Whole House Refinish', '8400', 'dust free sanding, three coats'),
  ],
  commonQuestions: [
    explained(
      'showroom',
      'When is the showroom open?',
      'The showroom is open Monday to Friday 10 to 4. Saturday by appointment only.',
    ),
    explained('wait', 'How soon can you start?', 'About three weeks from the deposit.'),
    explained('pets', 'Do you move furniture?', 'Yes, for 80 a room, but no pianos.'),
    explained('warranty', 'Is there a warranty?', 'Two years on labour.'),
    explained('samples', 'Can I borrow samples?', 'Up to five samples for a week, free.'),
    yes('stairs', 'Do you do stairs?'),
    no('asbestos', 'Do you remove asbestos tile?'),
  ],
  operationalNotes: [
    note('deposit', 'Deposits', 'A deposit of 40 percent is due when the job is booked.'),
    note('cancel', 'Cancelling', 'Cancel 48 hours ahead or the measuring visit is not refunded.'),
  ],
  details: null,
};

/** A Québec chimney sweep, in French. */
export const sweeps: BusinessKnowledge = {
  name: 'Ramonage du Portage',
  industry: 'Ramonage',
  phone: '+18195550142',
  email: null,
  website: null,
  address: '220, rue Notre-Dame, Trois-Rivières, QC G9A 4X1',
  serviceArea: 'Trois-Rivières, Bécancour et Nicolet.',
  about: 'Une équipe de quatre ramoneurs.',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'QC' },
  hours: week('07:30-16:30', '08:00-12:00', 'closed'),
  services: [
    withOptions(
      'ramonage',
      'Ramonage',
      { Foyer: 125, 'Poêle à bois': 110 },
      'inspection visuelle comprise, environ une heure',
    ),
    priced('chapeau', 'Pose de chapeau', 85, 'le chapeau en sus'),
    unquoted('gaine', 'Pose de gaine', '2800', 'après une visite'),
  ],
  commonQuestions: [
    explained('delai', 'Quel est le délai ?', 'Deux à trois semaines à l’automne.'),
    explained('avant', 'Que faire avant la visite ?', 'Ne pas faire de feu 24 heures avant.'),
    explained('paiement', 'Quels paiements prenez-vous ?', 'Comptant, débit ou virement.'),
    explained(
      'deuxieme',
      'Un rabais pour deux cheminées ?',
      'La deuxième cheminée est 20 de moins.',
    ),
    no('toit', 'Réparez-vous les toitures ?'),
  ],
  operationalNotes: [
    note('deplacement', 'Déplacement', 'Frais de déplacement de 30 hors de Trois-Rivières.'),
    note('annulation', 'Annulation', 'Annuler 24 heures d’avance, sinon 40 de frais.'),
  ],
  details: null,
};
