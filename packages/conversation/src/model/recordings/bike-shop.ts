import type { BusinessKnowledge } from '../../knowledge/business.ts';
import {
  explained,
  note,
  priced,
  unquoted,
  week,
  withOptions,
} from '../../testing/business-parts.ts';

/** Bicycles: an owner who writes sums bare, and hours and bounds no other way. */
export const bikes: BusinessKnowledge = {
  name: 'Spoke & Barrel Cycles',
  industry: 'Bicycle repair',
  phone: '+16135550171',
  email: null,
  website: null,
  address: '8 Ferry Street, Brockville, ON K6V 1A1',
  serviceArea: null,
  about: null,
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  hours: week('09:00-18:00', '09:00-14:00', 'closed'),
  services: [
    withOptions(
      'tune',
      'Tune-up',
      { Basic: 65, Full: 120 },
      'labour only. No pickup. A second bike the same visit is 10 off',
    ),
    priced('wheel', 'Wheel Truing', 30),
    priced('flat', 'Flat Repair', 18, 'tube included, up to 5 patches; each further patch is 5'),
    priced('special', 'Spring Special', 80, 'basic tune-up and wheel truing on one visit'),
    priced('look', 'Inspection', 35, 'taken off the repair bill if you go ahead within 14 days'),
    unquoted('rebuild', 'Full Rebuild', '480', 'priced after a look'),
  ],
  commonQuestions: [
    explained('warranty', 'Is there a warranty?', 'Six months on labour, a year on our parts.'),
    explained('late', 'Can I pick up late?', "After closing it's 1 a minute."),
  ],
  operationalNotes: [
    note('supplies', 'Shop supplies', 'We add 4 rags and lube to every bill.'),
    note('missed', 'Missed visits', "If you don't call and don't show up it's 20 next time."),
    note(
      'deposit',
      'Deposits',
      'A full rebuild needs 25 percent down. Orders over 600 need 150 down.',
    ),
    note('dropoff', 'Drop-off', 'Weekdays 9 to 12, and the last drop-off Saturday is 11.'),
    note('last', 'Last tune-up', 'The last tune-up starts an hour and a half before closing.'),
  ],
  details: null,
};
