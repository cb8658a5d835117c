import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, unquoted, withOptions } from '../testing/business-parts.ts';
import { frames, pianos, spoken } from '../testing/led-calls.ts';

const kilns: BusinessKnowledge = {
  ...pianos,
  name: 'Oxbow Kiln Repair',
  services: [
    withOptions('elements', 'Element Change', { 'Small kiln': 160, 'Large kiln': 230 }),
    unquoted('rebuild', 'Kiln Rebuild', '', 'we have to see it first'),
  ],
  commonQuestions: [
    explained(
      'home',
      'Do I need to be there?',
      'No as long as the shed is open and the kiln is cold.',
    ),
    explained('loan', 'Do you lend wheels?', 'We do, to potters of 21 and over.'),
  ],
  operationalNotes: [note('windows', 'Arrival', 'We come between 9 and 11 or 2 and 4.')],
};

/** What is spoken of one sentence to one caller, every act left to the listener. */
const saidTo = (caller: string, sentence: string, shop = kilns) =>
  spoken(shop, caller, '=', sentence).said;

describe('a caller’s own words', () => {
  it.each([
    [
      'my large kiln trips every night and I flip the switch again each morning',
      "I've put that down, and that you flip the switch again each morning.",
    ],
    [
      "tell them nobody is to open the lid before I'm home",
      "I've put in the message that nobody is to open the lid before you're home.",
    ],
    [
      'is my helper enough, he is only there half asleep after his shift?',
      "Whether your helper is enough, I can't decide, so I'm noting your question for a person.",
    ],
  ])('are said back, whatever the shop wrote: %s', (caller, sentence) => {
    expect(saidTo(caller, sentence)).toContain(sentence);
  });

  it('are noted in French too', () => {
    const sentence = "J'ai mis dans le message que personne n'ouvre le cadre avant votre retour.";
    expect(
      saidTo('dites-leur que personne ouvre le cadre avant mon retour', sentence, frames),
    ).toContain(sentence);
  });

  it('say of the shop no more than it wrote', () => {
    const every = 'can somebody come every night?';
    expect(saidTo(every, 'We come every night.')).not.toContain('We come every');
    expect(saidTo(every, 'You can have somebody every night.')).not.toContain('have somebody');
  });
});

describe('an answer of the owner’s that begins with no', () => {
  it('says of what follows that it is so', () => {
    const fine = 'Not a problem, as long as the shed is open and the kiln is cold.';
    expect(saidTo('nobody is home on friday, is that a problem?', fine)).toContain(fine);
  });
});

describe('beside a price that is kept', () => {
  const asks = 'what does a kiln rebuild run, roughly? and could I borrow a wheel, I am 19';

  it.each([
    "I haven't a figure to give you on a rebuild, because we have to see it first.",
    'Your friend may know more than I do: I have nothing on that.',
  ])('ages, refusals and what others know hint at nothing: %s', (sentence) => {
    expect(saidTo(asks, sentence)).toContain(sentence.split(/[,:]/)[0]);
  });

  it.each([
    "I haven't got an exact figure, but it starts around two thousand.",
    "I haven't a figure, but it is dearer than a set of elements.",
  ])('nothing that follows a refusal passes as one: %s', (sentence) => {
    expect(saidTo(asks, sentence)).not.toMatch(/two thousand|dearer/);
  });
});

describe('whether we come for what is broken', () => {
  it('is answered with a yes, though something dangerous is named beside it', () => {
    const said = saidTo(
      'the panel of my kiln shows an error since sunday. do you people come out for that?',
      'Yes, we do. Which town are you in?',
    );
    expect(said).toContain('Yes, we do.');
  });

  it('is no answer to whether something is safe', () => {
    const said = saidTo(
      'there is smoke from the panel of my kiln. is it okay if I leave it on?',
      'Yes, we do.',
    );
    expect(said).not.toContain('Yes, we do.');
  });
});

describe('an amount in a text of another language', () => {
  const shop = {
    ...frames,
    operationalNotes: [
      note('frais', "Frais d'environnement", "4,50 $ de frais d'environnement sur chaque cadre."),
    ],
  };

  it('is told by whoever names that text, in a word that both languages share', () => {
    const told = spoken(
      shop,
      'hi, do you speak English? is there anything on top of the frame?',
      '=',
      "There's an environmental fee of {f4} on each frame [n1].",
    );
    expect(told.said).toContain('an environmental fee of $4.50 on each frame');
    const asDeposit = spoken(
      shop,
      'hi, do you speak English? is there a deposit on the frame?',
      '=',
      'The deposit is {f4} [n1].',
    );
    expect(asDeposit.said).not.toContain('$4.50');
  });
});

describe('a street and a town', () => {
  const shop: BusinessKnowledge = {
    ...kilns,
    operationalNotes: [
      note('park', 'Parking', 'Free street parking on Larchmont, garage behind is NOT ours'),
      note('area', 'Area', 'We go to schools in Orillia and Midland. Not Barrie.'),
    ],
  };

  it.each([
    ['where do I park?', "There's free street parking on Larchmont", 'n1'],
    ['do you go to a school in Midland?', 'Yes, we go to schools, and that includes Midland', 'n2'],
  ])('are told as they were written: %s', (caller, sentence, source) => {
    expect(saidTo(caller, `${sentence} [${source}].`, shop)).toContain(sentence);
  });

  it.each([
    ['do you go to a school in Barrie?', 'Yes, we go to Barrie.'],
    ['do you go to a school in Midland?', 'Yes, and that includes glazing.'],
  ])('and no town beyond, nor a gift: %s', (caller, sentence) => {
    expect(saidTo(caller, sentence, shop)).not.toContain(sentence);
  });
});
