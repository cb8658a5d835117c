import { expect, it } from 'vitest';
import { no, priced, week, yes } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = {
  ...salon,
  name: 'Sable & Reed Upholstery',
  hours: week('09:00-17:00', 'closed', 'closed'),
  services: [priced('chair', 'Chair Recovering', '220')],
  commonQuestions: [
    no('volume', 'Do you offer volume discounts?'),
    yes('seniors', 'Do you offer a seniors discount?'),
  ],
  operationalNotes: [],
};

it.each(['do you have any deals on', 'any specials on right now', 'avez-vous des rabais'])(
  'a no to one kind of discount is no answer to %j',
  (words) => {
    expect(callTo(shop).say(words)).not.toMatch(/volume/i);
  },
);

it('a no is said to who asks of that very kind', () => {
  expect(callTo(shop).say('do you give discounts for volume')).toMatch(/volume/i);
});

it('who is in trouble is told no more of a call than is known where nobody is alerted', () => {
  const flooded = 'my basement is flooding right now';
  const call = callTo(shop, '+16135550142', { alertsSomeone: false });
  call.say(flooded);
  for (const words of ['Dale Fenn', '12 Mill Road', 'yes']) call.say(words);
  expect(call.say('when will somebody call me')).not.toMatch(/they have your number/i);
});
