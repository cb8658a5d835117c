import { type BusinessHours, instantOf, type LocalDate } from '@second-ring/conversation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Availability, findFreeSlots, hasRoom, slotsWithin } from './free-slots.ts';

const timeZone = 'America/Toronto';
const hour = 60 * 60_000;
const nine = { open: '09:00', close: '17:00', isClosed: false };
const closed = { ...nine, isClosed: true };
const week: BusinessHours = {
  monday: nine,
  tuesday: nine,
  wednesday: nine,
  thursday: nine,
  friday: nine,
  saturday: closed,
  sunday: closed,
};

const at = (date: string, time: string): number => instantOf(dateOf(date), timeOf(time), timeZone);
const dateOf = (text: string): LocalDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
const timeOf = (text: string) => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
};
const clock = (instant: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );

/** Thursday, June 11, 2026. */
const open = (more: Partial<Availability> = {}): Availability => ({
  hours: week,
  timeZone,
  region: { country: 'CA', subdivision: 'ON' },
  stepMinutes: 60,
  capacity: 1,
  earliest: at('2026-06-10', '12:00'),
  taken: [],
  ...more,
});
const day = (date: string, start: string | null = null) => ({
  from: at(date, '00:00'),
  to: at(date, '24:00'),
  start: start === null ? null : at(date, start),
});
const slot = (date: string, start: string, end: string) => ({
  start: at(date, start),
  end: at(date, end),
});
const startsOf = (availability: Availability, date: string, minutes = 60) =>
  [...slotsWithin(availability, at(date, '00:00'), at(date, '24:00'), minutes)].map(({ start }) =>
    clock(start).slice(11),
  );
const found = (availability: Availability, wish: ReturnType<typeof day>, minutes = 60) => {
  const { slots, exact } = findFreeSlots(availability, wish, minutes);
  return { exact, starts: slots.map(({ start }) => clock(start)) };
};

describe('free times', () => {
  it('fill the opening hours, and end before the doors close', () => {
    expect(startsOf(open(), '2026-06-11', 120)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
    ]);
    expect(startsOf(open(), '2026-06-13')).toEqual([]);
  });

  it('leave out the break of a split day', () => {
    const thursday = {
      ...nine,
      close: '12:00',
      more: [{ open: '13:30', close: '16:00' }],
    };
    expect(startsOf(open({ hours: { ...week, thursday } }), '2026-06-11', 60)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '14:00',
      '15:00',
    ]);
  });

  it('run on past midnight where the shop does', () => {
    const night = { open: '20:00', close: '02:00', isClosed: false };
    const hours = { ...week, thursday: night, friday: closed };
    const starts = [
      ...slotsWithin(open({ hours }), at('2026-06-11', '20:00'), at('2026-06-12', '12:00'), 90),
    ];
    expect(starts.map(({ start }) => clock(start).slice(11))).toEqual([
      '20:00',
      '21:00',
      '22:00',
      '23:00',
      '00:00',
    ]);
    const early = findFreeSlots(
      open({ hours }),
      { ...day('2026-06-12'), to: at('2026-06-12', '03:00') },
      60,
    );
    expect(clock(early.slots[0]?.start ?? 0)).toBe('2026-06-12 00:00');
  });

  it('cross midnight in a shop that never closes', () => {
    const always = { open: '00:00', close: '24:00', isClosed: false };
    const hours = { ...week, thursday: always, friday: always };
    const late = at('2026-06-11', '23:00');
    expect(
      findFreeSlots(open({ hours }), { from: late, to: late + hour, start: late }, 180),
    ).toEqual({
      exact: true,
      slots: [{ start: late, end: late + 3 * hour }],
    });
  });

  it('follow an exception, and keep clear of a holiday the owner says nothing of', () => {
    const exceptions = [
      { date: '2026-06-11', open: '12:00', close: '14:00', isClosed: false },
      { date: '2026-07-02', ...closed },
    ];
    const availability = open({ hours: { ...week, exceptions } });
    expect(startsOf(availability, '2026-06-11')).toEqual(['12:00', '13:00']);
    expect(startsOf(availability, '2026-07-02')).toEqual([]);
    expect(startsOf(availability, '2026-07-01')).toEqual([]);
    const listed = { ...week, exceptions: [{ date: '2026-07-01', ...nine }] };
    expect(startsOf(open({ hours: listed }), '2026-07-01')).toHaveLength(8);
  });

  it('are none where the hours are not known', () => {
    expect(found(open({ hours: null }), day('2026-06-11'))).toEqual({ exact: false, starts: [] });
  });

  it('start on steps of the clock, also where the doors open between two', () => {
    const thursday = { ...nine, open: '09:10', close: '11:00' };
    const availability = open({ hours: { ...week, thursday }, stepMinutes: 30 });
    expect(startsOf(availability, '2026-06-11', 30)).toEqual(['09:30', '10:00', '10:30']);
  });

  it('keep the lead time the owner asks for', () => {
    const availability = open({ earliest: at('2026-06-11', '14:20') });
    expect(startsOf(availability, '2026-06-11')).toEqual(['15:00', '16:00']);
    expect(found(availability, day('2026-06-11', '10:00'))).toEqual({
      exact: false,
      starts: ['2026-06-11 15:00', '2026-06-11 16:00'],
    });
  });

  it('say of a wish within that lead time that it is too soon, and not of one that is taken', () => {
    const earliest = at('2026-06-11', '14:20');
    const of = (start: string | null, to = '24:00') => {
      const wish = { ...day('2026-06-11', start), to: at('2026-06-11', to) };
      const taken = [slot('2026-06-11', '15:00', '16:00')];
      return findFreeSlots(open({ earliest, taken }), wish, 60).tooSoon;
    };
    expect(of('10:00')).toBe(true);
    expect(of(null, '12:00')).toBe(true);
    expect(of('15:00')).toBeUndefined();
    expect(of('16:00')).toBeUndefined();
    expect(of(null)).toBeUndefined();
  });

  it('stay on the local clock when it changes', () => {
    const sunday = { open: '00:00', close: '06:00', isClosed: false };
    const hours = { ...week, sunday };
    const early = open({ hours, earliest: 0 });
    expect(startsOf(early, '2026-03-08')).toEqual(['00:00', '01:00', '03:00', '04:00', '05:00']);
    expect(startsOf(early, '2026-11-01')).toEqual([
      '00:00',
      '01:00',
      '01:00',
      '02:00',
      '03:00',
      '04:00',
      '05:00',
    ]);
  });
});

describe('a wish', () => {
  it('for a free start gets that start alone', () => {
    expect(found(open(), day('2026-06-11', '15:00'))).toEqual({
      exact: true,
      starts: ['2026-06-11 15:00'],
    });
  });

  it('for a taken start gets the nearest three, in order', () => {
    const taken = [slot('2026-06-11', '14:00', '15:00')];
    expect(found(open({ taken }), day('2026-06-11', '14:00'))).toEqual({
      exact: false,
      starts: ['2026-06-11 12:00', '2026-06-11 13:00', '2026-06-11 15:00'],
    });
  });

  it('for a day that is full or closed gets the next that is not', () => {
    const taken = [slot('2026-06-11', '09:00', '17:00')];
    expect(found(open({ taken }), day('2026-06-11'))).toMatchObject({
      exact: false,
      starts: ['2026-06-12 09:00', '2026-06-12 10:00', '2026-06-12 11:00'],
    });
    expect(found(open(), day('2026-06-14', '13:00')).starts[0]).toBe('2026-06-15 09:00');
  });

  it('for part of a day is kept to that part', () => {
    const wish = { from: at('2026-06-11', '13:00'), to: at('2026-06-11', '15:00'), start: null };
    expect(found(open(), wish)).toEqual({
      exact: true,
      starts: ['2026-06-11 13:00', '2026-06-11 14:00'],
    });
  });

  it('for all time is answered at once', () => {
    const { slots } = findFreeSlots(open(), { from: 0, to: 8e15, start: null }, 60);
    expect(slots).toHaveLength(3);
  });
});

describe('room', () => {
  it('counts how many run at one moment, not how many touch the slot', () => {
    const taken = [slot('2026-06-11', '09:00', '10:00'), slot('2026-06-11', '10:00', '11:00')];
    const over = slot('2026-06-11', '09:30', '10:30');
    expect(hasRoom(over, taken, 1)).toBe(false);
    expect(hasRoom(over, taken, 2)).toBe(true);
    expect(hasRoom(slot('2026-06-11', '11:00', '12:00'), taken, 1)).toBe(true);
  });

  it('that is given whenever there is some never overfills a moment', () => {
    const slots = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 })),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(slots, fc.integer({ min: 1, max: 3 }), (wanted, capacity) => {
        const booked: { start: number; end: number }[] = [];
        for (const [start, length] of wanted) {
          const one = { start, end: start + length };
          if (hasRoom(one, booked, capacity)) booked.push(one);
        }
        for (let moment = 0; moment < 60; moment += 1) {
          const running = booked.filter(({ start, end }) => start <= moment && moment < end);
          expect(running.length).toBeLessThanOrEqual(capacity);
        }
      }),
    );
  });
});
