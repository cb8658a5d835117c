import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHoliday, holidayOn } from './holidays.ts';
import { isoDate } from './hours.ts';

const ca = (subdivision: string) => ({ country: 'CA', subdivision }) as const;
const us = { country: 'US', subdivision: 'WA' } as const;
const today = { year: 2026, month: 11, day: 21 };

describe('a named holiday is found on its next date', () => {
  it.each<[string, Parameters<typeof findHoliday>[1], string]>([
    ['are you open on Victoria Day', ca('BC'), '2027-05-24'],
    ['Victoria Day', ca('ON'), '2027-05-24'],
    ['what about Boxing Day', ca('BC'), '2026-12-26'],
    ['Canada Day', ca('BC'), '2027-07-01'],
    ['Thanksgiving', ca('BC'), '2027-10-11'],
    ['Thanksgiving', us, '2026-11-26'],
    ['Family Day', ca('AB'), '2027-02-15'],
    ['family day', ca('MB'), '2027-02-15'],
    ['la Saint-Jean', ca('QC'), '2027-06-24'],
    ['le jour de Noël', ca('QC'), '2026-12-25'],
    ['Christmas Eve', us, '2026-12-24'],
    ["New Year's Eve", us, '2026-12-31'],
    ["new year's", us, '2027-01-01'],
    ['Easter', ca('ON'), '2027-03-28'],
    ['Good Friday', ca('ON'), '2027-03-26'],
    ['Labor Day', us, '2027-09-06'],
    ['the fourth of July', us, '2027-07-04'],
    ['Memorial Day', us, '2027-05-31'],
    ['MLK day', us, '2027-01-18'],
    ['Black Friday', us, '2026-11-27'],
    ['truth and reconciliation day', ca('BC'), '2027-09-30'],
  ])('%s', (text, region, date) => {
    const found = findHoliday(text, region, today);
    expect(found && isoDate(found.date)).toBe(date);
  });

  it.each(['I want a tint', 'merry and bright', ''])('and none where none is named: %s', (text) => {
    expect(findHoliday(text, ca('BC'), today)).toBeNull();
  });
});

describe('a date is a holiday only where it is kept', () => {
  it('by law, by custom, or not at all', () => {
    const boxingDay = { year: 2026, month: 12, day: 26 };
    expect(holidayOn(boxingDay, ca('ON'))?.statutory).toBe(true);
    expect(holidayOn(boxingDay, ca('BC'))?.statutory).toBe(false);
    expect(holidayOn(boxingDay, us)).toBeNull();
    const augustMonday = { year: 2026, month: 8, day: 3 };
    expect(holidayOn(augustMonday, ca('BC'))?.name).toBe('BC Day');
    expect(holidayOn(augustMonday, ca('QC'))).toBeNull();
    expect(holidayOn({ year: 2026, month: 5, day: 18 }, ca('QC'))?.name).toBe(
      "National Patriots' Day",
    );
  });

  it('and without a region, only where both countries keep it', () => {
    expect(holidayOn({ year: 2026, month: 12, day: 25 }, null)?.name).toBe('Christmas Day');
    expect(holidayOn({ year: 2026, month: 7, day: 1 }, null)).toBeNull();
  });

  it('Easter Sunday falls as published', () => {
    for (const [year, month, day] of [
      [2024, 3, 31],
      [2025, 4, 20],
      [2026, 4, 5],
      [2027, 3, 28],
      [2038, 4, 25],
    ] as const)
      expect(holidayOn({ year, month, day }, us)?.name).toBe('Easter Sunday');
  });

  it('whatever holiday is found is a holiday on its date, today or later', () => {
    const names = fc.constantFrom(
      'christmas',
      'canada day',
      'labour day',
      'good friday',
      'thanksgiving',
    );
    const date = fc.record({
      year: fc.integer({ min: 2020, max: 2060 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(names, date, (name, from) => {
        const found = findHoliday(name, ca('BC'), from);
        expect(found && isoDate(found.date) >= isoDate(from)).toBe(true);
        if (found) expect(holidayOn(found.date, ca('BC'))).not.toBeNull();
      }),
    );
  });
});
