import type { BusinessKnowledge } from '../knowledge/business.ts';
import { day, explained, no, note, priced, unquoted, withOptions } from './business-parts.ts';
import { modelCall } from './model-call.ts';

const shut = day('closed');

/** A shop that repairs clocks, with short days and long ones, and people who each do their own work. */
export const clocks: BusinessKnowledge = {
  name: 'Tern Clock Repair',
  phone: '9025550171',
  address: '14 Quay Street, Lunenburg, NS',
  timeZone: 'America/Halifax',
  region: { country: 'CA', subdivision: 'NS' },
  hours: {
    monday: shut,
    tuesday: day('09:00-17:00'),
    wednesday: day('12:00-20:00'),
    thursday: day('09:00-17:30'),
    friday: day('09:00-15:30'),
    saturday: day('10:30-14:00'),
    sunday: shut,
  },
  services: [
    withOptions('overhaul', 'Clock Overhaul', { Mantel: 180, Wall: 240, Grandfather: 420 }),
    priced('strap', 'Strap Fitting', 15),
    priced('battery', 'Battery Change', 12),
    priced('care', 'Care Plan', 65, 'per visit, two visits a year'),
    unquoted('dial', 'Dial Painting', 350),
  ],
  commonQuestions: [
    no('tower', 'Do you do tower clocks?'),
    explained('guarantee', 'Is there a guarantee?', 'Overhauls have six months; straps a week.'),
    explained('visits', 'How is an overhaul done?', 'In three visits, with a check after a month.'),
    explained('cancel', 'Can I cancel?', 'Yes, with two days of notice.'),
    explained('deposit', 'Is there a deposit?', 'A deposit of 50 dollars for overhauls.'),
  ],
  details: null,
  operationalNotes: [
    note('people', 'People', 'Ottilie overhauls the clocks; Bertrand fits straps and batteries.'),
    note('ready', 'Pickup', 'Finished pieces are kept twenty days; storage is from May to August.'),
  ],
};

/** The same in French. */
export const horloges: BusinessKnowledge = {
  ...clocks,
  name: 'Horlogerie Sterne',
  address: '14, rue du Quai, Rimouski, QC',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'QC' },
  services: [
    withOptions('overhaul', "Révision d'horloge", { 'De table': 180, Murale: 240 }),
    priced('strap', 'Pose de bracelet', 15),
    priced('battery', 'Changement de pile', 12),
  ],
  commonQuestions: [
    explained('guarantee', 'Offrez-vous une garantie?', 'Six mois sur les révisions.'),
    explained('deposit', 'Faut-il un dépôt?', 'Un dépôt de 50 dollars pour les révisions.'),
  ],
  operationalNotes: [
    note('people', 'Équipe', "Ottilie révise les horloges; Bertrand s'occupe des bracelets."),
    note('ready', 'Récupération', "L'entreposage est de mai à août."),
  ],
};

/** Whether a sentence is spoken to a caller who said that. */
export function isSpokenBy(shop: BusinessKnowledge, caller: string, sentence: string): boolean {
  const call = modelCall(shop, '+19025550199');
  if (shop === horloges) call.give({ type: 'callerSpoke', text: 'bonjour', language: 'fr' });
  call.say(caller);
  call.reply(`=\n${sentence}`);
  const { dropped } = call.state().tally;
  return Object.values(dropped).every((count) => !count);
}
