import { type BusinessHours, weekdays } from '@second-ring/conversation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';
import { hoursOfPeriods, readPlace } from './read-place.ts';

const at = (day: number, time: string) => ({
  day,
  hour: Number(time.slice(0, 2)),
  minute: Number(time.slice(2)),
});
const period = (day: number, open: string, close: string, closeDay = day) => ({
  open: at(day, open),
  close: at(closeDay, close),
});

function week(hours: BusinessHours | null): string | null {
  if (!hours) return null;
  return weekdays
    .map((day) => {
      const { isClosed, open, close, more = [] } = hours[day];
      const spans = [{ open, close }, ...more].map((span) => `${span.open}-${span.close}`);
      return isClosed ? '-' : spans.join('+');
    })
    .join(' ');
}

describe('hours of a place', () => {
  it('knows a place that never closes', () => {
    expect(week(hoursOfPeriods([{ open: at(0, '0000') }]))).toBe(
      Array.from({ length: 7 }, () => '00:00-23:59').join(' '),
    );
  });

  it('keeps a night with the evening it began on, and splits a day', () => {
    const periods = [
      period(5, '1700', '0200', 6),
      period(1, '0900', '1200'),
      period(1, '1300', '1730'),
      period(6, '1800', '0000', 0),
    ];
    expect(week(hoursOfPeriods(periods))).toBe(
      '09:00-12:00+13:00-17:30 - - - 17:00-02:00 18:00-00:00 -',
    );
  });

  it('reads round-the-clock days and a weekend in one period', () => {
    expect(week(hoursOfPeriods([period(3, '0000', '0000', 4)]))).toBe('- - 00:00-23:59 - - - -');
    expect(week(hoursOfPeriods([period(5, '0800', '1800', 0)]))).toBe(
      '- - - - 08:00-00:00 00:00-23:59 00:00-18:00',
    );
  });

  it("reads the old form's times", () => {
    const periods = [{ open: { day: 2, time: '0930' }, close: { day: 2, time: '1700' } }];
    expect(week(hoursOfPeriods(periods))).toBe('- 09:30-17:00 - - - - -');
  });

  it.each([
    [undefined],
    [[]],
    [[{ open: { day: 9, hour: 9, minute: 0 } }]],
    [[period(1, '0900', '1700'), period(1, '1600', '2000')]],
    [[period(1, '0900', '1700'), { open: at(2, '0900') }]],
    ['24/7'],
  ])('knows no hours of %j', (periods) => expect(hoursOfPeriods(periods)).toBeNull());

  it('reads any list of periods without throwing, to times of day', () => {
    const moment = fc.record({ day: fc.nat(7), hour: fc.nat(25), minute: fc.nat(61) });
    const any = fc.array(fc.record({ open: moment, close: fc.option(moment) }));
    fc.assert(
      fc.property(any, (periods) => {
        const hours = hoursOfPeriods(periods);
        if (hours) expect(week(hours)).toMatch(/^((-|[\d:+-]+) ){6}(-|[\d:+-]+)$/);
      }),
    );
  });
});

describe('a place', () => {
  const legacy = {
    place_id: 'ChIJold',
    name: 'Northside Plumbing',
    formatted_address: '77 Kipling Ave, Toronto, ON M8V 1A1, Canada',
    formatted_phone_number: '(416) 555-0123',
    website: 'https://northside.example/',
    types: ['plumber', 'establishment'],
  };
  const current = {
    id: 'ChIJnew',
    displayName: { text: 'Salon Belle Rive', languageCode: 'fr' },
    formattedAddress: '88 Rue Saint-Denis, Montréal, QC H2X 3J6, Canada',
    internationalPhoneNumber: '+1 514-555-0117',
    websiteURI: 'https://bellerive.example/',
    location: { lat: 45.515, lng: -73.561 },
    primaryType: 'hair_salon',
    types: ['beauty_salon', 'establishment'],
  };

  it('is read in its old form and its new', () => {
    expect(readPlace(legacy)).toMatchObject({
      placeId: 'ChIJold',
      name: 'Northside Plumbing',
      phone: '+14165550123',
      region: { country: 'CA', subdivision: 'ON' },
      timeZone: 'America/Toronto',
      hours: null,
    });
    expect(readPlace(current)).toMatchObject({
      placeId: 'ChIJnew',
      name: 'Salon Belle Rive',
      phone: '+15145550117',
      timeZone: 'America/Toronto',
      types: ['hair_salon', 'beauty_salon', 'establishment'],
    });
  });

  it('may lack everything but a name and an id', () => {
    const bare = readPlace({ place_id: 'x', name: 'Shop' });
    expect(bare).toMatchObject({ address: null, phone: null, hours: null, timeZone: null });
    for (const place of [{ name: 'Shop' }, { place_id: 'x' }, { place_id: ' ', name: 'x' }, null]) {
      expect(() => readPlace(place)).toThrow(
        'Please select a valid business from the suggestions.',
      );
    }
  });

  it('takes a field of the wrong kind for a missing one', () => {
    const odd = { ...legacy, formatted_address: 7, types: 'plumber', website: 'javascript:x' };
    expect(readPlace(odd)).toMatchObject({ address: null, types: [], website: null });
  });
});

describe('numbers and addresses as people write them', () => {
  it.each([
    ['+7-XXX-XXX-XX-XX', null],
    ['555-111-2345', null],
    ['123-456-7890', null],
    ['555-555-5555', null],
    ['+155501001110', null],
    ['604 555 0142', '+16045550142'],
  ])('reads %s as %s', (written, number) => expect(readNumber(written)).toBe(number));

  it('reads a national number only with its country', () => {
    expect(readNumber('0412 345 678', 'AU')).toBe('+61412345678');
    expect(readNumber('0412 345 678')).toBeNull();
  });
});
