import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHouseNumber, joinAddress, withHouseNumber } from './address-parts.ts';
import { findAddress } from './addresses.ts';

const towns: ReadonlySet<string> = new Set(['lumsden', 'pilot', 'butte']);
const addressIn = (text: string) => findAddress(text, false, towns)?.address ?? null;

describe('an address', () => {
  it.each([
    ["It's on, uh, 6th Street in Lumsden, number 212.", '212 6th Street, Lumsden'],
    ["it's Elm Street, number forty two", '42 Elm Street'],
    ["Yeah but it's 212 6th Street. In Lumsden", '212 6th Street, Lumsden'],
    [
      "It's Walter, 44 Quinn Drive in Pilot Butte. After, do you come",
      '44 Quinn Drive, Pilot Butte',
    ],
    ['44 quinn drive in pilot butte please', '44 Quinn Drive, Pilot Butte'],
    ["We're out in Pilot Butte, 18 Aspen Crescent.", '18 Aspen Crescent, Pilot Butte'],
    ['88 Oak Road apartment 3 in Victoria in December', '88 Oak Road, apartment 3, Victoria'],
    ['unit 4, 212 Elm Street', 'Unit 4, 212 Elm Street'],
    ["I'm at eight eighteen Cathcart", '818 Cathcart'],
    ['au 44 rue des Pins à Québec', '44 Rue Des Pins, Québec'],
    ['rue Principale à Sherbrooke, numéro 212', '212 Rue Principale, Sherbrooke'],
    ['1450 boulevard Laurier, app 4, à Québec', '1450 Boulevard Laurier, app 4, Québec'],
  ])('is told whole: %s', (text, address) => {
    expect(addressIn(text)).toBe(address);
  });

  it.each(['45 King Street in the evening', '45 King Street, in March'])(
    'has no time for a town: %s',
    (text) => {
      expect(addressIn(text)).toBe('45 King Street');
    },
  );

  it('has its number wherever it stands', () => {
    const street = fc.constantFrom('6th Street', 'Aspen Crescent', 'rue des Pins');
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 9999 }), street, (house, name) => {
        const whole = addressIn(`${house} ${name}`);
        expect(addressIn(`on ${name}, number ${house}`)?.toLowerCase()).toBe(whole?.toLowerCase());
        expect(withHouseNumber(whole ?? '', '7').toLowerCase()).toBe(`7 ${name}`.toLowerCase());
      }),
    );
  });
});

describe('a house number by itself', () => {
  it.each([
    ["No, two twelve's the house number.", '212'],
    ['the house number is 212', '212'],
    ["It's number eighteen.", '18'],
    ['le numéro civique est 44', '44'],
    ["44, c'est mon numéro de porte", '44'],
  ])('is told by: %s', (text, house) => {
    expect(findHouseNumber(text, true)?.house).toBe(house);
  });

  it('goes before the street, in the place of another', () => {
    expect(withHouseNumber('6th Street, Lumsden', '212')).toBe('212 6th Street, Lumsden');
    expect(withHouseNumber('21 Elm Street', '212')).toBe('212 Elm Street');
  });
});

describe('an address told again', () => {
  it.each([
    ['6th Street, Lumsden', '212 6th Street', '212 6th Street, Lumsden'],
    ['212 6th Street, Lumsden', '6th Street', '212 6th Street, Lumsden'],
    ['212 6th Street', 'Two Twelve 6th Street', '212 6th Street'],
    ['14 Elm Street', '9 Oak Road', '9 Oak Road'],
    ['4 Elm Drive Southeast', '1204 Elm Drive', '1204 Elm Drive Southeast'],
    ['4 Elm Drive Southeast, Acton', '1204 Elm Drive', '1204 Elm Drive Southeast, Acton'],
    ['4 Elm Drive Southeast', '4 Elm Drive North', '4 Elm Drive North'],
  ])('keeps what it had: %s, then %s', (known, told, address) => {
    expect(joinAddress(known, told)).toBe(address);
  });
});
