import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, week, yes } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const hall: BusinessKnowledge = {
  ...salon,
  name: 'Copper Kettle Banquets',
  serviceArea: null,
  about: null,
  hours: week('09:00-18:00', '09:00-16:00', 'closed'),
  services: [priced('plate', 'Plated Dinner', 48), priced('buffet', 'Buffet', 36)],
  commonQuestions: [
    explained('pay', 'Can I pay with a card?', 'Visa and debit. No Discover.'),
    explained(
      'late',
      'What if a guest is late?',
      'Fifteen minutes is fine, then we start serving.',
    ),
    yes('gift', 'Do you sell gift cards?'),
    explained('ready', 'When is the room ready?', 'The room is ready an hour ahead.'),
  ],
  operationalNotes: [note('hold', 'Deposit', 'A 200 dollar deposit holds the date.')],
};

describe('what somebody tells of themselves', () => {
  it.each([
    "we'd need to have the room ready by like eleven",
    'my uncle is always late for everything',
    "I'd bring my own cards and decorations for the tables",
    'our date is the nineteenth of June',
  ])('is no question: nothing is answered to it, and nothing passed on: %s', (words) => {
    const call = callTo(hall);
    const said = call.say(words);
    expect(said).not.toMatch(/ready an hour|Fifteen|gift|Visa|deposit|don't have|don't know/i);
    expect(call.conversation().unanswered).toEqual([]);
  });

  it.each([
    ['can we have the room ready by eleven', /ready an hour/],
    ['what if my uncle is late', /Fifteen minutes/],
    ['do we put down a deposit or no', /200 dollar/],
  ])('is one where it is asked: %s', (words, answer) => {
    expect(callTo(hall).say(words)).toMatch(answer);
  });
});

describe('one question', () => {
  it('has one answer, and nothing that might be meant instead', () => {
    const said = callTo(hall).say('do you guys take discover');
    expect(said).toContain('No Discover');
    expect(said).not.toMatch(/gift/i);
  });

  it('that leads up to another leaves no other part to pass on', () => {
    const call = callTo(hall);
    const said = call.say('how do I hold the date, is there a deposit');
    expect(said).toMatch(/deposit holds the date/);
    expect(said).not.toMatch(/team/);
    expect(call.conversation().unanswered).toEqual([]);
  });
});

it('what is told and then asked of is asked', () => {
  expect(callTo(hall).say("my mother would pay with a card, she's old school. That okay?")).toMatch(
    /Visa and debit/,
  );
});

it('what is to be put down so is no question', () => {
  const call = callTo(hall);
  call.say("I'd like a plated dinner on Friday at six, it's Ana Wells");
  const said = call.say('actually Saturday at six would be better, can you put that instead');
  expect(said).not.toMatch(/don't have|don't know|team answers/i);
  expect(call.conversation().unanswered).toEqual([]);
});
