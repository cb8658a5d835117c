import { describe, expect, it } from 'vitest';
import { note, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

const painters = {
  ...animalClinic,
  name: 'Second Coat Painting',
  hours: week('08:00-17:00', '08:00-17:00', 'closed'),
  services: [priced('room', 'Room Painting', '420'), priced('fence', 'Fence Staining', '310')],
  commonQuestions: [],
  operationalNotes: [
    note('redo', 'Not happy', 'Within a month we come back and redo it free.'),
    note('crew', 'Crews', 'The same crew comes back each day.'),
    note('late', 'Late', 'After 20 minutes we may have to start the next house first.'),
  ],
};

describe('work that is wished for beside a complaint', () => {
  it.each([
    ['okay so could somebody come back Thursday morning', /Thursday morning/],
    ['can you guys send your painter over Friday', /Friday/],
    ['please just send somebody back on Thursday', /Thursday/],
  ])('is taken with its day, said back and summed up: %s', (words, when) => {
    const call = callTo(painters, '+16135550142');
    call.say('you painted our hall on Monday and the paint is already peeling off');
    call.say('Ines Roy');
    const said = call.say(words);
    expect(said).toMatch(when);
    expect(said).not.toMatch(/same crew|within a month|what day|go ahead/i);
    expect(call.sms()).toMatch(/come back Thu|painter over Fri|somebody back on Thu/i);
  });

  it('en français aussi', () => {
    const call = callTo(painters, '+16135550142');
    call.say(
      "bonjour, vous avez peint notre salon lundi et ça pèle déjà partout, c'est pas correct",
    );
    call.say('Inès Roy');
    const said = call.say("pouvez-vous renvoyer quelqu'un jeudi matin");
    expect(said).toMatch(/jeudi matin/);
    expect(call.sms()).toMatch(/renvoyer quelqu'un/);
  });
});

it('what is asked beside a visit one is late for is taken with its day', () => {
  const call = callTo(painters, '+16135550142');
  call.say("I'm booked tomorrow at nine and I'm going to be half an hour late");
  call.say('Ines Roy');
  call.say('yes');
  const said = call.say('could they take a look at the porch steps tomorrow while they are at it');
  expect(said).toMatch(/tomorrow/);
  expect(said).not.toMatch(/what day|20 minutes/i);
  expect(call.sms()).toMatch(/porch steps/);
});

it('an errand beside a booking is taken down and asks nothing of what is written', () => {
  const call = callTo(painters, '+16135550142');
  call.say("I'd like a room painted Thursday at ten");
  const said = call.say("it's Ines Roy, and could you call me before they come");
  expect(said).not.toMatch(/crew|don't have that/);
  expect(call.sms()).toMatch(/call me before they come/);
});
