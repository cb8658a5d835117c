import { describe, expect, it } from 'vitest';
import { streetPutRight } from './address-corrections.ts';
import { joinAddress } from './address-parts.ts';
import { findAddress } from './addresses.ts';

const towns = new Set(['angus', 'magog']);

describe('an address that is taken back', () => {
  it.each([
    ['forty-one Brentwood... no sorry, forty-one Greenwood Drive', '41 Greenwood Drive'],
    ["it's 22 Harbour, no wait, 22 Harper Lane", '22 Harper Lane'],
    ['twelve Elm Street, no, sorry, twelve Oak Street', '12 Oak Street'],
    ["it's 18 Birch Road, actually 80 Birch Road", '80 Birch Road'],
    ['au 14 rue des Pins, non, 40 rue des Pins', '40 Rue Des Pins'],
  ])('gives way to the one that follows: %s', (text, address) => {
    for (const expecting of [true, false])
      expect(findAddress(text, expecting, towns)?.address).toBe(address);
  });

  it.each([
    ['nine Pine Street, I mean Spruce Street', '9 Spruce Street'],
    ['au trois cent quarante, rue Bowen, non excusez, rue Brooks', '340 Rue Brooks'],
  ])('keeps its house where only the street was wrong: %s', (text, address) => {
    expect(findAddress(text, true, towns)?.address).toBe(address);
  });

  it('stands where the caller is only sorry', () => {
    expect(findAddress("it's 1204 Elm Street, sorry about the noise", true, towns)?.address).toBe(
      '1204 Elm Street',
    );
  });
});

describe('a house number in French', () => {
  it.each([
    ["c'est le deux cent douze, rue Merry Nord", '212 Rue Merry Nord'],
    ['le quarante-cinq, rue Queen', '45 Rue Queen'],
    ['quatre-vingt-dix-sept, chemin du Lac', '97 Chemin Du Lac'],
  ])('is one number, whatever mark follows it: %s', (text, address) => {
    expect(findAddress(text, true, towns)?.address).toBe(address);
  });
});

describe('a street alone', () => {
  it.each([
    ["No, not Brentwood, I corrected that, it's Greenwood Drive.", '41 Greenwood Drive, Angus'],
    ["c'est pas la rue Bowen, c'est la rue Brooks", '41 Rue Brooks, Angus'],
    ['the street is Maple Lane', '41 Maple Lane, Angus'],
  ])('takes the place of the one that is known: %s', (text, address) => {
    expect(joinAddress('41 Brentwood, Angus', streetPutRight(text)?.address ?? '')).toBe(address);
  });

  it.each(["not that, it's a long drive", "it's not far, it's on Main Street by the bank"])(
    'is none in what tells the way: %s',
    (text) => {
      expect(streetPutRight(text)).toBeNull();
    },
  );
});
