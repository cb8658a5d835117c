import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, localDateTime } from './time-zone.ts';

const toronto = 'America/Toronto';
const at = (iso: string) => Date.parse(iso);

describe('the clock of a place', () => {
  it('shows the local date, time and weekday', () => {
    expect(localDateTime(at('2025-11-21T23:05:00Z'), toronto)).toEqual({
      year: 2025,
      month: 11,
      day: 21,
      hour: 18,
      minute: 5,
      weekday: 4,
    });
  });

  it('shows midnight as hour 0', () => {
    expect(localDateTime(at('2025-11-21T05:00:00Z'), toronto).hour).toBe(0);
  });

  it('moves a time the clocks skip in spring forward', () => {
    const skipped = { year: 2025, month: 3, day: 9 };
    expect(instantOf(skipped, { hour: 2, minute: 30 }, toronto)).toBe(at('2025-03-09T07:30:00Z'));
  });

  it('takes the first of a time the clocks show twice in autumn', () => {
    const twice = { year: 2025, month: 11, day: 2 };
    expect(instantOf(twice, { hour: 1, minute: 30 }, toronto)).toBe(at('2025-11-02T05:30:00Z'));
  });

  it('refuses a zone that does not exist', () => {
    expect(() => localDateTime(0, 'Mars/Olympus')).toThrow(RangeError);
  });

  it('finds every instant again, except the second hour of an autumn night', () => {
    const zones = [toronto, 'America/St_Johns', 'Europe/Paris', 'Asia/Kolkata', 'Pacific/Apia'];
    const minutes = fc.integer({ min: at('2015-01-01T00:00:00Z') / 60000, max: 35_000_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const instant = minute * 60_000;
        const shown = localDateTime(instant, zone);
        const found = instantOf(shown, shown, zone);
        expect([0, 3_600_000]).toContain(instant - found);
      }),
    );
  });
});
