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

it.each([
  'you hemmed my pants on Friday and one leg is longer now',
  'I had a zipper put in three weeks back and it jams again',
  'my mom had her coat done here Monday and the lining was cut so short it shows',
  "I picked up a skirt Saturday and the hem's already coming down",
  'the fellow who did our drapes yesterday put his ladder through the lamp and bent the rail',
  'the girl who did my jacket last week left a burn all over the sleeve',
])(
  'who tells of work that went wrong hears an apology, a person and the owner’s terms: %s',
  (words) => {
    const call = callTo(tailor, '+16135550142');
    const said = call.say(words);
    expect(said).toMatch(/sorry/i);
    expect(said).toContain('Bring it back within 14 days and we redo it.');
    expect(said).not.toMatch(/\$|set up a time|what day/i);
    expect(call.outcome().lead?.reason).toMatch(/^complaint/);
  },
);

it.each([
  'I had a hem done with you in June and loved it',
  'my zipper broke last night and now it does not close',
  'the last place I went cut my coat too short and now it looks awful',
])('who tells of no work of ours that went wrong is not met as if they complained: %s', (words) => {
  const call = callTo(tailor, '+16135550142');
  call.say(words);
  expect(call.outcome().lead?.reason ?? '').not.toMatch(/complaint/);
});

it.each([
  'well is that on me',
  'well am I paying all over again',
  'am I on the hook for it',
  'before i give you that do you charge to straighten it out',
  'what are you gonna do about it',
])('who asks what it costs to put right is told in the owner’s words: %s', (words) => {
  const call = callTo(tailor, '+16135550142');
  call.say('I had a zipper put in three weeks back and it jams again');
  expect(call.say(words)).toContain('14 days');
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
