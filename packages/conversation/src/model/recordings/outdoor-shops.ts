import type { BusinessKnowledge } from '../../knowledge/business.ts';
import {
  day,
  explained,
  note,
  priced,
  unquoted,
  week,
  withOptions,
} from '../../testing/business-parts.ts';
import { salon } from '../../testing/businesses.ts';

/** Canoes: ages and deposits that are the same number, a charge after hours, a price kept to a person. */
export const canoes: BusinessKnowledge = {
  ...salon,
  name: 'Birchbend Paddles',
  industry: 'Canoe outfitter',
  address: '14 Mill Lane, Bancroft, ON',
  serviceArea: null,
  hours: week('07:30-17:00', '08:00-12:00', 'closed'),
  services: [
    withOptions('canoe', 'Canoe Rental', { 'Half day': 38, 'Full day': 62 }),
    priced(
      'repair',
      'Hull Repair Visit',
      75,
      'first 30 minutes; comes off the bill if we do the patch',
    ),
    unquoted('build', 'Cedar Rebuild', 4000, 'only quoted once the boat is in the shop'),
    priced('shuttle', 'River Shuttle', 45),
    priced('store', 'Winter Storage', 130),
  ],
  commonQuestions: [
    explained(
      'old',
      'Who can rent?',
      'A deposit of 21 dollars holds it, you must be 21 and show a card.',
    ),
    explained('groups', 'Do you take groups?', 'Yes, the trailer fits 12, each extra boat is 12.'),
    explained('warranty', 'Is repair work covered?', 'Patches are covered for 18 months.'),
    explained('dropoff', 'Can I drop off early?', 'Yes, leave it on the rack behind the shed.'),
  ],
  operationalNotes: [
    note('fee', 'Wash fee', 'Every rental gets a 6 dollar wash fee. HST is on top.'),
    note('night', 'After hours', 'Coming out after hours for a boat that leaks is 90 more.'),
    note(
      'people',
      'People',
      'Odette does accounts, mornings only till noon. Ross is the owner and fixes boats, off Mondays.',
    ),
    note(
      'redo',
      'Redo',
      'If a patch leaks tell us within 72 hours and we do it over, free. No refunds.',
    ),
  ],
};

/** Trees: closed on the day of the calls, a charge on weekends, no refunds. */
export const trees: BusinessKnowledge = {
  ...salon,
  name: 'Harrow Lane Tree Care',
  industry: 'arborists',
  address: '3 Harrow Lane, Truro, NS',
  serviceArea: null,
  hours: { ...week('08:00-16:30', 'closed', 'closed'), tuesday: day('closed') },
  services: [
    priced(
      'look',
      'Site Assessment',
      65,
      'half an hour on site; taken off the bill if we do the work',
    ),
    withOptions('prune', 'Pruning', { 'Small tree': 180, 'Large tree': 320 }),
    unquoted('fell', 'Felling', 1500, 'priced once Gwil has seen the tree'),
    priced('stump', 'Stump Grinding', 140, 'second stump 90 the same day'),
  ],
  commonQuestions: [
    explained(
      'storm',
      'Do you come on weekends?',
      'Only for a tree on a house or a line. Weekend work is 120 on top.',
    ),
    explained(
      'chipper',
      'Do you rent out the chipper?',
      'Yes, 85 a day, you must be 25 and have a hitch.',
    ),
    explained('volunteers', 'Can kids watch?', 'Behind the tape, they must be 8.'),
  ],
  operationalNotes: [
    note('debris', 'Brush fee', 'Each visit has a 15 dollar brush fee. HST extra.'),
    note(
      'crew',
      'Crew',
      'Marit answers the phone about invoices, only till 1 in the afternoon. Gwil is the owner and prices jobs.',
    ),
    note(
      'terms',
      'Terms',
      'We come back within 5 days if something is missed. No refunds on finished work.',
    ),
  ],
};

/** A Québec sharpener of skates, closed on the day of the calls. */
export const skates: BusinessKnowledge = {
  ...salon,
  name: 'Affûtage Boréal',
  industry: 'affûtage',
  address: '8 rue Dollard, Rimouski, QC',
  serviceArea: null,
  hours: { ...week('09:00-17:00', '10:00-14:00', 'closed'), tuesday: day('closed') },
  services: [
    withOptions('patins', 'Affûtage de patins', { Loisir: 9, Compétition: 14 }),
    priced('visite', "Visite à l'aréna", 60, 'par visite, affûtage en plus'),
    unquoted('scie', 'Scie industrielle', 250),
  ],
  commonQuestions: [
    explained(
      'loc',
      'Louez-vous des patins?',
      'Oui, 12 la paire, il faut avoir 12 pour louer sans parent.',
    ),
  ],
  operationalNotes: [
    note('soir', 'Le soir', "Après 18 h à l'aréna, 20 de plus."),
    note(
      'gens',
      'Équipe',
      "Ghislaine fait les factures, le lundi seulement, jusqu'à midi. Marc est le propriétaire.",
    ),
    note('retour', 'Retours', 'On reprend la lame dans les 7 jours. Pas de remboursement.'),
  ],
};
