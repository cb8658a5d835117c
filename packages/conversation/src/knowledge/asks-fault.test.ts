import { describe, expect, it } from 'vitest';
import { asksFault } from './asks-fault.ts';

describe('a demand to own up or to pay', () => {
  it.each([
    'do you admit it was your fault',
    "so you'll pay for the damage, yes?",
    'you accept responsibility right',
    'can you confirm you owe me',
    "your guy scratched my floor and you're going to pay for that, right?",
    'just tell me you guys are liable',
    'was it your mistake',
    "who's paying for my broken window",
    'are you taking responsibility for this',
    "you'll cover the damage, correct",
    'you people owe us four hundred dollars',
    'I expect you to pay for the scratches',
    'confirm that your driver was at fault',
    'will you be reimbursing me for the damage',
    'vous reconnaissez que c’est votre faute',
    'vous allez payer les dommages, hein?',
    'allez-vous me rembourser les dégâts',
    'admettez que vous êtes responsables',
    'vous me devez trois cents piastres',
    'qui va payer pour la vitre cassée',
  ])('is heard: %s', (words) => expect(asksFault(words)).toBe(true));

  it.each([
    'do you accept credit cards',
    'how much do I owe you',
    'who is responsible for snow removal',
    'do you have liability insurance',
    "if you break something who's paying for it",
    'will you pay for my old car',
    'do you owe me a call back',
    'is it my fault the drain is clogged',
    'can I pay for it now',
    'are you responsible for hauling the debris',
    'do you accept walk-ins',
    "it's my own fault, I cracked it",
    'you confirm the day before, right',
    'will insurance cover my cleaning',
    'combien je vous dois',
    'qui est responsable des rendez-vous',
    "si vous brisez quelque chose, c'est votre faute?",
  ])('is no other question: %s', (words) => expect(asksFault(words)).toBe(false));

  it('is heard of harm that was told before', () => {
    expect(asksFault("so you'll pay for that", ['your crew cracked my windshield'])).toBe(true);
    expect(asksFault("so you'll pay for that", ['what does a tint cost'])).toBe(false);
  });
});
