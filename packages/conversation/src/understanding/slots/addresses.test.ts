import { describe, expect, it } from 'vitest';
import { findAddress } from './addresses.ts';

describe('an address that is put right while it is told', () => {
  it.each([
    ["it's eighteen no sorry eighty one Pinewood Crescent", '81 Pinewood Crescent'],
    ['41 no wait 14 Simcoe Street', '14 Simcoe Street'],
    ['at twelve, sorry, twenty Elm Street', '20 Elm Street'],
    ['oh gosh, okay, thirty Elm Street', '30 Elm Street'],
  ])('is what was said last: %s', (said, address) => {
    expect(findAddress(said, true)?.address).toBe(address);
    expect(findAddress(said, false)?.address).toBe(address);
  });
});

describe('a house number said in hundreds', () => {
  it.each([
    ['twelve hundred and four Lake Fraser Drive southeast', '1204 Lake Fraser Drive Southeast'],
    ["it's eleven hundred and two Big Bay Point Road", '1102 Big Bay Point Road'],
    ['three hundred and five Alder Street', '305 Alder Street'],
  ])('is one number: %s', (said, address) => {
    expect(findAddress(said, true)?.address).toBe(address);
    expect(findAddress(said, false)?.address).toBe(address);
  });
});

describe('a hesitation in an address', () => {
  it.each([
    ['twenty six forty one um two seventy second street', '2641 272nd Street'],
    ['quatre cent deux euh rue Laurier', '402 Rue Laurier'],
  ])('is no word of it: %s', (said, address) => {
    expect(findAddress(said, true)?.address.toLowerCase()).toBe(address.toLowerCase());
  });
});

describe('whoever lives at a French address', () => {
  it.each([
    ['31 chemin du Moulin Yvon Tanguay 418 555 0119', '31 Chemin Du Moulin'],
    ['au 8 rue principale denise hamel', '8 Rue Principale'],
    ['14 rang du sud gilles lacoursière jeudi', '14 Rang Du Sud'],
  ])('is no part of it: %s', (said, address) => {
    expect(findAddress(said, false)?.address.toLowerCase()).toBe(address.toLowerCase());
  });

  it.each([
    ['8 rue denis hamel', '8 rue denis hamel'],
    ['8 rue du docteur Yvon', '8 rue du docteur yvon'],
    ['12 rue saint denis est', '12 rue saint denis est'],
    ['40 chemin du lac bernard', '40 chemin du lac bernard'],
  ])('is not taken out of a name it has: %s', (said, address) => {
    expect(findAddress(said, false)?.address.toLowerCase()).toBe(address);
  });
});

describe('an address among other words', () => {
  it.each([
    ["im at fourteen birch hollow in riverview it's white", '14 Birch Hollow, Riverview'],
    ["it's 14 Spring Street, St. Jacobs", '14 Spring Street, St. Jacobs'],
  ])('has its town: %s', (said, address) => {
    expect(findAddress(said, false, new Set(['riverview', 'jacobs']))?.address).toBe(address);
  });

  it.each([
    'you just said it is twenty five each way put me down for that too',
    'a showing Sunday at two with Trevor the place on Abbott',
    "it's a two storey place in Lantzville",
  ])('is none of numbers that count or tell a time: %s', (said) => {
    expect(findAddress(said, false)).toBeNull();
  });
});

describe('a road of the country that a number tells apart', () => {
  it.each([
    ["it's 2240 Concession 9 West", '2240 Concession 9 West'],
    ['4410 Range Road 251', '4410 Range Road 251'],
    ['at 77 Line twenty six south', '77 Line twenty six South'],
    ['le 120 rang 4 Ouest', '120 Rang 4 Ouest'],
    ['902 County Road 12, my number is 705 555 0142', '902 County Road 12'],
    ['31 Old Mill Road 705 555 0142', '31 Old Mill Road'],
  ])('keeps its number: %s', (said, address) => {
    expect(findAddress(said, true)?.address.toLowerCase()).toBe(address.toLowerCase());
    expect(findAddress(said, false)?.address.toLowerCase()).toBe(address.toLowerCase());
  });
});
