import { describe, expect, it } from 'vitest';
import { asksOfKeeping } from './asks-of-keeping.ts';

describe('a question of what is kept of a call', () => {
  it.each([
    'do you record this call',
    'do you keep what I say',
    'is this being recorded',
    'is this call being saved',
    'what happens with my information',
    'am I being recorded right now',
    'are you recording me',
    'is this call recorded',
    'do you save everything I tell you',
    "I hope you're not recording this conversation",
    'how long do you keep my information',
    'do you share my details with anybody',
    'who else hears this call',
    'is what I say recorded',
    'what do you do with my data',
    'is this conversation private',
    "est-ce que l'appel est enregistré",
    "qu'est-ce que vous faites avec mes informations",
    'êtes-vous en train de m’enregistrer',
    "c'est-tu enregistré cet appel-là",
    'gardez-vous ce que je dis',
    'combien de temps vous gardez mes données',
    'est-ce que je suis enregistré',
  ])('is heard: %s', (words) => expect(asksOfKeeping(words)).toBe(true));

  it.each([
    'do you have vinyl records',
    'is this a recording',
    'can you record my booking for Tuesday',
    'do you keep the old parts',
    'can you save my spot',
    'do you store winter tires',
    'do you have my information on file',
    'how much is a recording session',
    'do you keep my car overnight',
    'is this the tire shop',
    'what happens to my deposit if I cancel',
    'will you call me back on this number',
    'je veux enregistrer mon chien pour la garderie',
    'gardez-vous les vieux pneus',
    'combien de temps ça prend',
    'do you use my shampoo or yours',
    'can you keep my number for next time',
  ])('is no other question: %s', (words) => expect(asksOfKeeping(words)).toBe(false));
});
