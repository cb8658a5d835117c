import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, unquoted, week, withOptions } from './business-parts.ts';

/** A detailer of cars: parts sold alone, two of them as one, a fee for the way, and work that is only quoted. */
export const detailShop: BusinessKnowledge = {
  name: 'Fernhill Auto Detailing',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  address: '12 Ferndale Drive, Barrie',
  hours: week('08:00-17:00', '09:00-13:00', 'closed'),
  services: [
    withOptions(
      'interior',
      'Interior Detail',
      { Car: 160, SUV: 195 },
      'vacuum, plastics, glass and door jambs',
    ),
    withOptions(
      'complete',
      'Complete Detail',
      { Car: 290, SUV: 340 },
      'inside and out; comes with the engine bay, the seats and the headlights',
    ),
    priced('seats', 'Seat Shampoo', 60, 'added to a detail'),
    priced('hair', 'Pet Hair Removal', 45, 'added to a detail'),
    priced('both', 'Shampoo and Pet Hair Together', 85, 'both of them, added to a detail'),
    priced('engine', 'Engine Bay Cleaning', 70, 'degreased and dressed'),
    priced('wheels', 'Wheel Coating', 25, 'per wheel, ceramic'),
    priced('lights', 'Headlight Restoration', 80, 'the pair, sanded and sealed'),
    priced('odour', 'Odour Treatment', 85, 'smoke or mildew, takes a day'),
    unquoted('flood', 'Post-Flood Cleaning', 700, 'quoted after an inspection'),
  ],
  commonQuestions: [
    explained('house', 'Do you come to my house?', 'Yes, in Barrie, Innisfil and Angus.'),
    explained('late', 'What if you are late?', 'If we run late we text you.'),
    explained(
      'inspection',
      'Is the inspection free?',
      'Free for fleets; for everybody else it is 20 dollars.',
    ),
    no('dents', 'Do you fix dents?'),
  ],
  operationalNotes: [
    note('mobile', 'Mobile fee', 'Innisfil and Angus have a travel fee of 22 dollars a visit.'),
    note('senior', 'Senior discount', '10 percent off for 65 and over.'),
  ],
  details: null,
};

/** A school of music: lessons by one and by eight, and a course that is taken at home. */
export const musicSchool: BusinessKnowledge = {
  name: 'Harbour Music School',
  timeZone: 'America/Halifax',
  region: { country: 'CA', subdivision: 'NS' },
  hours: week('09:00-20:00', '09:00-16:00', 'closed'),
  services: [
    priced('piano', 'Piano Lesson', 42, 'half an hour, one on one'),
    priced('recital', 'Recital Piano Lesson', 60, 'one hour, on the stage'),
    priced('pass', 'Eight-Lesson Pass', 300, 'eight half-hour lessons, good for six months'),
    priced('starter', 'Starter Course', 520, 'twelve weeks of theory in class, with the books'),
    priced(
      'video',
      'Video Theory Course',
      180,
      'the same twelve weeks of theory from your own house',
    ),
    priced('violin', 'Violin Rental', 28, 'per month, bow and case included'),
  ],
  commonQuestions: [no('drums', 'Do you teach drums?')],
  operationalNotes: [],
  details: null,
};
