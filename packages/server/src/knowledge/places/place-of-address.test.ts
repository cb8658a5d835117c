import { describe, expect, it } from 'vitest';
import { placeOfAddress } from './place-of-address.ts';

const subdivision = (address: string, country?: string) =>
  placeOfAddress(address, country).region?.subdivision;

describe('the province of an address', () => {
  it.each([
    ['4312 Juneau Street, Burnaby, BC V5C 4C6', 'BC'],
    ['88, rue Saint-Charles Ouest, Longueuil (QC) J4H 1C5', 'QC'],
    ['500 Pine Avenue, Suite 210, Seattle, WA 98101', 'WA'],
    ['10150 Jasper Avenue, Edmonton, Alberta', 'AB'],
    ['12 On the Green', undefined],
  ])('stands with its postal code or last: %s', (address, expected) =>
    expect(subdivision(address)).toBe(expected),
  );

  it.each([
    ['9912 King George, Surrey BC', 'BC'],
    ['9912 King George, Surrey, B.C.', 'BC'],
    ['200 Bay St Toronto on', 'ON'],
    ['14 Water Street, Charlottetown Prince Edward Island, Canada', 'PE'],
    ['7 Main St, Moose Jaw, Sask.', 'SK'],
    ['Unit 4, 22 Portage Ave Winnipeg MB, rear door', 'MB'],
    ['1200 32 Avenue NE', undefined],
    ['18 Maple CT', undefined],
    ['100 Ontario', undefined],
    ['Portland OR', 'OR'],
    ['Seattle Washington', 'WA'],
  ])('needs no comma: %s', (address, expected) => expect(subdivision(address)).toBe(expected));

  it.each([
    ['9912 King George, Surrey V3T 2W1', 'BC'],
    ['Box 12, T0J 0Y0', 'AB'],
    ['5 Elm St, e1c4z5', 'NB'],
  ])('is told by a Canadian postal code alone: %s', (address, expected) =>
    expect(subdivision(address)).toBe(expected),
  );

  it.each([
    ['Surrey', 'BC'],
    ['9912 King George Surrey', 'BC'],
    ['100 Ontario, Vancouver', 'BC'],
    ['1055 West Georgia, Vancouver, Canada', 'BC'],
    ['Trois-Rivières', 'QC'],
    ["120 Val-d'Or", undefined],
    ["St. John's", 'NL'],
    ['Saint John', 'NB'],
    ['1200 Victoria', undefined],
    ['Kitchener-Waterloo', 'ON'],
  ])('follows from its town: %s', (address, expected) =>
    expect(subdivision(address)).toBe(expected),
  );

  it('is not guessed from a town of Canada for a business abroad', () => {
    expect(subdivision('Richmond', 'US')).toBeUndefined();
    expect(subdivision('12 Main St, Vancouver WA', 'US')).toBe('WA');
  });
});

describe('the zone of an address', () => {
  it.each([
    ['Kenora', 'America/Winnipeg'],
    ['21 Baker St, Cranbrook BC', 'America/Edmonton'],
    ['10 Alaska Ave, Dawson Creek, BC V1G 1A1', 'America/Dawson_Creek'],
    ['Surrey BC', null],
    ['12 Kenora, Surrey, BC', null],
  ])('is the town’s where the province keeps another: %s', (address, zone) =>
    expect(placeOfAddress(address).timeZone).toBe(zone),
  );
});
