import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, week } from '../testing/business-parts.ts';
import { barber, plumber, salon, tintShop } from '../testing/businesses.ts';
import { instantOf, localDateTime } from '../understanding/slots/time-zone.ts';
import type { BusinessHours, BusinessKnowledge } from './business.ts';
import { describeDate, describeNow, describeWeek } from './describe-hours.ts';
import { closingTime, isOpenAt, nextOpening, openingOn, usualHours } from './hours.ts';

const on = (date: string) => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  return { year, month, day: dayOfMonth };
};
const at = (business: BusinessKnowledge, date: string, hour: number, minute = 0) =>
  instantOf(on(date), { hour, minute }, business.timeZone);
const local = (business: BusinessKnowledge, instant: number | null) => {
  if (instant === null) return null;
  const { day: dayOfMonth, hour, minute } = localDateTime(instant, business.timeZone);
  return `${dayOfMonth} ${hour}:${minute}`;
};

describe('a business is open exactly when its hours say so', () => {
  it('from the minute it opens to the minute before it closes', () => {
    const state = (hour: number, minute: number) =>
      isOpenAt(tintShop.hours, at(tintShop, '2026-11-24', hour, minute), tintShop.timeZone);
    expect([state(8, 59), state(9, 0), state(16, 59), state(17, 0)]).toEqual([
      'closed',
      'open',
      'open',
      'closed',
    ]);
  });

  it('between the halves of a split day it is closed, and opens again that day', () => {
    const lunch = at(salon, '2026-11-25', 13, 30);
    expect(isOpenAt(salon.hours, lunch, salon.timeZone)).toBe('closed');
    expect(local(salon, nextOpening(salon.hours, lunch, salon.timeZone))).toBe('25 14:0');
  });

  it('past midnight the evening before still counts', () => {
    const late = at(barber, '2026-11-29', 1, 30);
    expect(isOpenAt(barber.hours, late, barber.timeZone)).toBe('open');
    expect(local(barber, closingTime(barber.hours, late, barber.timeZone))).toBe('29 2:0');
  });

  it.each(['00:00-23:59', '00:00-24:00', '00:00-00:00'])('%s is the whole day', (text) => {
    const hours = week(text, text, text);
    const noon = at(plumber, '2026-11-24', 12);
    expect(openingOn(hours, on('2026-11-24')).allDay).toBe(true);
    expect(isOpenAt(hours, at(plumber, '2026-11-24', 23, 59), plumber.timeZone)).toBe('open');
    expect(closingTime(hours, noon, plumber.timeZone)).toBeNull();
  });

  it('an exception takes the place of its weekday', () => {
    expect(openingOn(salon.hours, on('2026-12-24')).spans).toEqual([{ open: 600, close: 840 }]);
    expect(openingOn(salon.hours, on('2026-12-26')).state).toBe('closed');
  });

  it('a day the clocks change keeps its wall-clock hours', () => {
    const hours = week('09:00-17:00', '09:00-17:00', '09:00-17:00');
    const before = instantOf(on('2026-03-07'), { hour: 20, minute: 0 }, 'America/Vancouver');
    const next = nextOpening(hours, before, 'America/Vancouver');
    expect(local(tintShop, next)).toBe('8 9:0');
  });
});

describe('what cannot be read is unknown, never a guess', () => {
  it.each([
    { open: '', close: 'late', isClosed: false },
    { open: '9', close: '17', isClosed: false },
    { open: '09:00', close: '09:00', isClosed: false },
    { open: '25:00', close: '26:00', isClosed: false },
    { open: '09:00', close: '12:00', isClosed: false, more: [{ open: '11:00', close: '15:00' }] },
  ])('$open to $close', (entry) => {
    const hours: BusinessHours = { ...week('09:00-17:00', 'closed', 'closed'), tuesday: entry };
    expect(openingOn(hours, on('2026-11-24')).state).toBe('unknown');
    expect(isOpenAt(hours, at(tintShop, '2026-11-24', 10), tintShop.timeZone)).toBe('unknown');
    expect(nextOpening(hours, at(tintShop, '2026-11-23', 18), tintShop.timeZone)).toBeNull();
  });

  it('no hours at all included', () => {
    expect(isOpenAt(null, 0, 'America/Toronto')).toBe('unknown');
    expect(describeNow({ ...tintShop, hours: null }, 0)).toBe("I don't have our hours listed.");
    expect(describeWeek({ ...tintShop, hours: null })).toBe("I don't have our hours listed.");
  });
});

describe('at any instant', () => {
  it('the next opening is open, and closing time closed', () => {
    const time = fc
      .integer({ min: 0, max: 23 })
      .map((hour) => `${String(hour).padStart(2, '0')}:30`);
    const shift = fc.tuple(time, time).map(([open, close]) => `${open}-${close}`);
    const instant = fc.integer({
      min: at(salon, '2026-01-01', 0),
      max: at(salon, '2027-01-01', 0),
    });
    fc.assert(
      fc.property(shift, shift, instant, (weekday, saturday, now) => {
        const hours = week(weekday, saturday, 'closed');
        const next = nextOpening(hours, now, salon.timeZone);
        if (next !== null) {
          expect(next).toBeGreaterThan(now);
          expect(isOpenAt(hours, next, salon.timeZone)).toBe('open');
        }
        const closing = closingTime(hours, now, salon.timeZone);
        if (closing !== null) {
          expect(isOpenAt(hours, now, salon.timeZone)).toBe('open');
          expect(isOpenAt(hours, closing - 1, salon.timeZone)).toBe('open');
          expect(isOpenAt(hours, closing, salon.timeZone)).not.toBe('open');
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('hours are spoken as people speak them', () => {
  it('a week, with like days together', () => {
    expect(describeWeek(tintShop)).toBe(
      "We're open Monday to Friday, 9 AM to 5 PM. We're closed Saturday and Sunday.",
    );
    expect(describeWeek(tintShop, 'fr')).toBe(
      'Nous sommes ouverts : lundi au vendredi, de 9 h à 17 h. Nous sommes fermés : samedi et dimanche.',
    );
    expect(describeWeek(plumber)).toBe('We are open 24 hours a day, every day.');
    expect(describeWeek(barber)).toContain("I don't have our hours for Tuesday.");
    expect(describeWeek(salon)).toContain('Wednesday, 10 AM to 1 PM and 2 PM to 8 PM');
  });

  it('now, and when the doors open next', () => {
    expect(describeNow(tintShop, at(tintShop, '2026-11-24', 10))).toBe(
      "We're open now, until 5 PM.",
    );
    expect(describeNow(tintShop, at(tintShop, '2026-11-27', 18))).toBe(
      "We're closed right now. We open on Monday, November 30 at 9 AM.",
    );
    expect(describeNow(salon, at(salon, '2026-11-24', 20), 'fr')).toBe(
      'Nous sommes fermés en ce moment. Nous ouvrons demain à 10 h.',
    );
  });

  it('a date with an exception, by its name', () => {
    const now = at(salon, '2026-12-01', 12);
    expect(describeDate(salon, on('2026-12-26'), now)).toBe(
      "We're closed on Saturday, December 26, for Boxing Day.",
    );
  });

  it('a holiday without listed hours is never promised', () => {
    const now = at(plumber, '2026-12-01', 12);
    expect(
      describeDate(
        { ...plumber, hours: week('09:00-17:00', '10:00-14:00', 'closed') },
        on('2026-12-26'),
        now,
      ),
    ).toBe(
      "That's Boxing Day. Our regular Saturday hours are 10 AM to 2 PM, but I don't have our holiday hours, so I'll pass that on to the team.",
    );
    expect(describeDate(tintShop, on('2026-12-26'), now)).toBe(
      "That's Boxing Day. We're closed on Saturdays in any case.",
    );
    const eve = {
      ...tintShop,
      hours: { ...week('09:00-17:00', 'closed', 'closed'), saturday: day('closed') },
    };
    expect(describeNow(eve, at(tintShop, '2026-12-24', 20))).toContain('Today is Christmas Eve.');
  });
});

describe('the hours a bare number is read within', () => {
  it('run from the earliest opening to the latest closing', () => {
    expect(usualHours(salon.hours)).toEqual({ open: 9, close: 21 });
    expect(usualHours(barber.hours)).toEqual({ open: 11, close: 24 });
  });

  it('are unknown without hours, and around the clock', () => {
    expect(usualHours(null)).toBeNull();
    expect(usualHours(plumber.hours)).toBeNull();
  });
});
