import { expect, it } from 'vitest';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

const spa = {
  ...animalClinic,
  name: 'Still Water Spa',
  hours: week('09:00-18:00', '09:00-18:00', 'closed'),
  services: [priced('facial', 'Deluxe Facial', '110')],
  commonQuestions: [
    explained('late', 'What if I am late?', 'After ten minutes your visit is shortened.'),
  ],
  operationalNotes: [
    note('robe', 'Robes', 'Bring your own robe; renting one costs 8 dollars.'),
    note('towns', 'Travel', 'We travel to Wasaga Beach and Elmvale for 30 dollars.'),
  ],
};

it('what becomes of somebody late is told from whatever is written of being late', () => {
  const call = callTo(spa, '+16135550142');
  call.say("I'm booked today at two and I'm going to be twenty minutes late");
  expect(call.say('Ines Roy, will you still be able to see me')).toContain('shortened');
});

it('a town the shop knows is nobody’s name', () => {
  const call = callTo(spa, '+16135550142');
  call.say('can somebody call me back please');
  call.say('uh Elmvale, out in Elmvale');
  expect(call.outcome().lead?.name ?? null).toBeNull();
});
