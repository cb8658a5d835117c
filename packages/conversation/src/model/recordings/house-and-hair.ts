import type { BusinessKnowledge } from '../../knowledge/business.ts';
import {
  day,
  explained,
  no,
  note,
  priced,
  unquoted,
  withOptions,
} from '../../testing/business-parts.ts';

/** Cleans furniture and mattresses, mends leather and covers anew at prices kept to a person. */
export const upholstery: BusinessKnowledge = {
  name: 'Tidewater Upholstery & Mattress Care',
  phone: '9025550118',
  address: '212 Windmill Road, Dartmouth, NS B3A 1G3',
  timeZone: 'America/Halifax',
  region: { country: 'CA', subdivision: 'NS' },
  hours: {
    monday: day('closed'),
    tuesday: day('08:30-17:00'),
    wednesday: day('08:30-17:00'),
    thursday: day('08:30-19:00'),
    friday: day('08:30-17:00'),
    saturday: day('09:00-14:00'),
    sunday: day('closed'),
  },
  services: [
    withOptions(
      'x1',
      'Sofa Cleaning',
      { Loveseat: 95, 'Three-seater': 135, Sectional: 210 },
      'cushions included',
    ),
    withOptions(
      'x5',
      'Mattress Cleaning',
      { Single: 70, Double: 85, Queen: 98, King: 115 },
      'one side',
    ),
    priced('x10', 'Armchair Cleaning', 55),
    priced('x11', 'Dining Chair Cleaning', 14, 'per chair, seat and back'),
    priced('x12', 'Pet Odour Treatment', 45, 'per piece, added to a cleaning'),
    priced('x13', 'Fabric Protection', 38, 'per piece'),
    unquoted('x14', 'Leather Repair', '260', 'after we have seen the piece'),
    unquoted('x15', 'Reupholstery', '900', 'quoted from photos'),
  ],
  commonQuestions: [
    explained(
      'x16',
      'Are your products safe for pets and children?',
      'Yes, once the piece is dry; keep pets and children off it until then.',
    ),
    explained(
      'x17',
      'How long does it take to dry?',
      'Sofas and chairs take 4 to 6 hours, mattresses about 8 hours.',
    ),
    explained(
      'x18',
      'Do you accept credit cards?',
      'No credit cards; we take cash, debit and e-transfer on the day.',
    ),
    no('x19', 'Do you clean carpets and rugs?'),
    explained(
      'x20',
      'What is your cancellation policy?',
      'Please give 48 hours notice; later cancellations are charged 40 dollars.',
    ),
    explained(
      'x21',
      'Do you guarantee stain removal?',
      'No, some stains are permanent; if a stain comes back within 14 days we clean it again at no charge.',
    ),
  ],
  operationalNotes: [
    note(
      'x22',
      'Service area',
      'Halifax, Dartmouth, Bedford and Cole Harbour. Truro and Windsor have a 60 dollar travel fee. We do not go to Cape Breton.',
    ),
    note('x23', 'Minimum visit', 'We come out for orders of 80 dollars or more.'),
    note(
      'x24',
      'Access',
      'An adult must be home, with hot running water and a parking spot close to the door.',
    ),
    note(
      'x25',
      'Bed bugs',
      'We do not clean pieces with bed bugs or mould; call a pest company first.',
    ),
  ],
  details: null,
};

/** A hairdresser with a barber’s chair: surcharges, deposits and people by name. */
export const hairdresser: BusinessKnowledge = {
  name: 'Crocus & Comb',
  phone: '2045550147',
  address: '418 Rosser Avenue, Brandon, MB R7A 0K4',
  timeZone: 'America/Winnipeg',
  region: { country: 'CA', subdivision: 'MB' },
  hours: {
    monday: day('closed'),
    tuesday: day('09:30-18:00'),
    wednesday: day('09:30-18:00'),
    thursday: day('09:30-20:00'),
    friday: day('09:30-18:00'),
    saturday: day('09:00-16:00'),
    sunday: day('closed'),
  },
  services: [
    priced('b1', 'Clipper Cut', 32, 'barber chair, neck shave included'),
    priced('b2', 'Beard Trim', 21),
    priced('b3', 'Cut and Beard', 47, 'clipper cut and beard trim together'),
    withOptions(
      'b4',
      'Scissor Cut',
      { 'Short hair': 54, 'Shoulder length': 66, 'Long hair': 78 },
      'wash and blow dry included',
    ),
    withOptions('b8', 'Colour', { Roots: 88, 'All over': 126 }, 'the cut is not included'),
    withOptions(
      'b11',
      'Waxing',
      { Brow: 17, Lip: 12, 'Full leg': 69 },
      'Thursdays and Fridays only',
    ),
    unquoted('b15', 'Hair Extensions', '950', 'tape-in, quoted after a consultation in the shop'),
    unquoted('b16', 'Wedding Party', '640', 'hair for the bride and the party'),
  ],
  commonQuestions: [
    explained(
      'b17',
      'Do you take walk-ins?',
      'The barber chair takes walk-ins Tuesday to Friday; everything else is by appointment.',
    ),
    explained(
      'b18',
      'What is your cancellation policy?',
      'Please give 24 hours notice; a missed or late-cancelled appointment is charged 25 dollars.',
    ),
    explained(
      'b19',
      'How can I pay?',
      'Cash, debit, Visa and Mastercard in the shop. We do not take American Express or e-transfer.',
    ),
    explained(
      'b20',
      'Do you come to the house?',
      'Only for wedding parties, in Brandon and Shilo, with a 40 dollar travel fee. We do not go to Souris or Virden.',
    ),
    explained(
      'b21',
      'What if I am not happy with my colour?',
      'Tell us within 7 days and we adjust it at no charge. We do not give refunds.',
    ),
    no('b22', 'Do you offer student discounts?'),
  ],
  operationalNotes: [
    note(
      'b23',
      'Patch test',
      'New colour clients need a patch test 48 hours before. It is free and takes five minutes.',
    ),
    note(
      'b24',
      'Colour appointments',
      'A 30 dollar deposit is paid at the desk and comes off the bill. Very thick hair is 20 dollars more.',
    ),
    note(
      'b25',
      'Parking',
      'Two stalls behind the shop; the meters on Rosser are free after 5:30 pm.',
    ),
    note(
      'b26',
      'Staff',
      'Darlene owns the shop and does colour and extensions, Oksana does cuts and waxing, Wes is the barber. Wes is off on Saturdays.',
    ),
  ],
  details: null,
};
