import { describe, expect, it } from 'vitest';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { asksWithParticle } from './question-particle.ts';

describe('the particle of spoken Quebec French', () => {
  it.each([
    "c'est-tu loin de chez vous",
    "c'tu encore ouvert",
    'faut-tu que je laisse mes clés',
    'le tapis y part-tu avec',
    'vous vendez tu des filtres',
    "y en a tu d'autres",
  ])('asks: %s', (words) => {
    expect(asksWithParticle(words)).toBe(true);
  });

  it.each([
    'tu as dit que ça finissait à cinq heures',
    'je pense que tu vas être content',
    'comment vas-tu',
    'les tulipes sont arrivées',
  ])('asks nothing: %s', (words) => {
    expect(asksWithParticle(words)).toBe(false);
  });
});

describe('what cannot wait', () => {
  it.each([
    ["j'aimerais qu'on me rappelle", "dites-leur ben que c'est pressant"],
    ["I'd like somebody to call me", "tell them it's urgent"],
  ])('is urgent for the owner, whatever it stands beside: %s, %s', (wish, haste) => {
    const call = callTo(salon);
    call.say(wish);
    call.say(haste);
    expect(call.outcome().urgent).toBe(true);
  });

  it.each([
    "c'est pas pressant, rappelez-moi la semaine prochaine",
    "it's not urgent, call me back",
  ])('and is not, where the caller says so: %s', (words) => {
    const call = callTo(salon);
    call.say(words);
    expect(call.outcome().urgent).toBe(false);
  });
});

describe('a flat told with its street', () => {
  it.each([
    ["c'est au 218 rue des Ormes à Granby appartement six", 'Appartement 6'],
    ["it's 218 Elm Street apartment 6", '6'],
  ])('is part of the address: %s', (words, flat) => {
    const call = callTo(salon);
    call.say(words);
    expect(call.conversation().caller.address?.value).toContain(flat);
  });
});
