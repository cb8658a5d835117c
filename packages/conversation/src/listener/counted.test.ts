import { describe, expect, it } from 'vitest';
import { priced, withOptions } from '../testing/business-parts.ts';
import { barber } from '../testing/businesses.ts';
import { receptionistFor } from '../testing/call-in-acts.ts';
import { findCounts } from '../understanding/slots/counts.ts';
import { countOf } from './counted.ts';

const receptionist = receptionistFor({
  ...barber,
  services: [
    withOptions('move', 'Local Move', { 'Two movers and a truck': 149 }, 'per hour'),
    withOptions('storage', 'Storage', { '10 by 10': 210 }, 'per month'),
    withOptions('kit', 'Box Kit', { 'One bedroom': 95, 'Two bedroom': 160 }),
    withOptions('piano', 'Piano Move', { Upright: 325 }, 'each flight of stairs is 75'),
    priced('item', 'Single Item Delivery', 125, 'one item; each further item is 35'),
    priced('vent', 'Dryer Vent Cleaning', 95),
    priced('window', 'Window Cleaning', '12 per window'),
    priced('special', 'Studio Special', 420, 'up to three hours; each further hour is 149'),
  ],
});

const countIn = (text: string, ...ids: string[]) =>
  countOf(
    findCounts(text),
    'ask.price',
    { kind: 'services', refs: ids.map((serviceId) => ({ serviceId, optionId: null })) },
    [],
    receptionist,
  );

describe('how many of what is priced', () => {
  it.each([
    ['three dryer vents', 'vent', 3],
    ['for two months', 'storage', 2],
    ['for four hours', 'move', 4],
    ['three items', 'item', 3],
    ['six windows', 'window', 6],
    ['trois fenêtres', 'window', 3],
    ['two of those', 'vent', 2],
    ['just the one', 'vent', 1],
  ])('is told by "%s" of %s', (text, id, count) => {
    expect(countIn(text, id)).toBe(count);
  });

  it.each([
    ['two movers', 'move'],
    ['two bedrooms', 'kit'],
    ['two flights of stairs', 'piano'],
    ['for two months', 'vent'],
    ['for five hours', 'special'],
  ])('is not told by "%s" of %s', (text, id) => {
    expect(countIn(text, id)).toBeUndefined();
  });

  it('is not told of several at once by those it is for', () => {
    expect(countIn('what would the two of us be', 'vent', 'window')).toBeUndefined();
  });
});
