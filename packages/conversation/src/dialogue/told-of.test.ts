import { expect, it } from 'vitest';
import { priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const kennel = {
  ...salon,
  hours: week('07:00-19:00', '09:00-16:00', 'closed'),
  services: [priced('stay', 'Dog Boarding', 40)],
};

it.each([
  'oh and he gets a pill in the morning',
  'my dog always barks at night just so you know',
  'she sleeps in the afternoon',
])('what goes on every day changes no time that is wished: %s', (aside) => {
  const call = callTo(kennel, '+16045550142');
  call.say('book my dog in for friday around five, Janet Comeau');
  call.say(aside);
  expect(call.conversation().wanted.time?.spoken).toMatch(/March 13 around 5 PM/);
});

it('a part of the day that is wished does', () => {
  const call = callTo(kennel, '+16045550142');
  call.say('book my dog in for friday around five, Janet Comeau');
  call.say('no, make it in the morning');
  expect(call.conversation().wanted.time?.spoken).toMatch(/March 13, in the morning/);
});
