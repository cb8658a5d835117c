import { expect, it } from 'vitest';
import { agedServices } from '../knowledge/aged-services.ts';
import { priced, withOptions } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalHospital, lawnCrew, musicSchool } from '../testing/starting-shops.ts';

it.each([
  ['ninety minutes, for drivers over sixty-five', 65, 150],
  ['for children aged three to five', 3, 5],
  ['swimmers 55 and over', 55, 150],
  ['kids under 12', 0, 12],
  ['pour les enfants de 6 à 9 ans', 6, 9],
  ['pour les adultes de plus de soixante ans', 60, 150],
  ['bloodwork, for senior pets over eight', 8, 150],
])('an owner’s words say for what age a thing is: %s', (description, from, to) => {
  expect(agedServices([priced('one', 'Group', 50, description)])).toMatchObject([{ from, to }]);
});

it.each([
  'up to ten feet of hedge',
  'dogs up to 25 kg',
  'dogs over 40',
  'for parties over 20 people',
  'tables for adults, under 30 minutes',
  'over 60 dollars for members',
  'adults only, from 9 to 5',
])('and other numbers say none: %s', (description) => {
  expect(agedServices([priced('one', 'Group', 50, description)])).toEqual([]);
});

it('an option may be for an age of its own', () => {
  const swim = withOptions('swim', 'Swim Class', { Kids: 40, 'Adults over 60': 30 });
  expect(agedServices([swim])).toMatchObject([{ serviceId: 'swim', from: 60 }]);
});

const from = '+12895550142';

it.each([
  "I'm calling for my dad he's seventy one and he used to play fiddle is there something for somebody his age",
  "my mother's eighty and she lost her husband in the fall, do you have anything for someone like her",
  "I'm seventy, is there something for somebody like me",
  'my uncle is sixty six and never played, do you have anything for old guys like him',
  "I'm sixty eight years old, is there a class for people my age",
  'mon père a soixante-douze ans, avez-vous quelque chose pour lui',
])('who asks for something at an age hears of the one thing that is for it: %s', (words) => {
  expect(callTo(musicSchool, from).say(words)).toContain('Silver Strings');
});

it('an age that was told before is still theirs', () => {
  const call = callTo(musicSchool, from);
  call.say('my little girl is four');
  expect(call.say('do you have anything for her')).toContain('Music Tots');
});

it('an age of an animal is of what is for animals', () => {
  const call = callTo(animalHospital, from);
  expect(call.say('my dog just turned eleven is there a checkup for a dog like that')).toContain(
    'Senior Pet Checkup',
  );
});

it.each([
  ["she's seventy four, how much is a private lesson", musicSchool, 'Private Lesson'],
  ["I'm seventy minutes away, is there something for somebody like me", musicSchool, ''],
  ['my fence is seventy feet, is there something for it', lawnCrew, ''],
  ['my dog is three, do you have anything for him', animalHospital, ''],
] as const)('and nobody else is taken for that age: %s', (words, shop, named) => {
  const said = callTo(shop, from).say(words);
  expect(said).not.toMatch(/Yes, we do (?:Silver Strings|Senior)/);
  expect(said).toContain(named);
});
