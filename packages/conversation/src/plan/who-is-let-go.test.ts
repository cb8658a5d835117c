import { describe, expect, it } from 'vitest';
import { explained } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalHospital, lawnCrew, musicSchool } from '../testing/starting-shops.ts';

const from = '+12895550142';
const after = (lines: readonly string[], shop = lawnCrew) => {
  const call = callTo(shop, from);
  const said = lines.map((line) => call.say(line));
  return { ...call.conversation(), call, lines: said, last: said.at(-1) ?? '' };
};

describe('a salesman who was declined', () => {
  it.each([
    [
      'hi this is Brad with local SEO solutions we can get you on page one',
      'just two minutes of your time',
      'so can I put you down for a demo Thursday',
    ],
    [
      "hi I'm calling about lowering your merchant processing rates is the owner in",
      'it only takes two minutes',
      'when is he in',
    ],
    [
      'this is an important message regarding your google business listing press one to speak to a specialist',
      'press two to be removed',
      'press one now',
    ],
    [
      'bonjour je vous appelle pour vos frais de terminal',
      'ça prend deux minutes',
      'rappelez-moi demain',
    ],
    [
      'we help businesses like yours get more reviews on google',
      'have him call me back',
      "I'll hold",
    ],
  ])('is let go at once when they go on, and leaves no lead: %s', (...told) => {
    const { lines: said, call, phase } = after(told);
    expect(said[1]).toMatch(/Goodbye|Au revoir/);
    expect(phase).not.toBe('talking');
    expect(call.outcome().lead).toBeNull();
    expect(call.sms()).toMatch(/spam|pourriel|indésirable/i);
  });

  it.each([
    'oh no sorry, I need my lawn mowed',
    'how much is aeration',
    'can I book a hedge trimming for Thursday',
    'are you insured',
  ])('is heard as a customer who asks like one: %s', (words) => {
    const { last, phase } = after(
      ['we help businesses like yours get more reviews on google', words],
      lawnCrew,
    );
    expect(last).not.toMatch(/Goodbye/);
    expect(phase).toBe('talking');
  });
});

describe('whoever says the very same again and again', () => {
  it.each(['hello', 'how much is aeration'])('is let go in the end: %s', (words) => {
    expect(after(Array.from({ length: 5 }, () => words)).last).toMatch(/Goodbye/);
    expect(after(Array.from({ length: 3 }, () => words)).phase).toBe('talking');
  });

  it('but not who answers one question after another with the same word', () => {
    const { phase } = after(['how much is aeration', 'yes', 'yes', 'yes', 'yes', 'yes']);
    expect(phase).toBe('talking');
  });

  it('and nobody in danger', () => {
    expect(after(Array.from({ length: 6 }, () => 'help the house is on fire')).last).not.toMatch(
      /Goodbye/,
    );
  });
});

describe('sexual talk', () => {
  it.each([
    'what are you wearing baby',
    'what color panties you got on',
    'do you do happy endings',
    'are you single sweetheart',
    'tu portes quoi là',
  ])('is no question for anybody, and ends the call when it goes on: %s', (words) => {
    const { lines: said, call, phase, unanswered } = after([words, words]);
    expect(said[0]).toMatch(/Birch Hill Lawn Care/);
    expect(said[0]).not.toMatch(/call you|rappelle|team|number/i);
    expect(unanswered).toEqual([]);
    expect(call.outcome().lead).toBeNull();
    expect(phase).not.toBe('talking');
  });

  it.each([
    'what should I be wearing for it',
    'is it hot in there',
    'my kids were naughty',
    'do you carry wet suits',
  ])('is heard in no harmless words: %s', (words) => {
    expect(after([words]).last).not.toMatch(/I can only help with/);
  });
});

describe('nobody’s own number', () => {
  it.each([
    "what's Curtis's cell number",
    'can I have the owners cell number',
    "can you give me the foreman's cell",
    "what's his home address",
  ])('is given out, nor the shop’s as if it were theirs: %s', (words) => {
    const { last } = after([words]);
    expect(last).toMatch(/own number or address/);
    expect(last).not.toMatch(/705|Quarry/);
  });

  it.each(["what's your number", 'what number do I call you back at', "what's your address"])(
    'is asked for by who asks for the shop’s: %s',
    (words) => {
      expect(after([words]).last).toMatch(/705|Quarry/);
    },
  );

  it('is told where the owner wrote it', () => {
    const shop = {
      ...lawnCrew,
      commonQuestions: [
        explained('cell', "What is the foreman's cell?", 'Call Al at 705-555-0188 on work days.'),
      ],
    };
    expect(after(["what's the foreman's cell"], shop).last).toContain('0188');
  });
});

describe('the end of an animal', () => {
  it.each([
    'what does it cost to put a cat down',
    'how much would it be to have our old dog put down',
    'what do you charge to put my cat to sleep',
    "c'est combien pour faire endormir mon chien",
  ])('is met gently, and with no price of other work: %s', (words) => {
    const { last } = after([words], animalHospital);
    expect(last).toMatch(/sorry|désolée/);
    expect(last).toContain('Euthanasia');
    expect(last).not.toMatch(/spay|\$/i);
  });

  it('where nothing is written of it, nothing is offered for it', () => {
    const shop = {
      ...animalHospital,
      services: animalHospital.services.filter(({ id }) => id !== 'end'),
    };
    expect(after(['what does it cost to put a cat down'], shop).last).not.toMatch(/spay|\$/i);
  });

  it.each([
    ['put my dog down for a bath on Thursday', animalHospital],
    ['do you put him to sleep for the dental cleaning', animalHospital],
    ['can you put me down for a lesson', musicSchool],
  ] as const)('is heard in nothing else: %s', (words, shop) => {
    expect(after([words], shop).last).not.toMatch(/so sorry|Euthanasia/);
  });
});
