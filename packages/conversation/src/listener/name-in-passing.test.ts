import { describe, expect, it } from 'vitest';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { tintShop } from '../testing/tint-shop.ts';
import { withNameInPassing } from './name-in-passing.ts';
import { findSlots } from './slots.ts';
import { heardWords } from './tokens.ts';

const receptionist = receptionistOf(tintShop);

function nameIn(text: string, language: 'en' | 'fr' = 'en'): string | undefined {
  const context = {
    receptionist,
    now: 1_773_165_600_000,
    language,
    open: 'none' as const,
    midNumber: false,
    phoneKnown: false,
    areaCode: '604',
  };
  const words = heardWords(text, receptionist.tradeWords, language);
  const slots = withNameInPassing(text, words, findSlots(text, context), context);
  return slots.find(({ values }) => values.name)?.values.name;
}

describe('a name told in passing', () => {
  it.each([
    ['tuesday at nine would be great derek oyelaran', 'Derek Oyelaran'],
    ['put me down for friday morning. Ximena Valdivia', 'Ximena Valdivia'],
    ["could somebody look at it, it's Tomasz Brak 14 Willow street", 'Tomasz Brak'],
    ['ottilie brandeis 14 Willow street, friday if you can', 'Ottilie Brandeis'],
    ['hi Gwen Halloran again about friday', 'Gwen Halloran'],
    ['yes Monique here, I rang before', 'Monique'],
    ["dale fennimore we're at 31 Willow street 604 555 0119", 'Dale Fennimore'],
    ["wanda prewitt it's 31 Willow street 604 555 0119", 'Wanda Prewitt'],
    ['hi there wanda hill 604 555 0119 about my car', 'Wanda Hill'],
    ['friday, gerald park, 604 555 0119', 'Gerald Park'],
  ])('is the caller’s: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    ['jeudi à dix heures pour les deux sylvie deschênes', 'Sylvie Deschênes'],
    ['oui bonjour Martin Gervais encore pour mon auto', 'Martin Gervais'],
    ["yvon côté c'est à Rimouski au 31 chemin du Moulin 418 555 0119", 'Yvon Côté'],
    ["bonjour denise hamel c'est pour mon auto 418 555 0119", 'Denise Hamel'],
    ['on reste au 14 rang du Sud gilles tanguay 418 555 0119', 'Gilles Tanguay'],
    ['luc hamel on est au 31 chemin du Moulin', 'Luc Hamel'],
  ])('is the caller’s in French: %s', (text, name) => {
    expect(nameIn(text, 'fr')).toBe(name);
  });

  it.each([
    'do you take john deere tractors on friday',
    'my neighbour dave brown told me about you',
    'last time I saw Sarah Miller',
    'we have a jack russell and a king charles',
    "I'm near Stanley Park, is friday all right",
    'it was at the Canadian Tire on Friday. Honda Civic',
    'is Karen White in on friday',
    'friday then, Joan hates mornings',
    'my insurance is Blue Cross and the other is Sun Life',
    'can you come to Mark Street on friday',
    'grant money is due on friday, bill payment too',
    'we ordered it from Home Hardware',
    "Thursday's fine. Dark Limo, please",
    'are you anywhere near albert park',
    "on sunny days we're at 31 Willow street",
    "the old one, we're at 31 Willow street 604 555 0119",
  ])('is none in: %s', (text) => {
    expect(nameIn(text)).toBeUndefined();
  });

  it.each([
    "c'est un condo sur le boulevard René Lévesque",
    'je suis proche du Jean Coutu vendredi',
    "j'ai un berger allemand pis un jack russell",
    'ben voyons vendredi ça marche pas',
    "le vieux camion c'est au 31 chemin du Moulin 418 555 0119",
    "c'est à côté du parc, au 31 chemin du Moulin",
  ])('is none in French: %s', (text) => {
    expect(nameIn(text, 'fr')).toBeUndefined();
  });
});
