import { describe, expect, it } from 'vitest';
import { findAddress } from './addresses.ts';
import { findNames } from './names.ts';

describe('what is said where a name was asked for', () => {
  it.each([
    ['sweet. and what time are you open till', 'en'],
    ['deadly. so how long does it take', 'en'],
    ['wicked, do you take cards', 'en'],
    ['fait que le rendez-vous est annulé?', 'fr'],
  ] as const)('is no name where it only leads up to a question: %s', (said, language) => {
    expect(findNames(said, { expecting: true, language })).toEqual([]);
  });

  it.each([
    ['Whitfield', 'Whitfield'],
    ["it's Dana Sweet, and what time do you close", 'Dana Sweet'],
    ['Dana. and do you take cards', 'Dana'],
  ])('is one all the same: %s', (said, name) => {
    expect(findNames(said, { expecting: true })[0]?.name).toBe(name);
  });

  it.each([
    ['evenings would do, it is easier', 'en'],
    ['le soir, c’est mieux', 'fr'],
    ['rappelez en matinée, c’est plus facile, sinon c’est pareil', 'fr'],
  ] as const)('is no name where it says how something is: %s', (said, language) => {
    expect(findNames(said, { expecting: true, language })).toEqual([]);
  });

  it('is one after "c\'est"', () => {
    expect(findNames("oui c'est Julie Roy", { expecting: true, language: 'fr' })[0]?.name).toBe(
      'Julie Roy',
    );
  });
});

describe('what is said where an address was asked for', () => {
  it.each([
    "and she's seventy-one, don't you do something for seniors",
    "there's twelve, isn't that a lot",
    'le huit à la place de lundi',
    'un débouchage de drain',
  ])('is none where its words are of something else: %s', (said) => {
    expect(findAddress(said, true)).toBeNull();
  });

  it.each([
    ['seventy-one Maple', /maple/i],
    ['14 Willow Close, in Airdrie', /14 Willow Close/],
    ['un débouchage, 12 rue Bowen', /^12 rue Bowen/i],
  ])('is one all the same: %s', (said, address) => {
    expect(findAddress(said, true)?.address).toMatch(address);
  });
});
