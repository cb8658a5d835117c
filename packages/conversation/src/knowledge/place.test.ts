import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plumber, realtor, tintShop } from '../testing/businesses.ts';
import type { BusinessKnowledge } from './business.ts';
import { coversPlace, sayAddress } from './place.ts';

const covers = ({ serviceArea, address }: BusinessKnowledge, text: string) =>
  coversPlace(serviceArea, address, text);

describe('a place is served only when the owner says so', () => {
  it.each<[string, BusinessKnowledge, string]>([
    ['do you come to Mississauga', plumber, 'yes'],
    ["I'm in Etobicoke", plumber, 'yes'],
    ['North York', plumber, 'yes'],
    ['Hamilton', plumber, 'no'],
    ['Oakville', plumber, 'unknown'],
    ['York', plumber, 'unknown'],
    ['new westminster', tintShop, 'yes'],
    ['North Vancouver', tintShop, 'unknown'],
    ['Vancouver Island', tintShop, 'unknown'],
    ['Seattle', realtor, 'yes'],
    ['Tacoma', realtor, 'unknown'],
  ])('%s', (text, business, coverage) => {
    expect(covers(business, text)).toBe(coverage);
  });

  it.each([
    [
      'To St. Jacobs and Waterloo it is 25 dollars each way; we do not go to Cambridge.',
      'St. Jacobs',
      'yes',
    ],
    [
      'To St. Jacobs and Waterloo it is 25 dollars each way; we do not go to Cambridge.',
      'Waterloo',
      'yes',
    ],
    [
      'To St. Jacobs and Waterloo it is 25 dollars each way; we do not go to Cambridge.',
      'Cambridge',
      'no',
    ],
    ['Moncton and Dieppe. Shediac with a 45 dollar travel fee.', 'Shediac', 'yes'],
    ['À Trois-Rivières et Bécancour; on ne va pas à Shawinigan ni à Nicolet.', 'Nicolet', 'no'],
    ['Lévis et Québec, mais pas Montmagny.', 'Montmagny', 'no'],
    ['Pour Saint-Lambert, il y a 25 dollars de plus.', 'Saint-Lambert', 'yes'],
  ])('%s %s: %s', (area, text, coverage) => {
    expect(coversPlace(area, null, text)).toBe(coverage);
  });

  it('an exception within a sentence is heard', () => {
    const area = 'Calgary and surrounding area, except Airdrie';
    expect(coversPlace(area, null, 'Airdrie')).toBe('no');
    expect(coversPlace(area, null, 'Calgary')).toBe('yes');
  });

  it('without a listed area nothing is promised, and nothing throws', () => {
    expect(coversPlace(null, '1 Main Street, Calgary, AB', 'Calgary')).toBe('unknown');
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (area, address, text) => {
        expect(['yes', 'no', 'unknown']).toContain(coversPlace(area, address, text));
        expect(sayAddress(address)).toBeTypeOf('string');
      }),
    );
  });
});

describe('an address is read without what a caller does not need', () => {
  it.each([
    ['4312 Juneau Street, Burnaby, BC V5C 4C6', '4312 Juneau Street, Burnaby'],
    ['#204 - 99 Main St., Surrey, BC, V3T 1A1, Canada', 'Unit 204 - 99 Main Street, Surrey'],
    ['12345 Ocean Ave, Springfield, IL 62704, USA', '12345 Ocean Avenue, Springfield'],
    ['500 Pine Avenue, Suite 210, Seattle, WA 98101', '500 Pine Avenue, Suite 210, Seattle'],
  ])('%s', (written, spoken) => {
    expect(sayAddress(written)).toBe(spoken);
  });

  it('a French address keeps its French', () => {
    expect(sayAddress('88 rue Saint-Denis, Montréal, QC H2X 3J6', 'fr')).toBe(
      '88 rue Saint-Denis, Montréal',
    );
  });
});

describe('a town of which only the fee is denied is served', () => {
  it.each([
    ['Not within Fergus and Elora.', 'Do you charge for travel?', 'Elora', 'yes'],
    ['Not within Fergus and Elora.', 'Do you come to other towns?', 'Elora', 'no'],
    ['Free in Fergus, not free in Elora (40 dollars).', '', 'Elora', 'yes'],
    ['We go to Fergus, Elora with no fee, and not to Arthur.', '', 'Elora', 'yes'],
    ['We go to Fergus, Elora with no fee, and not to Arthur.', '', 'Arthur', 'no'],
  ])('%s', (written, asked, town, covers) => {
    expect(coversPlace(written, null, town, asked)).toBe(covers);
  });
});
