import { expect, it } from 'vitest';
import { explained, note } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { lawnCrew, musicSchool } from '../testing/starting-shops.ts';
import { lateHoursOf } from './late-hours.ts';

const written = (title: string, text: string) =>
  lateHoursOf({ ...lawnCrew, commonQuestions: [], operationalNotes: [note('one', title, text)] });

it.each([
  ['Evenings', 'Lessons run until 8 pm Monday to Thursday; the office itself closes at 5.', 4],
  ['Late sessions', 'We see people until nine on Tuesdays and Thursdays.', 2],
  ['Evening groups', 'We teach until 9 pm.', 0],
  ['Le soir', "On enseigne jusqu'à 20 h le mardi et le jeudi.", 2],
])('work that an owner wrote goes on in the evening has its hours: %s: %s', (title, text, days) => {
  expect(written(title, text).map((one) => one.days.size)).toEqual([days]);
});

it.each([
  ['Evenings', 'The office is closed after 5, and the phone is answered until 8 pm.'],
  ['Evening surcharge', 'Visits until 9 pm cost 40 dollars more.'],
  ['Evenings', "We don't work until 9 pm."],
  ['Mornings', 'We are here until noon.'],
  ['Parking', 'The lot is free until 8 pm in the evening, parking is at the back.'],
])('and what is shut, dearer or of something else has none: %s: %s', (title, text) => {
  expect(written(title, text)).toEqual([]);
});

const evening = (words: string, shop = musicSchool) => {
  const call = callTo(shop, '+12895550142');
  call.say('do you teach evenings');
  return call.say(words);
};

it.each(['could I come Thursday at seven then', 'I would like Tuesday at eight in the evening'])(
  'such an hour is taken down like one of the doors: %s',
  (words) => {
    expect(evening(words)).not.toMatch(/outside our hours|not then|we're open/i);
  },
);

it.each([
  ['could I come Monday at seven', 'a day on which there is none'],
  ['book me a lesson Thursday at 10 pm', 'an hour after the work has ended'],
])('and %s is not, for it is %s', (words) => {
  expect(evening(words)).toMatch(/we're open 10 AM to 5 PM/);
});

it('where nothing is written of evenings, the doors decide', () => {
  const shop = {
    ...musicSchool,
    commonQuestions: [explained('bring', 'What do I bring?', 'You.')],
  };
  expect(evening('could I come Thursday at seven', shop)).toMatch(/we're open 10 AM to 5 PM/);
});
