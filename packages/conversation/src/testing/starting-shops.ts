import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, unquoted, week, withOptions, yes } from './business-parts.ts';

const canadian = {
  email: null,
  website: null,
  serviceArea: null,
  about: null,
  region: { country: 'CA', subdivision: 'ON' },
  timeZone: 'America/Toronto',
  details: null,
} as const;

/** A lawn crew: a free visit comes first, each route keeps its crew, and a missed spot is done again. */
export const lawnCrew: BusinessKnowledge = {
  ...canadian,
  name: 'Birch Hill Lawn Care',
  industry: 'Lawn care',
  phone: '+17055550161',
  address: '18 Quarry Street, Barrie, ON',
  hours: week('08:00-17:00', '09:00-13:00', 'closed'),
  services: [
    withOptions('mow', 'Weekly Mowing', { 'Small yard': 45, 'Large yard': 70 }),
    priced('aeration', 'Aeration', 120, 'once a season, front and back'),
    priced('hedge', 'Hedge Trimming', 95, 'up to ten feet of hedge'),
    priced('leaves', 'Fall Leaf Cleanup', 160, 'raking and hauling away'),
    unquoted('sod', 'Sod Installation', '', 'quoted by the square foot'),
  ],
  commonQuestions: [
    explained(
      'crew',
      'Do we get the same crew every week?',
      'Yes, each route keeps its own crew of two.',
    ),
    explained(
      'redo',
      'What if you miss a spot?',
      'Tell us within two days and we come back and do it again free of charge.',
    ),
    explained(
      'pay',
      'How do you bill?',
      'We send an invoice at the end of the month; e-transfer or cheque.',
    ),
    yes('insured', 'Are you insured?'),
    no('snow', 'Do you plow snow?'),
  ],
  operationalNotes: [
    note(
      'new',
      'New customers',
      'We start with a free visit to measure the yard and give you a written price.',
    ),
    note('gate', 'Gates', 'Please leave the gate unlocked.'),
  ],
};

/** A music school: work that is for an age, lessons after the desk has closed, a term paid in two parts. */
export const musicSchool: BusinessKnowledge = {
  ...canadian,
  name: 'Harbour Lane Music School',
  industry: 'Music school',
  phone: '+19025550162',
  address: '9 Harbour Lane, Halifax, NS',
  hours: week('10:00-17:00', '10:00-14:00', 'closed'),
  services: [
    priced('lesson', 'Private Lesson', 42, 'half an hour, any instrument'),
    priced('term', 'Term of Lessons', 480, 'twelve half-hour lessons'),
    priced('tots', 'Music Tots', 180, 'eight weeks, for children aged three to five'),
    priced('strings', 'Silver Strings', 60, 'a monthly group for players over sixty'),
    priced('exam', 'Exam Preparation', 55, 'forty-five minutes'),
    priced('rental', 'Violin Rental', 25, 'per month'),
  ],
  commonQuestions: [
    explained(
      'parts',
      'Can a term be paid in instalments?',
      'Yes, a term can be paid in two parts, half at the start and half at week six.',
    ),
    explained(
      'evening',
      'Are there lessons in the evening?',
      'Yes, we teach until 9 pm on Tuesdays and Thursdays; the desk closes at 5.',
    ),
    explained(
      'away',
      'What if the teacher is away?',
      'We send a substitute or give the lesson back.',
    ),
    explained(
      'teacher',
      'Will I have the same teacher every week?',
      'You keep the same teacher for the whole term.',
    ),
    explained(
      'unhappy',
      'What if I am not happy with a lesson?',
      'Tell us and the next lesson is on us.',
    ),
    yes('french', 'Do you teach in French?'),
  ],
  operationalNotes: [
    note(
      'cancel',
      'Cancellations',
      'A lesson cancelled with less than a day of notice is charged in full.',
    ),
    note('trial', 'Trial lesson', 'A new student starts with a free trial lesson.'),
  ],
};

/** An animal hospital: half of a surgery is paid ahead, and an end is talked over first. */
export const animalHospital: BusinessKnowledge = {
  ...canadian,
  name: 'Cedar Bay Animal Hospital',
  industry: 'Veterinary clinic',
  phone: '+12505550163',
  address: '77 Bay Road, Nanaimo, BC',
  hours: week('08:00-18:00', '09:00-13:00', 'closed'),
  services: [
    priced('exam', 'Wellness Exam', 88),
    withOptions('spay', 'Spay or Neuter', { 'Cat spay': 310, 'Cat neuter': 210, 'Dog spay': 580 }),
    priced('senior', 'Senior Pet Checkup', 145, 'bloodwork and exam, for pets over eight'),
    priced('nails', 'Nail Trim', 24),
    unquoted('end', 'Euthanasia', '', 'We talk it over with you first, there is no rush.'),
    priced('groom', 'Bath and Brush', 65, 'dogs up to 25 kg'),
  ],
  commonQuestions: [
    explained(
      'deposit',
      'Do you ask for a deposit for surgery?',
      'Yes, half is due when the surgery is booked and the rest at pick-up.',
    ),
    explained(
      'same',
      'Can we see the same vet every time?',
      'Ask for your vet by name and we do our best.',
    ),
    no('board', 'Do you board pets?'),
  ],
  operationalNotes: [
    note(
      'late',
      'Late cancellations',
      'A surgery cancelled with less than 48 hours of notice loses the deposit.',
    ),
  ],
};
