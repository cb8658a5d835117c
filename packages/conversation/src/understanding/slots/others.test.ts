import { describe, expect, it } from 'vitest';
import { sentenceOf } from './names.ts';
import { findOthers } from './others.ts';

const others = (text: string, language: 'en' | 'fr' = 'en') =>
  findOthers(sentenceOf(text, { expecting: false, language })).map(({ name, relation }) =>
    relation ? `${name} (${relation})` : name,
  );

describe('somebody else than the caller', () => {
  it.each([
    ["it's for my uncle, his name's Bertram Oakes", 'Bertram Oakes (uncle)'],
    ['her name is wilhelmina and i am her carer', 'Wilhelmina'],
    ['my tenant is Solveig Aune, she opens the door', 'Solveig Aune (tenant)'],
    ["Bertram's my uncle, I only ring for him", 'Bertram (uncle)'],
    ['Priya Nair is our daughter', 'Priya Nair (daughter)'],
    ['a trim for my son callum after school', 'Callum (son)'],
  ])('is named: %s', (text, name) => {
    expect(others(text)).toEqual([name]);
  });

  it.each([
    ["elle s'appelle Ginette Paré", 'Ginette Paré'],
    ["Ovide c'est mon beau-père", 'Ovide (beau-pere)'],
    ['le rendez-vous est pour ma fille Clara', 'Clara (fille)'],
  ])('is named in French: %s', (text, name) => {
    expect(others(text, 'fr')).toEqual([name]);
  });

  it.each([
    "I'm his daughter Chidinma",
    'my wife is tired of waiting',
    'my neighbour said you were good',
    "she's coming at four",
    'her name began with a b',
    'my mother in law will be there',
  ])('is not named: %s', (text) => {
    expect(others(text)).toEqual([]);
  });

  it('is not who calls: %s', () => {
    expect(others("qu'il appelle même à onze heures", 'fr')).toEqual([]);
    expect(others('je suis sa soeur Annie', 'fr')).toEqual([]);
  });
});
