import { expect, it } from 'vitest';
import { explained, note } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalHospital, lawnCrew, musicSchool } from '../testing/starting-shops.ts';

const from = '+12895550142';

it.each([
  'is that all due at the beginning',
  'do you want the whole amount right away or can we split it',
  'would I have to pay that all at once',
  'do I owe you all of it up front',
  'can we pay in two payments',
  'could I pay it in pieces',
  'do I gotta come up with all of that at once',
  'do I have to cough it up all at once',
  "faut-tu tout payer d'un coup",
  "est-ce que je dois payer d'avance",
])('whether all is paid at once is answered by what is written of paying in parts: %s', (words) => {
  const call = callTo(musicSchool, from);
  call.say('how much is the term of lessons');
  expect(call.say(words)).toMatch(/a term can be paid in two parts/i);
});

it.each([
  'do I need to pay for the whole thing ahead of time',
  'would I have to pay that in full beforehand',
])('else by what is written of a deposit: %s', (words) => {
  const call = callTo(animalHospital, from);
  call.say('how much to spay a cat');
  expect(call.say(words)).toContain('half is due when the surgery is booked');
});

it.each([
  'is it cheaper if I pay for the year up front',
  'what do you charge for the whole thing',
  'do you have parking up front',
])('and nothing else is: %s', (words) => {
  const call = callTo(musicSchool, from);
  call.say('how much is the term of lessons');
  expect(call.say(words)).not.toContain('two parts');
});

it.each([
  'how late do you go in the evenings',
  'until what time do you teach at night',
  'do you teach evenings',
  "jusqu'à quelle heure vous enseignez le soir",
])('how late the work goes on is answered by what is written of evenings: %s', (words) => {
  expect(callTo(musicSchool, from).say(words)).toMatch(/we teach until 9 pm/i);
});

it.each(['how late are you open on Friday', 'what are your hours'])(
  'and the hours of the doors by the hours: %s',
  (words) => {
    expect(callTo(musicSchool, from).say(words)).toContain('5 PM');
  },
);

it('a charge for evenings is no hour of theirs', () => {
  const shop = {
    ...lawnCrew,
    operationalNotes: [note('late', 'Evenings', 'Evening visits until 8 pm cost 40 dollars more.')],
  };
  expect(callTo(shop, from).say('how late are you open')).not.toContain('40');
});

it.each([
  'and would it be the same guys every time',
  'is it always the same two fellows',
  'could we have the same crew as last time, they were lovely',
  'would we get the same people each week',
  'would I get the same guy each week',
  'est-ce que ce serait toujours les mêmes gars',
])('whether the same people come is answered by what is written of it: %s', (words) => {
  const call = callTo(lawnCrew, from);
  call.say('how much is mowing for a small yard');
  expect(call.say(words)).toContain('each route keeps its own crew');
});

it('and stands beside a complaint that is being taken down', () => {
  const call = callTo(lawnCrew, from);
  call.say(
    'hi your guys were here today and it looks lovely but I think they forgot the side yard',
  );
  call.say('Helen Moss 705 555 0176');
  expect(call.say('yes and would it be the same two, they were lovely')).toContain('own crew');
});

it('but a visit with the same one is booked', () => {
  const call = callTo(lawnCrew, from);
  expect(call.say('can I book the same guy to do the hedge on Thursday at two')).toMatch(
    /Thursday/,
  );
  expect(call.outcome().lead?.reason ?? call.sms()).toMatch(/book/);
});

it.each(['is it the same price in the fall', 'do you come at the same time', 'same day next week'])(
  'and nothing else that is the same: %s',
  (words) => {
    const call = callTo(lawnCrew, from);
    call.say('how much is mowing for a small yard');
    expect(call.say(words)).not.toContain('own crew');
  },
);

it('where two answers are of it, neither is taken for the other', () => {
  const shop = {
    ...lawnCrew,
    commonQuestions: [
      explained('crew', 'Do I get the same crew?', 'Each route keeps its own crew.'),
      explained('driver', 'Is it the same driver who hauls?', 'The same driver comes every fall.'),
    ],
  };
  const call = callTo(shop, from);
  expect(call.say('is it the same driver every fall')).toContain('The same driver');
});
