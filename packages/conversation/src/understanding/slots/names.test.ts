import { describe, expect, it } from 'vitest';
import { findNames } from './names.ts';

const names = (text: string, options: { expecting?: boolean; language?: 'en' | 'fr' } = {}) =>
  findNames(text, { expecting: false, ...options }).map((found) => found.name);

describe('names', () => {
  it.each([
    ["it's Dana", 'Dana'],
    ['hi its dana calling about my car', 'Dana'],
    ['my name is dana whitfield', 'Dana Whitfield'],
    ['this is omar from delta glass', 'Omar'],
    ["hi this is Priya, I'm calling about a quote", 'Priya'],
    ['put it under patel', 'Patel'],
    ["the name's o'brien", "O'Brien"],
    ['my name is sean o brien', "Sean O'Brien"],
    ['my last name is mckay', 'McKay'],
    ['my name is jan van der berg', 'Jan van der Berg'],
    ['my name is mary-jane oduya', 'Mary-Jane Oduya'],
    ["my name is thandiwe nkosi and i'd like a quote", 'Thandiwe Nkosi'],
    ["that's siobhan S-I-O-B-H-A-N", 'Siobhan'],
    ["it's shivon, s i o b h a n", 'Siobhan'],
    ['my name is dana lee l e i g h', 'Dana Leigh'],
    ['first name dana last name whitfield', 'Dana Whitfield'],
    ['yeah call me xiulan', 'Xiulan'],
    ["I'm Nguyen from the bakery", 'Nguyen'],
    ['my name is mr okafor', 'Okafor'],
    ['my name is april and i need an appointment', 'April'],
    ['my name is will smith', 'Will Smith'],
  ])('hears %j', (text, name) => expect(names(text)).toEqual([name]));

  it.each([
    ['Dana Lee', 'Dana Lee'],
    ['uh yeah dana lee please', 'Dana Lee'],
    ['kwabena', 'Kwabena'],
    ['Dana, D A N A', 'Dana'],
    ['d as in delta a n a', 'Dana'],
    ["it's zhang wei", 'Zhang Wei'],
    ['de la cruz', 'de la Cruz'],
  ])('takes %j for a name when it asked', (text, name) => {
    expect(names(text, { expecting: true })).toEqual([name]);
  });

  it.each([
    ["je m'appelle Jean-François", 'Jean-François'],
    ["bonjour je m'appelle amélie tremblay", 'Amélie Tremblay'],
    ['mon nom est gagnon', 'Gagnon'],
    ["c'est marie ici", 'Marie'],
    ['au nom de bouchard', 'Bouchard'],
  ])('hears French: %j', (text, name) => expect(names(text, { language: 'fr' })).toEqual([name]));

  it.each([
    "I'm looking for a quote",
    "it's about my car",
    'this is urgent',
    "I'm interested in tinting",
    "i'm calling about an appointment",
    'sorry',
    "it's monday",
    "i'm good thanks",
    'call me back tomorrow',
    'this is ridiculous',
    "it's a honda civic",
    'tuesday works',
    'um',
  ])('takes no name from %j', (text) => {
    expect(names(text)).toEqual([]);
    expect(names(text, { expecting: true })).toEqual([]);
  });

  it('is surer of what was spelled than of what was heard', () => {
    const [heard] = findNames('dana', { expecting: true });
    const [spelled] = findNames('dana d a n a', { expecting: true });
    expect(spelled?.confidence).toBeGreaterThan(heard?.confidence ?? 1);
  });
});
