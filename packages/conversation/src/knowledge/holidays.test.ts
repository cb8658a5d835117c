import { describe, expect, it } from 'vitest';
import type { Region } from './business.ts';
import { holidayOn } from './holidays.ts';

const ca = (subdivision: string) => ({ country: 'CA', subdivision }) as const;
const us = { country: 'US', subdivision: 'WA' } as const;

describe('a holiday falls on its date', () => {
  it.each<[string, Region, string]>([
    ['Victoria Day', ca('BC'), '2027-05-24'],
    ['Victoria Day', ca('ON'), '2027-05-24'],
    ['Boxing Day', ca('BC'), '2026-12-26'],
    ['Canada Day', ca('BC'), '2027-07-01'],
    ['Thanksgiving', ca('BC'), '2027-10-11'],
    ['Thanksgiving', us, '2026-11-26'],
    ['Family Day', ca('AB'), '2027-02-15'],
    ['Louis Riel Day', ca('MB'), '2027-02-15'],
    ['Saint-Jean-Baptiste Day', ca('QC'), '2027-06-24'],
    ['Christmas Day', ca('QC'), '2026-12-25'],
    ['Christmas Eve', us, '2026-12-24'],
    ["New Year's Eve", us, '2026-12-31'],
    ["New Year's Day", us, '2027-01-01'],
    ['Easter Sunday', ca('ON'), '2027-03-28'],
    ['Good Friday', ca('ON'), '2027-03-26'],
    ['Labor Day', us, '2027-09-06'],
    ['Independence Day', us, '2027-07-04'],
    ['Memorial Day', us, '2027-05-31'],
    ['Martin Luther King Jr. Day', us, '2027-01-18'],
    ['the National Day for Truth and Reconciliation', ca('BC'), '2027-09-30'],
  ])('%s', (name, region, date) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    expect(holidayOn({ year, month, day }, region)?.name).toBe(name);
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
});
