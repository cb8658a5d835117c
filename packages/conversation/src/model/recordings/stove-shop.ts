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

/** Chimneys and wood stoves: an owner who leaves the currency out wherever it can be left out. */
export const stoves: BusinessKnowledge = {
  name: 'Ember & Ash Chimney Care',
  industry: 'Chimney sweep',
  phone: '+17055550164',
  email: null,
  website: null,
  address: '61 Mill Street, Orillia, ON L3V 2K1',
  serviceArea: 'Orillia, Gravenhurst, Washago and Coldwater.',
  about: null,
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  hours: { ...week('08:00-17:00', '09:00-13:00', 'closed'), friday: day('08:00-15:00') },
  services: [
    withOptions(
      'sweep',
      'Chimney Sweep',
      { 'Open fireplace': 189, 'Wood stove': 215, 'Pellet stove': 245 },
      'drop cloths and vacuum; each further flue is 90',
    ),
    priced('inspection', 'Safety Inspection', 165, 'written report for the insurance'),
    withOptions(
      'repair',
      'Stove Repair',
      { 'Door gasket': 120, Firebrick: 155 },
      'labour only, parts extra; includes the sweep so you dont pay twice',
    ),
    priced('cap', 'Chimney Cap', 240, 'stainless, fitted; a bird screen is 35 more'),
    unquoted('liner', 'Flue Liner', '3200', 'stainless, 6 inch, quoted after a look from the roof'),
    priced('package', 'Cozy Season Package', 340, 'wood stove sweep plus inspection, the same day'),
    priced('booklet', 'Burning Guide', 'free', 'take home our folder on seasoned firewood'),
  ],
  commonQuestions: [
    explained(
      'urgent',
      'Do you come out at night?',
      'A blocked flue is an emergency to us. We come evenings and weekends, 130 after hours on top of the visit.',
    ),
    explained('finance', 'Do you offer financing?', 'On jobs over 2000, through our bank.'),
    explained('card', 'Do you take cards?', 'Visa up to 1500; bigger jobs by e-transfer.'),
    explained('dropoff', 'Can I bring a stove door in?', 'Yes, any time we are open.'),
    no('gas', 'Do you service gas fireplaces?'),
    yes('insured', 'Are you insured?'),
  ],
  operationalNotes: [
    note(
      'visit',
      'Visits',
      'Every truck visit is 60 and it comes off nothing. One for each visit.',
    ),
    note('seniors', 'Seniors', '10 percent off for 65 and up: the sweep and the inspection.'),
    note('second', 'Two flues', 'The second flue at the same house gets 20 dollars off a sweep.'),
    note('deposit', 'New customers', 'We ask for a 50 dollar deposit that comes off the bill.'),
    note('prepare', 'Before we come', 'No fire for 24 hours, please, and move the rug.'),
  ],
  details: null,
};
