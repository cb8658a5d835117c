import { expect, it } from 'vitest';
import { note, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

const tailor = {
  ...animalClinic,
  name: 'Thimble Street Tailors',
  hours: week('09:00-18:00', '09:00-18:00', 'closed'),
  services: [priced('hem', 'Hemming', '28'), priced('zip', 'Zipper Replacement', '45')],
  commonQuestions: [],
  operationalNotes: [
    note('redo', 'Not happy', 'Bring it back within 14 days and we redo it. No refunds.'),
  ],
};

it('who complains and wants the money back hears what the owner wrote of it, and no price', () => {
  const call = callTo(tailor, '+16135550142');
  const said = call.say(
    'you guys did my hem last week and it already came undone, I want a refund',
  );
  expect(said).toContain('No refunds');
  expect(said).not.toContain('28');
});

it('and hears it as often as they ask', () => {
  const call = callTo(tailor, '+16135550142');
  call.say('I am really upset, the zipper you put in broke already and I want my money back');
  expect(call.say('so do I get a refund or not')).toContain('No refunds');
  expect(call.say('well can you at least fix it for free')).toContain('14 days');
});

it('a lateness that becomes another hour moves the visit on its own day', () => {
  const call = callTo(tailor, '+16135550142');
  call.say("I've got a fitting Friday at two, it's Ana Wells, and I'll be late");
  const said = call.say('could I make it three instead');
  expect(said).toContain('Friday');
  expect(said).toContain('3 PM');
  expect(call.sms()).not.toMatch(/late for/);
});

it('a day that is wished for in this call is changed however it is put', () => {
  const call = callTo(tailor, '+16135550142');
  call.say("I'd like a hemming Wednesday at ten, it's Ana Wells");
  call.say('yes');
  call.say('oh you put me on a day I work make it Thursday at eleven then');
  expect(call.sms()).toMatch(/Thu .*11 AM/);
  expect(call.sms()).not.toMatch(/Wed |move/);
});
